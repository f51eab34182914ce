import { capital } from '../lexicon/capital';
import type { Span } from '../read/span';
import type { CuedClause } from '../write/cuedClause';
import { kindOf } from './fieldNames';
import {
  alternativesIn,
  areValues,
  hasOr,
  listBehind,
  listBehindColon,
  listInBrackets,
  namesStates,
  type Item,
} from './lists';
import { mockupWordsOf } from './mockupWordsOf';

/** The lists in a part of a statement. */
export interface TaskLists {
  /** What one chooses from, and whether these are states to set. */
  options: readonly string[];
  areStates: boolean;
  /** What is entered, or looked at: two or more things. */
  fields: readonly Item[];
}

const mostOfState = 3;

/** Reads what is chosen, entered or shown, in the idea's words. */
export function taskLists(
  clause: CuedClause,
  text: Span,
  { isOfEach, isDone, isCondition }: { isOfEach: boolean; isDone: boolean; isCondition: boolean },
): TaskLists {
  const { idea, lexicon, cues } = clause;
  const said = idea.slice(text.start, text.end);
  const chosen = (options: readonly string[], areStates: boolean): TaskLists => ({
    options,
    areStates,
    fields: [],
  });
  const entered = (items: readonly Item[]): TaskLists => ({
    options: [],
    areStates: false,
    fields: items.map((item) => ({ ...item, name: capital(item.name) })),
  });
  const colon = listBehindColon(clause, text);
  const list = colon ?? (isDone ? listInBrackets(clause, text) : undefined);
  if (list) {
    const names = list.items.map(({ name }) => name);
    // `transfer (requested, sent, received)`
    const done = cues.filter(
      ({ name, start, end }) => name.startsWith('done:') && names.includes(idea.slice(start, end)),
    );
    const areStates = namesStates(clause, list.lead) || done.length > names.length / 2;
    if (areStates || areValues(list.items, lexicon)) return chosen(names, areStates);
    // `(yes / no / maybe)`
    if (list !== colon && said.includes(' / ')) return chosen(names, false);
    const isField = ({ name, options }: Item) =>
      options.length > 0 || kindOf(name, mockupWordsOf({ language: lexicon.code })) !== 'text';
    return entered(list === colon || list.items.some(isField) ? list.items : []);
  }
  const states =
    isDone || namesStates(clause, said) ? listBehind(clause, text, 'states', mostOfState) : [];
  if (states.length > 0)
    return chosen(
      states.map(({ name }) => name),
      true,
    );
  const given = isCondition ? [] : listBehind(clause, text, isOfEach ? 'parts' : 'given');
  const asked = isCondition || given.length > 0 ? [] : listBehind(clause, text, 'asked', 3);
  const names = asked.map(({ name }) => name);
  // `say gathered, pencil or pinch pleat`
  if (names.length > 0 && hasOr(clause, said)) return chosen(names, false);
  const fields = [...given, ...asked];
  return fields.length > 0
    ? entered(fields)
    : chosen(alternativesIn(clause, text), namesStates(clause, said));
}
