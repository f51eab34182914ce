import { perLanguage } from '../lexicon/perLanguage';
import { quantityWords } from '../lexicon/quantityWords';
import { anyOf } from '../read/anyOf';
import type { Clause } from '../read/clause';
import type { ReadIdea } from '../read/readClauses';

/** Before the wish in a clause: `We would`, `Ich`. */
const nearStart = 20;
const mostWords = 10;
/** What a product is to do, and what denies or goes on from the wish. */
const telling =
  /^(?:do:.*|done:.*|can|must|should|never|negation|that|soThat|if|and|but|because)$/u;
/** In all languages, behind a product: what it has, unless a number says how large it is for. */
const having = /(?<!\p{L})(?:(?:with|mit|avec|con|com|met|z|ze)\s(?!\p{N})|zum\s|zur\s)/u;
/** Between the wish and the product: ` to build a small`. */
const article = perLanguage(
  ({ code }) =>
    new RegExp(
      String.raw`^\s(?:(?:to\s)?\p{L}+\s)?${anyOf(quantityWords[code].one)}\s(?:[\p{L}-]+\s){0,3}$`,
      'u',
    ),
);

/** Whether a clause wishes for a product and tells only whom or what for: `We want an app for our club with 180 plots`. */
export function isBareWish({ folded, lexicon }: ReadIdea, { cues, span }: Clause): boolean {
  const want = cues.find(({ name, start }) => name === 'want' && start < span.start + nearStart);
  const product = want && cues.find(({ name, start }) => name === 'system' && start > want.end);
  if (want === undefined || product === undefined) return false;
  // `The nurses want a screen for each ward`
  if (cues.some(({ name, start }) => name === 'person' && start < want.start)) return false;
  const behind = folded.slice(product.end, span.end);
  return (
    article(lexicon).test(folded.slice(want.end, product.start)) &&
    !cues.some(
      ({ name, start }) => telling.test(name) && (start > product.start || !name.startsWith('do:')),
    ) &&
    !/[,;:(]/u.test(behind) &&
    !having.test(behind) &&
    behind.split(/\s+/u).length <= mostWords
  );
}
