import type { Lexicon } from '../lexicon/lexicon';
import { wordClass } from './wordsIn';

/** What stands around a word or phrase. */
interface Neighbours {
  /** The words or marks before it, the nearest first, and behind it, in lower case. */
  before: readonly string[];
  behind: readonly string[];
  /** The class of its own or the last verb. */
  verb: string | undefined;
  /** The class of word directly beside it, where that is not the first one of `before` or `behind`. */
  left?: string | undefined;
  right?: string | undefined;
}

const lengthsOfEnding = [2, 3, 4];

/** The endings of a word. */
export function endingFacts(word: string, { code }: Lexicon): string[] {
  return lengthsOfEnding.map((length) => `${code} ends in ${word.slice(-length)}`);
}

/** The words around a word or phrase, and what kinds of words these are. */
export function neighbourFacts(
  { before: [last, other], behind: [next], verb, ...beside }: Neighbours,
  lexicon: Lexicon,
): string[] {
  const { left = wordClass(last, lexicon), right = wordClass(next, lexicon) } = beside;
  return [
    `before it ${left}`,
    `before that ${wordClass(other, lexicon)}`,
    `behind it ${right}`,
    `between ${left} and ${right}`,
    ...(last === undefined ? [] : [`${lexicon.code} before it ${last}`]),
    ...(next === undefined ? [] : [`${lexicon.code} behind it ${next}`]),
    ...(verb === undefined ? [] : [`verb ${verb}`]),
  ];
}
