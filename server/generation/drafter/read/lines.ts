import type { Span } from './span';

/** A line of the idea, or an HTML element that forms one. */
export interface Line extends Span {
  text: string;
  /** The HTML element that begins with it, such as `li`. */
  tag: string;
  /** In a conversation: the speaker; the same object for all lines of a turn. */
  speaker?: Span;
}

/** Block elements; all other tags are part of the text. */
const blockTag =
  /<\/?(?:html|head|title|body|nav|p|div|ul|ol|li|h[1-6]|table|thead|tbody|tr|td|th|section|article|header|footer|main|hr|blockquote|pre|dl|dt|dd|br)\b[^<>]{0,200}>/giu;
/** Typical widths of hard-wrapped lines. */
const [shortestWrap, longestWrap] = [50, 120];

/** Splits a text at line breaks and block tags. */
export function linesOf(idea: string): Line[] {
  const lines: Line[] = [];
  const borders = [...idea.matchAll(/\r\n|\r|\n|\u2028|\u2029/gu), ...idea.matchAll(blockTag)].sort(
    (a, b) => a.index - b.index,
  );
  let [start, tag] = [0, ''];
  for (const { index, 0: border } of borders) {
    if (index < start) continue;
    lines.push({ start, end: index, text: idea.slice(start, index), tag });
    start = index + border.length;
    tag = /^<(\w+)/u.exec(border)?.[1]?.toLowerCase() ?? '';
  }
  lines.push({ start, end: idea.length, text: idea.slice(start), tag });
  return lines;
}

/** How far a line is indented, in characters. */
export function indentOf(line: string): number {
  return line.search(/\S|$/u);
}

/** A line without a list or heading mark at its start. */
export function withoutMark(line: Line, mark: RegExp): Line {
  const length = mark.exec(line.text)?.[0].length ?? 0;
  return { ...line, start: line.start + length, text: line.text.slice(length) };
}

/** The width at which an idea is hard-wrapped, so that half of its lines are full; `Infinity` if it is not. */
export function widthOf(lines: readonly Line[]): number {
  const longest = lines.reduce((most, { text }) => Math.max(most, text.trimEnd().length), 0);
  if (longest < shortestWrap || longest > longestWrap) return Infinity;
  const pairs = lines.flatMap(({ text }, index) => {
    const next = lines[index + 1]?.text ?? '';
    return text.trim() !== '' && openingWord.test(next) ? [{ text, next }] : [];
  });
  const wrapped = pairs.filter(({ text, next }) => isFull(text, next, longest));
  return 2 * wrapped.length >= pairs.length ? longest : Infinity;
}

/** A word that may continue a sentence. */
const openingWord = /^\s*([\p{Ll}\p{N}(]\S*)/u;

/** Whether a line was wrapped because the next word did not fit. */
export function isFull(text: string, next: string, width: number): boolean {
  const [, word = ''] = openingWord.exec(next) ?? [];
  return word !== '' && text.trimEnd().length + word.length + 1 > width;
}

/** Whether a line is a table row, with bars or tabs between its cells. */
export function isRow(text: string): boolean {
  return (
    /^\s*\|.*\|\s*$/u.test(text) || /\S\s*\|\s*\S.*\|/u.test(text) || /\S\t+\S.*\t/u.test(text)
  );
}

/** The cells of a table's row. */
export function cellsOf(line: Line): Span[] {
  const border = line.text.includes('|') ? '|' : '\t';
  let place = line.start;
  const cells = line.text.split(border).map((cell) => {
    const start = place;
    place += cell.length + 1;
    return { start, end: start + cell.length };
  });
  return cells.slice(
    /^\s*\|/u.test(line.text) ? 1 : 0,
    /\|\s*$/u.test(line.text) ? -1 : cells.length,
  );
}
