/** The line that opened a code block: its marks, such as "```", and the whole line. */
export interface CodeFence {
  marks: string;
  line: string;
  /** Whether the block contains Markdown, such as a document that is fenced as a whole. */
  isMarkdown: boolean;
}

const fenceLine = /^[ \t]*(`{3,}|~{3,})(.*)/;

/**
 * The code block that the text is in after a line.
 *
 * @param open the code block that the line is in, `null` outside
 * @param line one line
 */
export function fenceAfter(open: CodeFence | null, line: string): CodeFence | null {
  const [, marks, info = ''] = fenceLine.exec(line) ?? [];
  if (marks === undefined) return open;
  if (open === null) {
    if (marks.startsWith('`') && info.includes('`')) return null;
    return { marks, line, isMarkdown: /^\s*(markdown|md)\s*$/i.test(info) };
  }
  const closes =
    marks.startsWith(open.marks.charAt(0)) &&
    marks.length >= open.marks.length &&
    info.trim() === '';
  return closes ? null : open;
}
