import type { Statement } from '../sort/workbook';
import { markup, type Content } from './markup';
import { plainText } from '../read/plainText';
import type { Product } from './product';

/** A text of the idea with its numbers marked. */
export function withLimits(product: Product, { quantities }: Statement, text: string): Content {
  const { idea, lexicon } = product;
  const plain = plainText(text);
  const [phrase] = quantities
    .map((one) => plainText(one.phrase))
    .filter(
      (one) => plain.includes(one) && /[^\p{N}\s.,:]/u.test(one) && one.length < plain.length,
    );
  if (phrase === undefined) return idea(text);
  const at = plain.indexOf(phrase);
  const rest = plain.slice(at + phrase.length);
  return [
    idea(plain.slice(0, at)),
    lexicon.hasSpaces && /\s$/u.test(plain.slice(0, at)) && ' ',
    markup`<b class="limit">${phrase}</b>`,
    lexicon.hasSpaces && /^\s/u.test(rest) && ' ',
    idea(rest),
  ];
}
