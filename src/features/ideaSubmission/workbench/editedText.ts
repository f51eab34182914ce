/** A line break as texts may have it; a text area shows all of them as `\n`. */
const lineBreak = /\r\n?|\n/g;

/** A text as a text area shows it. */
export function shownInEditor(text: string): string {
  return text.includes('\r') ? text.replaceAll(lineBreak, '\n') : text;
}

/** The place in a text that is at `place` in the text as a text area shows it. */
function placeIn(text: string, place: number): number {
  let found = place;
  for (const { index, 0: mark } of text.matchAll(/\r\n/g)) {
    if (index >= found) break;
    found += mark.length - 1;
  }
  return found;
}

/** A text with the line break that another one has most often. */
export function withBreaksOf(text: string, added: string): string {
  return shownInEditor(added).replaceAll('\n', usualBreak(text));
}

/** The line break that a text has most often. */
function usualBreak(text: string): string {
  const counts = new Map<string, number>();
  for (const [mark] of text.matchAll(lineBreak)) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? '\n';
}

/**
 * The text after a change in a text area. What was not changed keeps its line breaks to the byte; new lines get the
 * text's usual one.
 *
 * @param text the text before
 * @param value the text area's value, in which each line break is `\n`
 */
export function editedText(text: string, value: string): string {
  if (!text.includes('\r')) return value;
  const before = shownInEditor(text);
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
  const added = withBreaksOf(text, value.slice(start, value.length - end));
  return (
    text.slice(0, placeIn(text, start)) + added + text.slice(placeIn(text, before.length - end))
  );
}
