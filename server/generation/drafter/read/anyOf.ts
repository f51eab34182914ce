/** The source of a pattern that matches any of the words, the longest first; without words, it matches nothing. */
export function anyOf(words: readonly string[]): string {
  const longestFirst = words
    .map((word) => word.replaceAll('.', '\\.'))
    .sort((a, b) => b.length - a.length);
  return words.length === 0 ? '(?!)' : `(?:${longestFirst.join('|')})`;
}
