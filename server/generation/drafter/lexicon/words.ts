/** Splits a text at spaces. */
export function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** Splits a text at commas. */
export function phrases(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}
