import { capital } from '../lexicon/capital';
import { folded } from '../lexicon/phraseIndex';
import { trimmed, type Span } from '../read/span';
import { wordCount, type CuedClause } from '../write/cuedClause';
import { kindOf } from './fieldNames';
import {
  areValues,
  listBehind,
  listBehindColon,
  listInBrackets,
  namesStates,
  type Item,
} from './lists';
import { mockupWordsOf } from './mockupWordsOf';
import { grammars } from './words/verbGrammar';

/** The lists in a part of a statement. */
export interface TaskLists {
  /** What one chooses from, and whether these are states to set. */
  options: readonly string[];
  areStates: boolean;
  /** What is entered: two or more things. */
  fields: readonly Item[];
}

const mostOfState = 3;
const mostOfField = 4;

/** Reads what is chosen or entered, in the idea's words. */
export function taskLists(
  clause: CuedClause,
  text: Span,
  { isDone, isRule }: { isDone: boolean; isRule: boolean },
): TaskLists {
  const { idea, lexicon, cues } = clause;
  const none: TaskLists = { options: [], areStates: false, fields: [] };
  if (isRule) return none;
  const said = idea.slice(text.start, text.end);
  // Without the aim behind it: `Log a dose (drug, amount) so that nobody doubles it`.
  const aim = cues.find(({ name, start }) => name === 'soThat' && start > text.start);
  const bare = trimmed(idea, {
    start: text.start,
    end: Math.min(aim?.start ?? text.end, text.end),
  });
  const colon = listBehindColon(clause, text);
  const list = colon ?? (isDone ? listInBrackets(clause, bare) : undefined);
  if (list) {
    const names = list.items.map(({ name }) => name);
    // `transfer (requested, sent, received)`
    const done = cues.filter(
      ({ name, start, end }) => name.startsWith('done:') && names.includes(idea.slice(start, end)),
    );
    const areStates = namesStates(clause, list.lead) || done.length > names.length / 2;
    // `(yes / no / maybe)`
    const isChoice = areValues(names, lexicon) || (!colon && said.includes(' / '));
    if (areStates || isChoice) return { ...none, options: names, areStates };
    return { ...none, fields: fieldsIn(clause, list.items) };
  }
  const states =
    isDone || namesStates(clause, said) ? listBehind(clause, text, 'states', mostOfState) : [];
  const isNamed = ({ name }: Item) =>
    !lexicon.cues.determiner.includes(folded(name.split(' ')[0] ?? ''));
  if (states.length > 2 && states.every(isNamed))
    return { ...none, options: states.map(({ name }) => name), areStates: true };
  const given = isDone ? listBehind(clause, text, 'given') : [];
  const asked = isDone && given.length === 0 ? listBehind(clause, text, 'asked', 3) : [];
  return { ...none, fields: fieldsIn(clause, [...given, ...asked]) };
}

/** What surely names fields: short names, some of which tell what is entered, and none cut out of a clause. */
function fieldsIn({ lexicon }: CuedClause, items: readonly Item[]): Item[] {
  const words = mockupWordsOf({ language: lexicon.code });
  const { particle } = grammars[lexicon.code] ?? {};
  const isKnown = ({ name, options, isFlag }: Item) =>
    isFlag ||
    options.length > 0 ||
    kindOf(folded(name), words) !== 'text' ||
    words.counting.names.includes(folded(name).split(' ').at(-1) ?? '');
  // `trägt Einsatz und Übung ein`
  const isCut = ({ name, isFlag }: Item) =>
    !isFlag &&
    (wordCount(name) > mostOfField || name.endsWith('-') || particle?.test(` ${name}`) === true);
  const areFields = items.length > 1 && items.some(isKnown) && !items.some(isCut);
  return areFields ? items.map((item) => ({ ...item, name: capital(item.name) })) : [];
}
