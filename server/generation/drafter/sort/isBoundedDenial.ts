import { boundingWords, nobodyWords, pastDenials } from '../lexicon/boundedDenials';
import { isVerb } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { anyOf } from '../read/anyOf';
import type { Clause, ReadIdea } from '../read/readClauses';

const whole = (words: readonly string[], { hasSpaces }: Lexicon) =>
  hasSpaces ? String.raw`(?<!\p{L})${anyOf(words)}(?![\p{L}’'])` : anyOf(words);

const patternsOf = perLanguage((lexicon) => ({
  bounding: new RegExp(whole(boundingWords[lexicon.code], lexicon), 'u'),
  nobody: new RegExp(`^${whole(nobodyWords[lexicon.code], lexicon)}`, 'u'),
  past: new RegExp(whole(pastDenials[lexicon.code] ?? [], lexicon), 'u'),
}));

const longestBetween = 12;

/**
 * Whether a denial says who may not do something, when not, or what was not so, and thus rules nothing out of the product:
 * `No bag leaves without a count`, `Guests do not see the prices`.
 */
export function isBoundedDenial({ folded, lexicon }: ReadIdea, { cues, span }: Clause): boolean {
  const { bounding, nobody, past } = patternsOf(lexicon);
  const text = folded.slice(span.start, span.end);
  if (nobody.test(text)) return true;
  const denial = cues.find(({ name }) => /^(?:negation|never|bareNot)$/u.test(name));
  if (denial === undefined || !cues.some(isVerb)) return false;
  const isOfSight = cues.some(
    ({ name, start }) =>
      name === 'do:show' && start > denial.end && start < denial.end + longestBetween,
  );
  if (isOfSight) return true;
  return bounding.test(folded.slice(denial.end, span.end)) || past.test(text);
}
