import { boundingWords, nobodyWords, pastDenials } from '../lexicon/boundedDenials';
import { isVerb } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { anyOf } from '../read/anyOf';
import type { Clause } from '../read/clause';
import type { ReadIdea } from '../read/readClauses';

const whole = (words: readonly string[], { hasSpaces }: Lexicon) =>
  hasSpaces ? String.raw`(?<!\p{L})${anyOf(words)}(?![\p{L}’'])` : anyOf(words);

const patternsOf = perLanguage((lexicon) => ({
  bounding: new RegExp(whole(boundingWords[lexicon.code], lexicon), 'u'),
  nobody: new RegExp(`^${whole(nobodyWords[lexicon.code], lexicon)}`, 'u'),
  past: new RegExp(whole(pastDenials[lexicon.code] ?? [], lexicon), 'u'),
}));

const longestBetween = 12;
const ofUs =
  /^(?:we|i|wir|ich|nous|on|je|j['’]|nosotros|yo|nós|eu|noi|io|wij|ik|my|ja)(?!\p{L})|^(?:do|does|please|bitte)\s/u;
const needing =
  /(?<!\p{L})(?:needs?|brauch\p{L}*|besoin|necesit\p{L}*|precis\p{L}*|serv(?:e|ono)|nodig|potrzeb\p{L}*)(?!\p{L})/u;

/**
 * Whether a denial says who may not do something, when not, or what was not so, and thus rules nothing out of the product:
 * `No bag leaves without a count`, `Guests do not see the prices`.
 */
export function isBoundedDenial({ folded, lexicon }: ReadIdea, { cues, span }: Clause): boolean {
  const { bounding, nobody, past } = patternsOf(lexicon);
  const text = folded.slice(span.start, span.end);
  // `We don't want payments before 2027`, `Nobody needs a chat`
  const isOfProject = ofUs.test(text) || cues.some(({ name }) => name === 'want');
  if (isOfProject || needing.test(text)) return false;
  if (nobody.test(text)) return cues.some((cue) => isVerb(cue) && cue.name !== 'past');
  const denial = cues.find(({ name }) => /^(?:negation|never|bareNot)$/u.test(name));
  if (denial === undefined || !cues.some(isVerb)) return false;
  // `Guests do not see prices`, but not `Do not show a map`
  const isOfSight =
    denial.start > span.start &&
    cues.some(
      ({ name, start }) =>
        name === 'do:show' && start > denial.end && start < denial.end + longestBetween,
    );
  return isOfSight || bounding.test(folded.slice(denial.end, span.end)) || past.test(text);
}
