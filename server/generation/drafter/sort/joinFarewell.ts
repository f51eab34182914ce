import { isVerb } from '../lexicon/cueLine';
import type { SortedClause } from './sortClauses';

const longestFarewell = 40;
const longestSignature = 90;

/** Joins the names under a farewell with it: `Cheers`, `Tom`, `Hall committee`. */
export function joinFarewell(sorted: readonly SortedClause[]): SortedClause[] {
  const start = sorted.findLastIndex(isFarewell);
  // Nearer to the beginning it greets.
  if (2 * start < sorted.length) return [...sorted];
  let end = start + 1;
  for (let next = sorted[end]; next && isSignature(next); next = sorted[end]) end += 1;
  const [farewell, ...names] = sorted.slice(start, end);
  const last = names.at(-1);
  if (farewell === undefined || last === undefined) return [...sorted];
  const span = { start: farewell.clause.span.start, end: last.clause.span.end };
  const cues = [farewell, ...names].flatMap(({ clause }) => clause.cues);
  return [
    ...sorted.slice(0, start),
    { ...farewell, clause: { ...farewell.clause, span, cues }, isDoubtful: false },
    ...sorted.slice(end),
  ];
}

const lengthOf = ({ clause: { span } }: SortedClause) => span.end - span.start;

const isLetterText = ({ clause: { block, isStruck }, kind, isUndecided }: SortedClause) =>
  kind === 'B' && block.kind !== 'item' && !block.speaker && !isStruck && !isUndecided;

function isFarewell(one: SortedClause): boolean {
  const { cues, span } = one.clause;
  const isCourteous = cues.some(({ name, start }) => name === 'courtesy' && start === span.start);
  return isLetterText(one) && isCourteous && lengthOf(one) <= longestFarewell;
}

function isSignature(one: SortedClause): boolean {
  const isSaid = one.clause.cues.some((cue) => isVerb(cue) && !cue.name.startsWith('do:'));
  return isLetterText(one) && !isSaid && lengthOf(one) <= longestSignature;
}
