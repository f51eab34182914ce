import type { Lexicon } from '../lexicon/lexicon';

/** The number of words of a text; where no spaces separate them, three letters count as one. */
export function wordsIn(text: string, { hasSpaces }: Lexicon): number {
  return hasSpaces ? text.split(/\s+/u).length : Math.ceil(text.length / 3);
}
