import { documentHeadings } from '../../../../contract/documentHeadings';
import { fenceAfter, type CodeFence } from '../../../../contract/codeFence';
import { linesOf } from '../../../../contract/linesOf';

/** A line of a document outside code fences. */
export interface DocumentLine {
  /** The line without its break. */
  text: string;
  /** The offset of the line in the document. */
  start: number;
  /** The headings of the sections that contain it, outermost first; a heading includes its own. */
  headings: readonly string[];
  /** The line's level if it is a heading, 1 to 6; else 0. */
  level: number;
}

/**
 * Splits a Markdown document into lines, each with the headings of its sections.
 *
 * @param text the document
 */
export function documentLines(text: string): DocumentLine[] {
  const lines: DocumentLine[] = [];
  let path: { level: number; title: string }[] = [];
  let fence: CodeFence | null = null;
  let start = 0;
  const all = linesOf(text);
  const headings = new Map(documentHeadings(all).map((one) => [one.line, one]));
  for (const [index, raw] of all.entries()) {
    const line = raw.replace(/\r?\n$/, '');
    const before: CodeFence | null = fence;
    fence = fenceAfter(fence, line);
    // Parse the content of a document that is fenced as a whole, but skip the fence's own lines.
    const isCode = fence?.isMarkdown === false || before?.isMarkdown === false;
    if (!isCode && before === fence) {
      const { level = 0, heading: title = '' } = headings.get(index) ?? {};
      if (level > 0) path = [...path.filter((above) => above.level < level), { level, title }];
      lines.push({ text: line, start, headings: path.map((above) => above.title), level });
    }
    start += raw.length;
  }
  return lines;
}

/** A line without list, quote, heading and emphasis marks, and without a task's box. */
export function withoutMarks(line: string): string {
  return line
    .replace(/^[\s>]*(?:#{1,6}\s+|[-*+•]\s+|\d{1,3}[.)]\s+)?(?:\[[ xX]\]\s+)?/, '')
    .replace(/\*\*|__|`/g, '')
    .trim();
}

/** The line at an offset of a text. */
export function lineAt(text: string, place: number): string {
  const start = text.lastIndexOf('\n', place - 1) + 1;
  const end = text.indexOf('\n', place);
  return text.slice(start, end === -1 ? text.length : end);
}
