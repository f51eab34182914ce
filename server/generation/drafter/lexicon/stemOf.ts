import type { Lexicon } from './lexicon';

const shortestStem = 3;

/** Removes the ending, so that `nurses` becomes `nurse`: good enough to compare, not to show. */
export function stemOf(word: string, { inflections }: Lexicon): string {
  const ending = inflections.find(
    (one) => word.endsWith(one) && word.length - one.length >= shortestStem,
  );
  return ending === undefined || word.endsWith('ss') ? word : word.slice(0, -ending.length);
}
