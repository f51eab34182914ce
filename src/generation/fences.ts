/** A line that opens or closes a fenced block of Markdown. */
export interface FenceLine {
  /** The offset at which the line starts. */
  start: number;
  /** The offset at which the next line starts, or the end of the text. */
  next: number;
  /** The run of backticks or tildes. */
  marks: string;
  /** The info string in lower case, empty for a bare fence. */
  info: string;
}

/** A fenced block; `closed` is false where the text ends inside it. */
export interface FencedBlock {
  start: number;
  info: string;
  contentStart: number;
  contentEnd: number;
  closed: boolean;
}

/** Elements whose content is raw text, in which a fence is part of the page. */
const verbatimTag = /<(\/?)(?:pre|textarea|script|xmp)\b/gi;

/**
 * Finds every fence line (three or more backticks or tildes), at any indentation.
 *
 * @param text any text; runs in linear time
 */
export function fenceLines(text: string): FenceLine[] {
  const lines: FenceLine[] = [];
  for (const match of text.matchAll(/^[ \t]*(`{3,}(?=[^`\n]*$)|~{3,})([^\n]*)\n?/gm)) {
    lines.push({
      start: match.index,
      next: match.index + match[0].length,
      marks: match[1] ?? '',
      info: (match[2] ?? '').trim().toLowerCase(),
    });
  }
  return lines;
}

/**
 * Whether a fence line can close a block.
 *
 * @param line the later line
 * @param opener the line that opened the block
 */
export function closesFence(line: FenceLine, opener: FenceLine): boolean {
  return line.info === '' && line.marks.startsWith(opener.marks);
}

/**
 * Finds the fenced blocks of a text that contains HTML. A fence inside an open `pre`, `textarea` or `script` is part
 * of the page and closes nothing.
 *
 * @param text any text; runs in linear time
 */
export function htmlBlocks(text: string): FencedBlock[] {
  const blocks: FencedBlock[] = [];
  const tags = [...text.matchAll(verbatimTag)];
  let tag = 0;
  let depth = 0;
  let opener: FenceLine | undefined;

  function isVerbatimAt(position: number): boolean {
    for (let found = tags[tag]; found !== undefined && found.index < position; found = tags[tag]) {
      depth = Math.max(0, depth + (found[1] === '/' ? -1 : 1));
      tag += 1;
    }
    return depth > 0;
  }

  for (const line of fenceLines(text)) {
    if (opener === undefined) {
      opener = line;
      isVerbatimAt(line.next);
      depth = 0;
    } else if (closesFence(line, opener) && !isVerbatimAt(line.start)) {
      blocks.push(block(opener, line.start, true));
      opener = undefined;
    }
  }
  if (opener !== undefined) blocks.push(block(opener, text.length, false));
  return blocks;
}

function block(opener: FenceLine, contentEnd: number, closed: boolean): FencedBlock {
  const { start, info, next } = opener;
  return { start, info, contentStart: next, contentEnd, closed };
}
