import { perLanguage } from '../lexicon/perLanguage';
import { quantityWords } from '../lexicon/quantityWords';
import { anyOf } from '../read/anyOf';
import type { Clause } from '../read/clause';
import type { ReadIdea } from '../read/readClauses';

/** What says more than whom something is for. */
const telling =
  /^(?:auxiliary|can|must|should|want|pronoun|never|negation|that|soThat|if|and|but|because)$/u;
/** `A heart monitor for athletes` */
const named = perLanguage(
  ({ code }) =>
    new RegExp(
      String.raw`^${anyOf(quantityWords[code].one)}\s(?:[\p{L}’'-]+\s){1,5}?(?:for|für|pour|para|per|voor|dla)\s[^,;:()\p{N}]{3,60}$`,
      'u',
    ),
);

/** Whether a first clause only names the product and whom it is for, even if a noun in it looks like a verb. */
export function namesProduct({ folded, lexicon }: ReadIdea, { cues, span }: Clause): boolean {
  // `A member pays for each drink`
  const [first] = cues.filter(({ name }) => name === 'person' || name === 'system');
  const acts =
    first?.name === 'person' &&
    cues.some(({ name, start }) => name.startsWith('do:') && start === first.end + 1);
  return (
    !acts &&
    named(lexicon).test(folded.slice(span.start, span.end)) &&
    !cues.some(({ name }) => telling.test(name))
  );
}
