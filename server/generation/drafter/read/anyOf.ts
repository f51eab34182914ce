/** A pattern that matches any of some words, longest first; it matches nothing without words. */
export function anyOf(words: readonly string[]): string {
  const longestFirst = words
    .map((word) => word.replaceAll('.', '\\.'))
    .sort((a, b) => b.length - a.length);
  return words.length === 0 ? '(?!)' : `(?:${longestFirst.join('|')})`;
}
