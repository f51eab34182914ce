import { fenceAfter, type CodeFence } from './codeFence';
import { lengthOfThinking, startsWithThinking } from './thinking';

/** A heading of a document: its words without marks, its level, and the number of its line, from 0. */
export interface DocumentHeading {
  heading: string;
  level: number;
  line: number;
}

const hashed = /^ {0,3}(#{1,6})[ \t]/;
const closingMarks = /(?:^|[ \t])#+$/;
const underline = /^ {0,3}(=+|-+)[ \t]*\r?\n?$/;
/** A list item, a quotation, a row, a heading or code: no paragraph. */
const otherBlock = /^(?: {4}|\t| {0,3}(?:[>|]|(?:[-*+]|#{1,6}|\d{1,9}[.)])(?:\s|$)))/;

const isBlankLine = (line: string | undefined): boolean => line === undefined || !/\S/.test(line);

/**
 * The headings of a Markdown document in order: lines after `#` marks, and paragraphs of one line above `===` or `---`.
 * Code has none, but a document that is fenced as a whole does.
 *
 * @param lines the document's lines, with or without their line breaks
 */
export function documentHeadings(lines: readonly string[]): DocumentHeading[] {
  const headings: DocumentHeading[] = [];
  let fence: CodeFence | null = null;
  /** The last line that ended a block. */
  let boundary = -1;
  const first = endOfThinking(lines);
  lines.forEach((line, index) => {
    if (index < first) return;
    const before = fence;
    fence = fenceAfter(fence, line);
    if (fence?.isMarkdown === false || before !== fence) {
      boundary = index;
      return;
    }
    const [start = '', marks] = hashed.exec(line) ?? [];
    const [, under] = underline.exec(line) ?? [];
    const above = lines[index - 1] ?? '';
    if (marks !== undefined) {
      const words = line.slice(start.length).trim().replace(closingMarks, '');
      headings.push({ heading: plain(words), level: marks.length, line: index });
      boundary = index;
    } else if (under !== undefined && boundary === index - 2 && !isOther(above)) {
      headings.push({
        heading: plain(above),
        level: under.startsWith('=') ? 1 : 2,
        line: index - 1,
      });
      boundary = index;
    } else if (isBlankLine(line)) {
      boundary = index;
    }
  });
  return headings;
}

/** The number of the line after what a reasoning model thought before it answered. */
function endOfThinking(lines: readonly string[]): number {
  if (!startsWithThinking(lines.find((line) => !isBlankLine(line)) ?? '')) return 0;
  let left = lengthOfThinking(lines.join(''));
  for (const [index, line] of lines.entries()) {
    if (left <= 0) return index;
    left -= line.length;
  }
  return lines.length;
}

const isOther = (line: string): boolean => isBlankLine(line) || otherBlock.test(line);

const plain = (words: string): string => words.replaceAll(/[*_`]/g, '').trim();

/** Whether the first heading is the document's title: the only one of level 1. */
export const hasTitle = ([first, ...others]: readonly Pick<DocumentHeading, 'level'>[]): boolean =>
  first?.level === 1 && others.every(({ level }) => level > 1);
