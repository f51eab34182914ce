import { fenceAfter, type CodeFence } from '../../../../contract/codeFence';
import { linesOf, textBlocks } from './textBlocks';
import { lineKind } from './lineKind';

export interface OutlineEntry {
  /** The heading's words, without its marks. */
  heading: string;
  level: 'section' | 'subsection';
  /** Where the line is: its block, and its place in it. */
  block: number;
  line: number;
}

/**
 * The headings of a document below its title, in order, with the place of each line.
 *
 * @param text the document as plain text with Markdown headings
 */
export function documentOutline(text: string): OutlineEntry[] {
  let fence: CodeFence | null = null;
  return textBlocks(text).flatMap((block, blockIndex) =>
    linesOf(block).flatMap((line, lineIndex) => {
      fence = fenceAfter(fence, line);
      const isInCode = fence?.isMarkdown === false;
      const level = lineKind(line);
      if (isInCode || (level !== 'section' && level !== 'subsection')) return [];
      const heading = line.replace(/^#+ /, '').replaceAll(/[*_`]/g, '').trim();
      return [{ heading, level, block: blockIndex, line: lineIndex }];
    }),
  );
}

/** The element id of a line, for links to it. */
export function lineId(block: number, line: number): string {
  return `line-${block}-${line}`;
}

/** The element id of a block. */
export function blockId(block: number): string {
  return `block-${block}`;
}
