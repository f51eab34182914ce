/** How much of a service's message is logged, in characters. */
const excerptLength = 1000;

/** Shorter matches with the prompt are everyday words. */
const shortestQuote = 8;

export interface Confidential {
  /** The prompt. */
  input: string;
  apiKey: string | undefined;
}

/**
 * Shortens what a language model service sent, for the log: without the key and without what it quotes of the prompt,
 * because logs contain no ideas.
 *
 * @param sent the parsed JSON or, of anything else, the text
 */
export function excerptForLog(sent: unknown, { input, apiKey }: Confidential): string {
  const withoutKey = spaced(stringsOf(sent).join(', '))
    .replaceAll(apiKey ?? '\0', '[key]')
    .replaceAll(/\b(?:sk-|Bearer )\S+/gi, '[key]');
  return withoutQuotes(withoutKey.slice(0, excerptLength), spaced(input));
}

/** All texts and numbers. Without JSON's escapes, quotes of the prompt can be recognised. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    stringsOf(inner).map((text) => `${name}: ${text}`),
  );
}

function spaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function withoutQuotes(text: string, source: string): string {
  let result = '';
  for (let index = 0; index < text.length;) {
    const seed = text.slice(index, index + shortestQuote);
    const found = seed.length < shortestQuote ? -1 : source.indexOf(seed);
    if (found === -1) {
      result += text.charAt(index++);
      continue;
    }
    let length = shortestQuote;
    while (index + length < text.length && text[index + length] === source[found + length])
      length++;
    result += '[…]';
    index += length;
  }
  return result;
}
