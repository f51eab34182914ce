const idAndReferences =
  /^(?:[A-Z]{1,6}[- ]?\d+(?:\.\d+)*[.:)\]]?|(?:open question|assumption)\s*\d*\s*:)\s*(?:\[[^\]]*\]\s*)?/i;

/**
 * The words of a line without its id and what the offline drafter adds after a dash.
 *
 * @param plain the line, without Markdown marks
 */
export function statementWords(plain: string): string {
  const [words = ''] = plain.replace(idAndReferences, '').split(' — ', 1);
  return words.trim();
}

const longestQuote = 60;

/** Words in quotation marks, shortened. */
export function quoted(words: string): string {
  const isLong = words.length > longestQuote;
  return `“${isLong ? `${words.slice(0, longestQuote - 1).trimEnd()}…` : words}”`;
}
