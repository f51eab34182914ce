import type { LineKind } from './lineKind';

/** A part of a line; `mark` is markup such as `##` or `**`, which is shown smaller. */
export interface Piece {
  kind: 'text' | 'mark' | 'strong' | 'code';
  text: string;
}

/** A line in its parts; joined, they are the line. */
export interface TypesetLine {
  /** White space before the mark of a nested item. */
  indent: string;
  /** The mark at the line's start, shown in the gutter. */
  mark: string;
  pieces: Piece[];
}

const startMark: Partial<Record<LineKind, RegExp>> = {
  title: /^( {0,3})(# )/,
  section: /^( {0,3})(## )/,
  subsection: /^( {0,3})(#{3,6} )/,
  bullet: /^([ \t]*)([-*+] )/,
  number: /^([ \t]*)(\d{1,3}[.)] )/,
  quote: /^()(> ?)/,
};

/** Splits a line into its indentation, its mark and its text with `**` and backticks set apart. */
export function typesetLine(kind: LineKind, line: string): TypesetLine {
  const [start = '', indent = '', mark = ''] = startMark[kind]?.exec(line) ?? [];
  return { indent, mark, pieces: inlinePieces(line.slice(start.length)) };
}

/** Splits a table row into cells; each begins with its pipe, and the last ends with the closing one. */
export function rowCells(line: string): string[] {
  return line.match(/\|(?:\\[\s\S]?|[^|\\])*(?:\|?\s*$)?/g) ?? [line];
}

/** Whether a table row only separates the head from the body. */
export function isRuleRow(line: string): boolean {
  return /^\|[\s:|-]*$/.test(line) && line.includes('-');
}

/**
 * Sets `**strong**` and `` `code` `` apart from the text, in linear time.
 *
 * @returns the pieces; joined, they are the text
 */
export function inlinePieces(text: string): Piece[] {
  const marks = [...text.matchAll(/`+|\*\*/g)];
  const partners = partnersOf(marks);
  const pieces: Piece[] = [];
  let done = 0;
  let strongUntil = -1;
  const add = (kind: Piece['kind'], end: number) => {
    if (end > done) pieces.push({ kind, text: text.slice(done, end) });
    done = end;
  };
  marks.forEach((mark, index) => {
    const partner = partners[index];
    if (mark.index < done) return;
    const end = mark.index + mark[0].length;
    const outside = strongUntil >= index ? 'strong' : 'text';
    if (index === strongUntil) {
      add('strong', mark.index);
      add('mark', end);
      strongUntil = -1;
    } else if (mark[0] === '**' && partner !== undefined && outside === 'text') {
      const close = marks[partner]?.index ?? 0;
      if (!/\S/.test(text.charAt(end)) || !/\S/.test(text.charAt(close - 1))) return;
      add('text', mark.index);
      add('mark', end);
      strongUntil = partner;
    } else if (mark[0] !== '**' && partner !== undefined) {
      const close = marks[partner]?.index ?? 0;
      add(outside, mark.index);
      add('mark', end);
      add('code', close);
      add('mark', close + mark[0].length);
      if (strongUntil < partner) strongUntil = -1;
    }
  });
  add('text', text.length);
  return pieces;
}

/** For each mark, the index of the next equal one. */
function partnersOf(marks: readonly RegExpMatchArray[]): (number | undefined)[] {
  const seen = new Map<string, number>();
  const partners: (number | undefined)[] = [];
  for (let index = marks.length - 1; index >= 0; index -= 1) {
    const mark = marks[index]?.[0] ?? '';
    partners[index] = seen.get(mark);
    seen.set(mark, index);
  }
  return partners;
}
