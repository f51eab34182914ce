/** A pattern for any of some words, the longest first; for none where there are none. */
export function anyOf(words: readonly string[]): string {
  const longestFirst = words
    .map((word) => word.replaceAll('.', '\\.'))
    .sort((a, b) => b.length - a.length);
  return words.length === 0 ? '(?!)' : `(?:${longestFirst.join('|')})`;
}
