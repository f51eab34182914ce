import { capital } from '../lexicon/capital';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import type { Span } from '../read/span';
import type { CuedClause } from '../write/cuedClause';
import { listedThings } from '../write/listedThings';
import { alternativesIn, choicesBehind, fieldsIn, partsIn, type Entered } from './fieldsIn';
import { includesPart, kindOf } from './fieldNames';
import { areValues, chainIn, listBehindColon, listInBrackets, type Item } from './itemsOf';
import { listWords } from './words/listWords';
import { mockupWordsOf } from './mockupWordsOf';
import { plainText } from '../read/plainText';

/** The lists in a part of a statement. */
export interface TaskLists {
  /** What it lists, and whether one of these is chosen. */
  listed: readonly string[];
  isChoice: boolean;
  /** Whether these are states to set. */
  areStates: boolean;
  /** What is entered, or looked at: two or more things. */
  fields: readonly Entered[];
}

/** Reads what is chosen, entered or shown, in the idea's words. */
export function taskLists(
  clause: CuedClause,
  text: Span,
  label: string,
  { isOfEach, isDone, isCondition }: { isOfEach: boolean; isDone: boolean; isCondition: boolean },
): TaskLists {
  const said = clause.idea.slice(text.start, text.end);
  const states = statesNamed(clause, said);
  if (states.length > 0)
    return { fields: partsIn(clause, text), listed: states, isChoice: true, areStates: true };
  const brackets = isDone ? listInBrackets(said, clause.lexicon) : undefined;
  const colon = listBehindColon(said, clause.lexicon) ?? brackets;
  // `transfer (requested, sent, received)`
  const isDoneTo = ({ name }: { name: string }) =>
    clause.cues.some(
      (cue) => cue.name.startsWith('done:') && clause.idea.slice(cue.start, cue.end) === name,
    );
  const items = colon?.items ?? [];
  const areStates = items.filter(isDoneTo).length > items.length / 2;
  if (areStates || areValues(items, clause.lexicon)) {
    const listed = items.map(({ name }) => name);
    return { fields: [], listed, isChoice: true, areStates };
  }
  if (colon === brackets && brackets && areOptions(clause.lexicon, items)) {
    const options = items.map(({ name }) => name);
    const field = { name: capital(nounOf(clause.lexicon, brackets.lead)), isFlag: false, options };
    return { fields: [field], listed: [], isChoice: false, areStates: false };
  }
  const choices = choicesBehind(clause, text, isDone);
  const parts = isOfEach ? partsIn(clause, text) : [];
  const named = items.map((item): Entered => ({
    ...item,
    name: capital(item.name),
    isFlag: false,
  }));
  const entered =
    isCondition || choices.length > 0 ? [] : named.length > 0 ? named : fieldsIn(clause, text);
  const fields = parts.length > 0 ? parts : entered;
  const objects = objectsIn(label);
  const list = listedThings(clause);
  const at = clause.idea.indexOf(list.things[0] ?? '', clause.span.start);
  // Quoted examples are neither fields nor options.
  const isExample = list.things.some((thing) => /["“”„«»]/u.test(thing));
  const isListed =
    list.things.length > 0 &&
    !isExample &&
    objects.length === 0 &&
    at >= text.start &&
    at < text.end;
  if (choices.length > 0) return { fields, listed: choices, isChoice: true, areStates: true };
  if (isListed)
    return {
      fields,
      listed: list.things.map(plainText),
      isChoice: list.isChoice,
      areStates: list.isChoice && namesStates(clause, said),
    };
  const alternatives = alternativesIn(clause, text);
  return alternatives.length > 0
    ? { fields, listed: alternatives, isChoice: true, areStates: namesStates(clause, said) }
    : { fields, listed: objects, isChoice: false, areStates: false };
}

/** Whether a list says what something may be, and no member what is entered: `the result (fine, cracked, lost)`. */
function areOptions({ code }: Lexicon, items: readonly Item[]): boolean {
  const words = mockupWordsOf({ language: code });
  const isField = ({ name, options }: Item) =>
    options.length > 0 ||
    kindOf(name, words) !== 'text' ||
    words.values.some(([part = '–']) => includesPart(name, [part]));
  return !items.some(isField);
}

/** `result` in `Log the result`. */
function nounOf({ cues }: Lexicon, lead: string): string {
  const words = lead.split(/\s+/u);
  const article = words.findLastIndex((word) => cues.determiner.includes(folded(word)));
  return words.slice(article < 0 ? -1 : article + 1).join(' ');
}

/** `Its state is wet, dry or fired`: whether the word stands before the list. */
function namesStates({ lexicon }: CuedClause, said: string): boolean {
  const own = listWords[lexicon.code]?.stateNames;
  return (
    own !== undefined &&
    new RegExp(`(?:^|[.;]\\s)(?:\\p{L}+\\s){0,2}(?:${own})\\s`, 'iu').test(said)
  );
}

/** `States: new, open, closed`, `New → Open → Closed` */
function statesNamed({ lexicon }: CuedClause, said: string): string[] {
  const chain = chainIn(said);
  if (chain.length > 0) return chain;
  const own = listWords[lexicon.code]?.stateNames;
  const list =
    listBehindColon(said, lexicon) ?? listBehindColon(said.replace(/\s/u, ': '), lexicon);
  const isNamed =
    own !== undefined &&
    new RegExp(`(?<!\\p{L})(?:${own})(?:\\s\\p{L}+)?$`, 'iu').test(list?.lead ?? '');
  return isNamed && list ? list.items.map(({ name }) => name) : [];
}

/** `Record temperature, pulse and appetite of each animal` */
const objectList =
  /^\p{L}+\s(?<list>\p{L}+(?:\s\p{L}+)?(?:,\s\p{L}+(?:\s\p{L}+)?)*,?\sand\s\p{L}+)(?=$|\s(?:of|for|with|at|in|per)\s)/u;

/** What a verb is followed by, if these are several things of a word or two. */
function objectsIn(label: string): string[] {
  const list = objectList.exec(label)?.groups?.list ?? '';
  return list === '' ? [] : list.split(/,\s|,?\sand\s/u);
}
