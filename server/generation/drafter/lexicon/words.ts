/** Splits a text at spaces. */
export function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** Splits a text at commas. */
export function phrases(text: string): string[] {
  return text
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '');
}
