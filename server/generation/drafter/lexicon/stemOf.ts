import type { Lexicon } from './lexicon';
import { folded } from './phraseIndex';

const shortestStem = 3;
/** Words of one stem share so many letters: `book` and `bookings`. */
const shared = 4;

/** Removes the ending, so that `nurses` becomes `nurse`: good enough to compare, not to show. */
export function stemOf(word: string, { inflections }: Lexicon): string {
  const ending = inflections.find(
    (one) => word.endsWith(one) && word.length - one.length >= shortestStem,
  );
  return ending === undefined || word.endsWith('ss') ? word : word.slice(0, -ending.length);
}

/** Whether a word of a text shares its stem with the beginning of a phrase: `Booking system` and `Bookings`. */
export function sharesStem(text: string, phrase: string): boolean {
  const start = folded(phrase).slice(0, shared);
  return folded(text)
    .split(/[\s-]+/u)
    .some((word) => word.startsWith(start));
}
