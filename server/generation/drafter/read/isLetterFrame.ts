import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';

/** Between the parts of a date, in all languages. */
const ofDate = /^(?:\p{N}+(?:st|nd|rd|th|er|\.)?|the|of|de|del|den|der|le|am|il|o|dnia|r)$/u;

/** Whether the first line of an idea is a salutation, or a date, perhaps behind a place: `Dear all,`, `Riobamba, 3 de febrero`. */
export function isLetterFrame(line: string, { months }: Lexicon): boolean {
  const [, date = ''] = /^(?:[^,\p{N}]{2,30},\s*)?(.*\p{N}.*)$/u.exec(folded(line.trim())) ?? [];
  const words = date.split(/[\s,./]+/u).filter((word) => word !== '');
  const isDate =
    words.some((word) => months.includes(word)) &&
    words.every((word) => months.includes(word) || ofDate.test(word));
  return /,\s*$/u.test(line) || isDate;
}
