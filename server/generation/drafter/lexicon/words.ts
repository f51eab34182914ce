/** The words of a text that has one or more spaces between them. */
export function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** The phrases of a text that has commas between them. */
export function phrases(text: string): string[] {
  return text
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '');
}
