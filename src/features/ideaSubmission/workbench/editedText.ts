/** Any line break; a text area normalises all of them to `\n`. */
const lineBreak = /\r\n?|\n/g;

/** A text as the value of a text area, with `\n` as line break. */
export function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replaceAll(lineBreak, '\n') : text;
}

/** Converts an offset in a text area's value to the offset in the original text. */
function originalOffset(text: string, place: number): number {
  let found = place;
  for (const { index, 0: mark } of text.matchAll(/\r\n/g)) {
    if (index >= found) break;
    found += mark.length - 1;
  }
  return found;
}

/** Converts a text's line breaks to the most frequent one of another text. */
export function withLineBreaksOf(text: string, added: string): string {
  return withLineFeeds(added).replaceAll('\n', mostFrequentLineBreak(text));
}

/** The most frequent line break of a text. */
function mostFrequentLineBreak(text: string): string {
  const counts = new Map<string, number>();
  for (const [mark] of text.matchAll(lineBreak)) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? '\n';
}

/**
 * The text after a change in a text area. Unchanged parts keep their line breaks exactly; new lines get the text's
 * most frequent one.
 *
 * @param text the text before
 * @param value the text area's value, in which each line break is `\n`
 */
export function editedText(text: string, value: string): string {
  if (!text.includes('\r')) return value;
  const before = withLineFeeds(text);
  const shorter = Math.min(before.length, value.length);
  let start = 0;
  while (start < shorter && before[start] === value[start]) start += 1;
  let end = 0;
  while (
    end < shorter - start &&
    before[before.length - 1 - end] === value[value.length - 1 - end]
  ) {
    end += 1;
  }
  const added = withLineBreaksOf(text, value.slice(start, value.length - end));
  return (
    text.slice(0, originalOffset(text, start)) +
    added +
    text.slice(originalOffset(text, before.length - end))
  );
}
