import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';

const mostOfDate = 6;

/** Whether the first line of an idea is a salutation, or a place with a date: `Dear all,`, `Riobamba, 3 de febrero`. */
export function isLetterFrame(line: string, { months }: Lexicon): boolean {
  const words = folded(line.trim()).split(/[\s,.]+/u);
  const isDated = /\p{N}/u.test(line) && words.some((word) => months.includes(word));
  return /,\s*$/u.test(line) || (isDated && words.length <= mostOfDate);
}
