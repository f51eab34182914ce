/** Maximum length of a logged service message, in characters. */
const excerptLength = 1000;

/** Shorter matches with the prompt are common words. */
const minimumQuoteLength = 8;

export interface Confidential {
  /** The prompt. */
  input: string;
  apiKey: string | undefined;
}

/**
 * Shortens a response of a language model service for the log, and removes the key and quotes of the prompt, because
 * logs must not contain ideas.
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
    const seed = text.slice(index, index + minimumQuoteLength);
    const found = seed.length < minimumQuoteLength ? -1 : source.indexOf(seed);
    if (found === -1) {
      result += text.charAt(index++);
      continue;
    }
    let length = minimumQuoteLength;
    while (index + length < text.length && text[index + length] === source[found + length])
      length++;
    result += '[…]';
    index += length;
  }
  return result;
}
