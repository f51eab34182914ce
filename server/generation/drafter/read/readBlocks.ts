import { trimmed, type Span } from './span';

/** A run of the idea between two borders of its layout. */
export interface Block {
  kind: 'heading' | 'text' | 'item' | 'row' | 'code';
  /** The words, without the marks around them. */
  span: Span;
  /** The cells of a table's row; of a heading over a table, the columns. */
  cells: readonly Span[];
  /** A heading by its mark or by a colon at its end; others only look like one. */
  isMarked: boolean;
  /** A heading with nothing under it. */
  isLast: boolean;
}

interface Line extends Span {
  text: string;
  /** The element that begins with it: `li`. */
  tag: string;
}

/** The width that the lines of an idea are broken to; `Infinity` where they are not. */
function widthOf(lines: readonly Line[]): number {
  const longest = lines.reduce((most, { text }) => Math.max(most, text.trimEnd().length), 0);
  return longest >= shortestWrap && longest <= longestWrap ? longest : Infinity;
}

/** Elements that part blocks; every other tag is part of a text. */
const blockTag =
  /<\/?(?:p|div|ul|ol|li|h[1-6]|table|thead|tbody|tr|td|th|section|article|header|footer|main|hr|blockquote|pre|dl|dt|dd|br)\b[^<>]{0,200}>/giu;
const headingMark = /^\s{0,3}#{1,6}\s+/u;
const listMark =
  /^[ \t]*(?:>[ \t]*)*(?:[-*+•‣◦▪·・–—→]|\(?\d{1,3}[.)）、]|[a-zA-Z][.)]|[①-⑳])(?:[ \t]+|(?=[・①-⑳]))(?:\[[ xX]?\][ \t]+)?/u;
const looseMark = /^[ \t]*[•‣◦▪・①-⑳][ \t]*/u;
const quoteMark = /^[ \t]*(?:>[ \t]*)+/u;
const fence = /^\s{0,3}(?:`{3,}|~{3,})/u;
const rule = /^\s*(?:[-*_=~]\s*){3,}$/u;
const tableRule = /^\|?\s?:?-{2,}:?(?:\s?\|\s?:?-{2,}:?)*\s?\|?$/u;
const endOfSentence = /[.!?…。！？;,]["'”’)\]]*$/u;
/** Widths to which people, or their programs, break lines. */
const [shortestWrap, longestWrap] = [50, 120];
const longestTitle = 80;

/**
 * Cuts an idea at its layout: headings, list items, table cells, paragraphs and code.
 *
 * @param idea any text
 * @param isSectionName whether a line is a name for a part of a document, such as `Background`
 * @returns blocks in order. Outside of them there are only marks, tags and white space.
 */
export function readBlocks(idea: string, isSectionName: (text: string) => boolean): Block[] {
  const lines = linesOf(idea);
  const width = widthOf(lines);
  const blocks: Block[] = [];
  let code = false;
  let isInTable = false;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (fence.test(line.text)) {
      code = !code;
      continue;
    }
    if (code) {
      pushBlock(blocks, idea, 'code', line);
      continue;
    }
    if (rule.test(line.text) || tableRule.test(line.text.trim())) continue;
    if (isRow(line.text) && (isInTable || isRow(next?.text ?? ''))) {
      const cells = cellsOf(line).map((cell) => trimmed(idea, cell));
      pushBlock(blocks, idea, isInTable ? 'row' : 'heading', around(cells), true, cells);
      isInTable = true;
      continue;
    }
    isInTable = false;
    pushLine(blocks, idea, line, { previous: lines[index - 1], next, width, isSectionName });
  }
  return blocks.map((block, index) => ({
    ...block,
    isLast: (blocks[index + 1]?.kind ?? 'heading') === 'heading',
  }));
}

function linesOf(idea: string): Line[] {
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

/** What an element of HTML says of its text. */
function kindOfTag(tag: string): Block['kind'] | undefined {
  if (/^h[1-6]$/u.test(tag)) return 'heading';
  return /^(?:li|td|th|dt|dd)$/u.test(tag) ? 'item' : undefined;
}

interface Surroundings {
  previous: Line | undefined;
  next: Line | undefined;
  width: number;
  isSectionName: (text: string) => boolean;
}

function pushLine(blocks: Block[], idea: string, line: Line, around: Surroundings): void {
  const { previous, next, width, isSectionName } = around;
  const isHeadingMark = headingMark.test(line.text);
  const isUnderlined =
    /^\s{0,3}(?:=+|-{3,})\s*$/u.test(next?.text ?? '') && line.text.trim() !== '';
  if (isHeadingMark || isUnderlined) {
    pushBlock(blocks, idea, 'heading', withoutMark(line, headingMark), true);
    return;
  }
  const ofTag = kindOfTag(line.tag);
  if (ofTag !== undefined) {
    pushBlock(blocks, idea, ofTag, line, ofTag === 'heading');
    return;
  }
  const item = listMark.exec(line.text) ?? looseMark.exec(line.text);
  if (item !== null) {
    const content = withoutMark(line, listMark.test(line.text) ? listMark : looseMark);
    const isHeading = isSectionName(plainText(content.text)) && !listMark.test(next?.text ?? '');
    pushBlock(blocks, idea, isHeading ? 'heading' : 'item', content, isHeading);
    return;
  }
  if (/^\s*(?:【[^】]{1,40}】|[■◆□▼▽]\s*[^。、]{1,30})\s*$/u.test(line.text)) {
    pushBlock(blocks, idea, 'heading', withoutMark(line, /^\s*[■◆□▼▽【]\s*/u), true);
    return;
  }
  const content = withoutMark(line, quoteMark);
  const text = plainText(content.text);
  if (text === '') return;
  if (isTitle(text, around) || isBold(content.text)) {
    pushBlock(blocks, idea, 'heading', content, isBold(content.text) || /[:：]$/u.test(text));
    return;
  }
  const last = blocks.at(-1);
  if (last !== undefined && previous !== undefined && continues(last, previous, content, width)) {
    blocks[blocks.length - 1] = {
      ...last,
      span: { start: last.span.start, end: trimmed(idea, content).end },
    };
    return;
  }
  pushBlock(blocks, idea, 'text', content);
}

/** Whether a line goes on with the sentence of the line before it. */
function continues(last: Block, previous: Line, line: Line, width: number): boolean {
  if ((last.kind !== 'text' && last.kind !== 'item') || last.span.end < previous.start)
    return false;
  const isHanging = last.kind === 'item' && /^\s{2,}/u.test(line.text);
  const isOpen = !/[.!?…。！？:：;]["'”’)\]]*\s*$/u.test(previous.text);
  const goesOn = /^\s*[\p{Ll}\p{N}(]/u.test(line.text);
  // The line broke where its next word no longer fitted.
  const [word = ''] = /^\s*\S+/u.exec(line.text) ?? [];
  const isFull = previous.text.trimEnd().length + word.trim().length + 1 > width;
  return isOpen && (isHanging || (isFull && goesOn));
}

/** A short line of its own without the end of a sentence, or one that a colon ends. */
function isTitle(text: string, { previous, next, isSectionName }: Surroundings): boolean {
  if (next === undefined || text.length > longestTitle) return false;
  if (/[:：]$/u.test(text) || isSectionName(text)) return true;
  const isAnswered = next.text.trim() !== '' && !/[?？؟]\s*$/u.test(next.text);
  if (
    /[?？؟]$/u.test(text) &&
    isAnswered &&
    wordCount(text) <= 8 &&
    (previous?.text.trim() ?? '') === ''
  )
    return true;
  const isApart = (previous?.text.trim() ?? '') === '';
  const isShort = wordCount(text) <= 5 && endOfSentence.test(next.text.trim());
  const leads = next.text.trim() === '' || listMark.test(next.text) || isShort;
  return (
    isApart && leads && !endOfSentence.test(text) && !/[:：]\s/u.test(text) && wordCount(text) <= 8
  );
}

function isBold(text: string): boolean {
  return (
    /^\s*(\*\*|__)(?=\S)[^*_]{1,80}\1:?\s*$/u.test(text) ||
    /^\s*<(b|strong)>[^<>]{1,80}<\/\1>:?\s*$/iu.test(text)
  );
}

function wordCount(text: string): number {
  // Where no spaces part words, one has about three letters.
  if (/[\p{scx=Hiragana}\p{scx=Katakana}]/u.test(text)) return Math.ceil(text.length / 3);
  return text.split(/\s+/u).length;
}

function isRow(text: string): boolean {
  return (
    /^\s*\|.*\|\s*$/u.test(text) || /\S\s*\|\s*\S.*\|/u.test(text) || /\S\t+\S.*\t/u.test(text)
  );
}

function cellsOf(line: Line): Span[] {
  const border = line.text.includes('|') ? '|' : '\t';
  const cells: Span[] = [];
  let start = 0;
  for (let place = 0; place <= line.text.length; place += 1) {
    if (place < line.text.length && line.text[place] !== border) continue;
    cells.push({ start: line.start + start, end: line.start + place });
    start = place + 1;
  }
  const first = cells[0];
  const isFramed = /^\s*\|/u.test(line.text);
  if (first !== undefined && isFramed) cells.shift();
  if (/\|\s*$/u.test(line.text)) cells.pop();
  return cells;
}

function around(cells: readonly Span[]): Span {
  return { start: cells[0]?.start ?? 0, end: cells.at(-1)?.end ?? 0 };
}

function pushBlock(
  blocks: Block[],
  idea: string,
  kind: Block['kind'],
  span: Span,
  isMarked = false,
  cells: readonly Span[] = [],
): void {
  const inner = trimmed(idea, span);
  if (inner.end <= inner.start || !/[\p{L}\p{N}]/u.test(idea.slice(inner.start, inner.end))) return;
  blocks.push({ kind, span: inner, cells, isMarked, isLast: false });
}

function withoutMark(line: Line, mark: RegExp): Line {
  const length = mark.exec(line.text)?.[0].length ?? 0;
  return { ...line, start: line.start + length, text: line.text.slice(length) };
}

/** The text without the marks of emphasis. */
function plainText(text: string): string {
  return text.replace(/\*\*|__|<\/?(?:b|i|em|strong)>/giu, '').trim();
}
