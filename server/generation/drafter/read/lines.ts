import type { Span } from './span';

/** A line of the idea, or an HTML element that forms one. */
export interface Line extends Span {
  text: string;
  /** The HTML element that begins with it, such as `li`. */
  tag: string;
  /** In a conversation: the speaker; the same object for all lines of a turn. */
  speaker?: Span;
}

/** A line break or a block element; all other tags are part of the text, as in `Use <br> as separator`. */
const border =
  /\r\n|[\r\n\u2028\u2029]|(?<!\s)<br\b[^<>]{0,200}>|<br\b[^<>]{0,200}>(?!\s\p{Ll})|<(\/?(?:html|head|title|body|nav|p|div|ul|ol|li|h[1-6]|table|thead|tbody|tr|td|th|section|article|header|footer|main|hr|blockquote|pre|dl|dt|dd))\b[^<>]{0,200}>/giu;

const element = /<(\/?)([a-z][a-z0-9]{0,20})\b[^<>]{0,200}>/giu;

/** Whether an idea is written in HTML rather than about it: some element has both of its tags. */
function isHtml(idea: string): boolean {
  const open = new Set<string>();
  return [...idea.matchAll(element)].some(([, slash, name = '']) => {
    const low = name.toLowerCase();
    if (slash === '') open.add(low);
    return slash !== '' && open.has(low);
  });
}

/** Splits a text at line breaks and, unless it only mentions them (`the <title> of a page`), at block tags. */
export function linesOf(idea: string): Line[] {
  const isWrittenInIt = isHtml(idea);
  const borders = [...idea.matchAll(border)].filter(
    ([, tag]) => tag === undefined || isWrittenInIt,
  );
  return [undefined, ...borders].map((before, index) => {
    const start = before === undefined ? 0 : before.index + before[0].length;
    const end = borders[index]?.index ?? idea.length;
    return { start, end, text: idea.slice(start, end), tag: before?.[1]?.toLowerCase() ?? '' };
  });
}

/** The mark of a line that begins or ends code. */
export const fence = /^\s{0,3}(?:`{3,}|~{3,})/u;

/** How far a line is indented, in characters. */
export function indentOf(line: string): number {
  return line.search(/\S|$/u);
}

/** A line without its first characters. */
export function without(line: Line, length: number): Line {
  return { ...line, start: line.start + length, text: line.text.slice(length) };
}

/** Typical widths of hard-wrapped lines. */
const [shortestWrap, longestWrap] = [50, 120];
/** A word that may continue a sentence, also in a quoted mail. */
const openingWord = /^\s*(?:>[ \t]*)*([\p{Ll}\p{N}(]\S*)/u;

/** What a mail program puts in front of each line that it quotes. */
export const quoteMark = /^[ \t]*(?:>[ \t]*)+/u;

/** The same within a text of several lines. */
export const innerQuoteMarks = /(?<=\n)[ \t]*(?:>[ \t]*)+/gu;

/** How often a line is quoted: `>> a reply to a reply`. */
const quoteDepth = ({ text }: Line): number =>
  (quoteMark.exec(text)?.[0] ?? '').replace(/[^>]/gu, '').length;

/** The width at which a line was wrapped from the next: what is quoted has its own; `Infinity` between two quotations. */
export function widthsOf(lines: readonly Line[]): (line: Line, next: Line) => number {
  const own = widthOf(lines.filter((line) => quoteDepth(line) === 0));
  const quoted = widthOf(lines.filter((line) => quoteDepth(line) > 0));
  return (line, next) => {
    const depth = quoteDepth(line);
    return depth === quoteDepth(next) ? (depth > 0 ? quoted : own) : Infinity;
  };
}

/** The width at which an idea is hard-wrapped, so that half of its lines are full; `Infinity` if it is not. */
function widthOf(lines: readonly Line[]): number {
  const longest = lines.reduce((most, { text }) => Math.max(most, text.trimEnd().length), 0);
  if (longest < shortestWrap || longest > longestWrap) return Infinity;
  const continued = lines.flatMap(({ text }, index) => {
    const next = lines[index + 1]?.text ?? '';
    return text.trim() !== '' && openingWord.test(next) ? [isFull(text, next, longest)] : [];
  });
  return 2 * continued.filter(Boolean).length >= continued.length ? longest : Infinity;
}

/** Whether a line was wrapped because the next word did not fit. */
export function isFull(text: string, next: string, width: number): boolean {
  const [, word = ''] = openingWord.exec(next) ?? [];
  return word !== '' && text.trimEnd().length + word.length + 1 > width;
}

/** The cells of a table's row, with bars or tabs between them; none of another line. */
export function cellsOf({ text, start }: Line): Span[] {
  const isRow = /^\s*\|.*\|\s*$|\S\s*\|\s*\S.*\||\S\t+\S.*\t/u.test(text);
  if (!isRow) return [];
  const [mark = ''] = /^\s*\|/u.exec(text) ?? [];
  let place = start + mark.length;
  const cells = text
    // A bar behind a backslash is part of its cell.
    .replace(/\\\|/gu, '__')
    .slice(mark.length)
    .replace(/\|\s*$/u, '')
    .split(text.includes('|') ? '|' : '\t');
  return cells.map((cell) => {
    place += cell.length + 1;
    return { start: place - cell.length - 1, end: place - 1 };
  });
}
