import nlp from 'compromise';

/** A word of a statement, or a comma standing by itself. */
export interface Token {
  text: string;
  lower: string;
}

/** Words and commas of a statement; other punctuation at the edges of words is dropped. */
export function tokensOf(statement: string): Token[] {
  const tokens: Token[] = [];
  for (const raw of statement.split(/\s+/)) {
    const opened = raw.replace(/^[([{"'“‘]+/, '');
    const endsWithBreak = /[,،、—–]["'”’)\]}]*$/.test(opened) || /^[—–-]$/.test(raw);
    const text = opened.replace(/[)\]}"'”’.,!?:;،、—–-]+$/, '');
    if (text !== '') tokens.push({ text, lower: text.toLowerCase().replace(/’/g, "'") });
    if (endsWithBreak && tokens.length > 0) tokens.push({ text: ',', lower: ',' });
  }
  return tokens;
}

/** Joins tokens to text again: no space before a comma, no comma at either end. */
export function textOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => token.text)
    .join(' ')
    .replace(/ ,/g, ',')
    .replace(/^[, ]+|[, ]+$/g, '');
}

/** The tags that the language library gives to each word of a statement, by the word in lower case; the first occurrence counts. */
export function tagsOf(statement: string): Map<string, ReadonlySet<string>> {
  const tags = new Map<string, ReadonlySet<string>>();
  for (const term of nlp(statement).termList()) {
    const word = term.text.toLowerCase();
    if (!tags.has(word) && term.tags !== undefined) tags.set(word, term.tags);
  }
  return tags;
}
