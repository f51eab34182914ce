import { denialWords } from '../lexicon/denialWords';
import { perLanguage } from '../lexicon/perLanguage';
import type { ReadIdea } from '../read/readClauses';

/** Longer than a consent with a mark and a conjunction. */
const consentReach = 20;
/** What stands before the `no` of `yes or no`. */
const afterConsent = perLanguage(
  ({ code }) =>
    new RegExp(
      String.raw`(?<!\p{L})(?:${denialWords[code].consent.join('|')})[\s,/]{1,3}(?:\p{L}{1,4}\s)?$`,
      'u',
    ),
);

/** Whether a negation is an answer beside another, which denies nothing: `yes or no`, `yes, no or maybe`. */
export function answersYesOrNo({ folded, lexicon }: ReadIdea, at: number): boolean {
  return afterConsent(lexicon).test(folded.slice(Math.max(0, at - consentReach), at));
}
