import { ofFields, ofStates } from '../lexicon/partNames';
import { wordCount, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { isPredicate } from './isPredicate';
import { listedThings } from './listedThings';
import { fill, marked } from './quoted';
import { fieldNoun } from './words/criteriaPatterns';
import { having } from './words/listPatterns';
import { asState, inState } from './words/specificPatterns';

/** Each thing of a list is there, can be entered or, of alternatives, chosen. */
export function listChecks(
  clause: CuedClause,
  told: readonly string[],
  { comma, criteria, quotation }: DocumentWords,
): string[] {
  const { things, isChoice, start } = listedThings(clause);
  const [first, last] = [things[0], things.at(-1)];
  // `filter by school, menu and allergen` has a test of its own.
  const isTold = told.some((one) => one.includes(first ?? '') && one.includes(last ?? ''));
  if (first === undefined || isTold) return [];
  const quoted = { things: things.map((one) => marked(one, quotation)).join(comma) };
  const use = useOf(clause, start, isChoice);
  const ofOthers = isChoice ? criteria.choice : criteria[use ?? 'each'];
  return [fill(use === 'states' ? criteria.states : ofOthers, quoted)];
}

/** What the words before a list of things say that they are. */
export function useOf(
  clause: CuedClause,
  place: number,
  isChoice: boolean,
): 'entered' | 'states' | undefined {
  const { cues, folded, lexicon, span } = clause;
  const before = folded.slice(0, place - span.start);
  if (ofStates.test(before) || asState.test(before) || (isChoice && inState.test(before)))
    return 'states';
  const isHad = new RegExp(`(?<!\\p{L})(?:${having[lexicon.code] ?? '(?!)'})\\s$`, 'u').test(
    before,
  );
  if (isHad || ofFields.test(before)) return 'entered';
  const verbs = cues.filter((cue) => cue.start < place && cue.name.startsWith('do:'));
  const isCreated = verbs.some((cue) => cue.name === 'do:create' && isPredicate(clause, cue));
  // `Ticket: device number, problem, photo`
  const isLabel = /[:：]\s*$/u.test(before) && !cues.some(({ name }) => name === 'system');
  const isName = wordCount(before) < 3 && fieldNoun.test(folded.slice(place - span.start));
  const isDone = verbs.some(
    ({ name }) => !/^do:(?:show|search|calculate|organise|measure|other)$/u.test(name),
  );
  return isCreated || (isLabel && (isName || isDone)) ? 'entered' : undefined;
}
