import { beforeSeconds, quantityWords } from '../lexicon/quantityWords';
import { limitOf } from './limitOf';
import { readNumbers } from './numbers';
import type { Quantity } from './quantity';
import type { ReadIdea } from './readClauses';
import { stampLength } from './speakers';
import { quote, type Span } from './span';

/**
 * Finds the numbers of a span with their units and the words that limit them. A number within a name (`v1`, `ISO
 * 27001`, `/v2/items`, `Expo 2025`) is not a quantity.
 */
export function readQuantities({ text, folded, lexicon }: ReadIdea, span: Span): Quantity[] {
  const [own, small] = [text, folded].map((one) => one.slice(span.start, span.end));
  const words = { text: own ?? '', folded: small ?? '', lexicon };
  const placed = ({ start, end }: Span) => ({ start: span.start + start, end: span.start + end });
  const stamp = stampLength(words.text);
  return readNumbers(words).flatMap((number) => {
    const limit = limitOf(words, number);
    const digits = quote(text, placed(number.digits));
    // `within an hour`, `one winter`, but not `once a day`
    const isArticle =
      number.kind === 'one' &&
      /^(?:exactly|every|by)$/u.test(limit.comparison) &&
      !quantityWords[lexicon.code].alwaysOne.includes(digits.toLowerCase());
    // `no 42s left` tells of shoes.
    const { start, end } = number.whole;
    const arePlural =
      lexicon.code === 'en' &&
      limit.comparison === 'exactly' &&
      /^\d+s$/u.test(words.text.slice(start, end)) &&
      !beforeSeconds.test(words.folded.slice(0, start).trimEnd());
    if (isArticle || arePlural || number.digits.start < stamp) return [];
    return {
      span: placed(number.whole),
      text: quote(text, placed(number.whole)),
      phrase: quote(text, placed(limit.span)),
      digits,
      value: limit.isWordy ? undefined : number.value,
      comparison: limit.comparison,
    };
  });
}
