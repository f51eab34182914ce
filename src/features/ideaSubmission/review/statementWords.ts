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

const maximumQuoteLength = 60;

/** Words in quotation marks, shortened. */
export function quoted(words: string): string {
  const isLong = words.length > maximumQuoteLength;
  return `“${isLong ? `${words.slice(0, maximumQuoteLength - 1).trimEnd()}…` : words}”`;
}

const completedLine =
  /^(?:by “.+” we mean|“.+” (?:means|stands for)|(?:a number for|how much and by when, for|what is known of) “.+”): \S/i;
const answeredQuestion =
  /^(?:(?:by|for|in|on|to|with|until|from) )?(?:who|whom|whose|what|which|when|where|why|how|is|are|does|do|can|may)\b[^:]*: \S/i;

/** Whether a requirement is a line from `Fix these` that the user completed: it states a fact, not an obligation. */
export function isAnswer(words: string): boolean {
  return completedLine.test(words) || answeredQuestion.test(words);
}
