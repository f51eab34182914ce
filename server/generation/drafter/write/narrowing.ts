import { isVerb } from '../lexicon/cueLine';
import { isNoun } from '../read/isNoun';
import { quote, type Quote } from '../read/span';
import { trimmedSpan, wordCount, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';

/** `every night`: what a clause says of all of a kind. */
export function everyThing(
  { idea, folded, span }: CuedClause,
  { every }: DocumentWords['forms'],
): Quote[] {
  const found = every.exec(folded);
  if (found === null) return [];
  const start = span.start + found.index;
  return [quote(idea, { start, end: start + found[0].length })];
}

/** `who have not paid`: what narrows the noun before it. */
export function restriction(
  { idea, folded, span, cues, lexicon }: CuedClause,
  { relative }: DocumentWords['forms'],
): Quote[] {
  if (relative === undefined) return [];
  for (const { name, start, end } of cues) {
    const word = folded.slice(start - span.start, end - span.start);
    if (name !== 'that' || start === span.start || !relative.test(word)) continue;
    const hasVerb = cues.some((cue) => cue.start === end + 1 && isVerb(cue));
    const followsNoun = !cues.some(
      (cue) => cue.end === start - 1 && (isVerb(cue) || notNoun.has(cue.name)),
    );
    // After a comma it only adds something; before the verb its end is not sure.
    const isObject = cues.some(
      (cue) =>
        cue.end < start - 1 &&
        isVerb(cue) &&
        !isNoun(cue, cues, folded.slice(0, cue.start - span.start), lexicon),
    );
    if (!hasVerb || !followsNoun || !isObject || /[,،(]\s?$/u.test(idea.slice(span.start, start)))
      continue;
    const border = idea.slice(end, span.end).search(/[,،;:)]/u);
    const whole = trimmedSpan(idea, start, border === -1 ? span.end : end + border);
    if (wordCount(idea.slice(whole.start, whole.end)) >= 2) return [quote(idea, whole)];
  }
  return [];
}

const notNoun: ReadonlySet<string> = new Set([
  'and',
  'but',
  'soThat',
  'because',
  'if',
  'exclusion',
]);
