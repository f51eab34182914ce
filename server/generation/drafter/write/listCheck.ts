import type { Act } from './acts';
import { wordCount, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { isPredicate } from './isPredicate';
import { listedThings } from './listedThings';
import { fill, marked } from './quoted';
import type { Specifics } from './specificChecks';
import { endsWithHaving } from './thingsHad';
import { fieldNoun, figuresBefore, ofFields } from './words/criteriaPatterns';
import { asState, inState, ofStates } from './words/specificPatterns';

/** Each thing of a list is there, can be entered or, of alternatives, chosen; of states, which follows which is open. */
export function listCheck(
  clause: CuedClause,
  acts: readonly Act[],
  { checks, told }: Specifics,
  { comma, criteria, quotation, specifics }: DocumentWords,
): string[] {
  const { things, isChoice, start } = listedThings(clause);
  // What is done is tested act by act.
  const areActs = things.some((one) => acts.some(({ object }) => one.includes(object)));
  if (things.length === 0 || areActs || told.has('filtered')) return [];
  // `per school, menu and allergen`
  const [first = '', last = ''] = [things[0], things.at(-1)];
  if (checks.some((one) => one.includes(first) && one.includes(last))) return [];
  const quoted = { things: things.map((one) => marked(one, quotation)).join(comma) };
  const use = useOf(clause, start, isChoice);
  const pattern = { entered: criteria.entered, figures: specifics.figures, states: criteria.each };
  const isChosen = isChoice || told.has('marked');
  const check = fill(isChosen ? criteria.choice : use ? pattern[use] : criteria.each, quoted);
  return use === 'states' ? [check, fill(specifics.states, quoted)] : [check];
}

/** What the words before a list of things say that they are. */
export function useOf(
  clause: CuedClause,
  place: number,
  isChoice: boolean,
): 'entered' | 'figures' | 'states' | undefined {
  const { cues, folded, span } = clause;
  const before = folded.slice(0, place - span.start);
  if (ofStates.test(before) || asState.test(before) || (isChoice && inState.test(before)))
    return 'states';
  if (ofFields.test(before) || endsWithHaving(clause, before)) return 'entered';
  const verbs = cues.filter((cue) => cue.start < place && cue.name.startsWith('do:'));
  // `Ticket: device number, problem, photo`
  const list = folded.slice(place - span.start);
  const isLabel = /[:：]\s*$/u.test(before);
  const isOfProduct = cues.some(({ name, start }) => name === 'system' && start < place);
  if (isLabel && !isOfProduct && wordCount(before) < 3 && fieldNoun.test(list)) return 'entered';
  if (verbs.some((cue) => cue.name === 'do:create' && isPredicate(clause, cue))) return 'entered';
  if (figuresBefore.test(before)) return 'figures';
  const isDone = verbs.some(
    ({ name }) => !/^do:(?:show|search|calculate|organise|measure|other)$/u.test(name),
  );
  return isLabel && isDone && wordCount(before) > 1 ? 'entered' : undefined;
}
