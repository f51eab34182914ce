import { documentHeadings, hasTitle } from '../../../../contract/documentHeadings';
import { linesOf } from '../../../../contract/linesOf';
import { textBlocks } from './textBlocks';

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
  const lines = textBlocks(text).flatMap((content, block) =>
    linesOf(content).map((words, line) => ({ words, block, line })),
  );
  const headings = documentHeadings(lines.map(({ words }) => words));
  return headings.slice(hasTitle(headings) ? 1 : 0).flatMap(({ heading, level, line: index }) => {
    const place = lines[index];
    if (place === undefined) return [];
    const { block, line } = place;
    return [{ heading, level: level > 2 ? 'subsection' : 'section', block, line }];
  });
}

/** The element id of a line, for links to it. */
export function lineId(block: number, line: number): string {
  return `line-${block}-${line}`;
}

/** The element id of a block. */
export function blockId(block: number): string {
  return `block-${block}`;
}
