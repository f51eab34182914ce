import type { SectionName } from '../lexicon/lexicon';
import type { Block } from '../read/block';
import type { ReadIdea } from '../read/readClauses';
import { sectionOf } from '../read/sectionName';
import type { Span } from '../read/span';

/** The section of a block. */
export interface Place {
  /** The nearest heading above it. */
  heading: Span | undefined;
  /** The meaning of the nearest heading with a known meaning. */
  section: SectionName | undefined;
  /** The columns of its table. */
  columns: readonly Span[];
}

interface OpenHeading {
  span: Span;
  level: number;
  section: SectionName | undefined;
  /** Ends with the next list or paragraph. */
  isShort: boolean;
  /** On the same line as its text, and ends with it. */
  isInline: boolean;
}

/**
 * Finds the headings of each block. A heading of a lower level inherits the meaning of the one above unless it has its
 * own; a line that ends in a colon applies to the list after it.
 */
export function readSections({ text, blocks, lexicon }: ReadIdea): Map<Block, Place> {
  const places = new Map<Block, Place>();
  let open: OpenHeading[] = [];
  let columns: readonly Span[] = [];
  let previous: Block | undefined;
  /** The items that a nested one stands under. */
  let outline: { indent: number; section: SectionName | undefined }[] = [];
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'heading' && block.cells.length > 0) {
      columns = block.cells;
    } else if (block.kind === 'heading') {
      const level = levelOf(text, block);
      const section = sectionOf(text.slice(block.span.start, block.span.end), lexicon);
      const isShort =
        level === shortLevel || (level === plainLevel && leadsList(text, block, blocks[index + 1]));
      open = open.filter(
        (heading) =>
          !heading.isShort && (isShort ? heading.level < shortLevel : heading.level < level),
      );
      open.push({
        span: block.span,
        level,
        section: section ?? open.at(-1)?.section,
        isShort,
        isInline: isOnLineOf(text, block, blocks[index + 1]),
      });
    } else {
      if (block.kind !== 'row') columns = [];
      if (previous !== undefined && endsShort(text, previous, block))
        open = open.filter((heading) => !heading.isShort);
      if (previous?.kind !== 'heading' && block.kind !== 'item')
        open = open.filter((heading) => !heading.isInline);
      const last = open.at(-1);
      // The title is not the heading of a section.
      const heading =
        last?.span === blocks[0]?.span && last?.section === undefined ? undefined : last?.span;
      const indent = indentOf(text, block);
      outline = block.kind === 'item' ? outline.filter((item) => item.indent < indent) : [];
      const section = outline.findLast((item) => item.section !== undefined)?.section;
      places.set(block, { heading, section: section ?? last?.section, columns });
      const words = text.slice(block.span.start, block.span.end);
      const isShort = words.length <= longestItem;
      outline.push({ indent, section: isShort ? sectionOf(words, lexicon) : undefined });
    }
    previous = block;
  }
  return places;
}

/** A longer item states something itself, even if others stand under it. */
const longestItem = 30;

/** How far an item stands from the margin. */
function indentOf(text: string, { span }: Block): number {
  const line = text.slice(text.lastIndexOf('\n', span.start - 1) + 1, span.start);
  return line.length - line.trimStart().length;
}

const plainLevel = 7;
const shortLevel = 9;

/** Whether a list begins directly under it, without a blank line. */
function leadsList(text: string, heading: Block, next: Block | undefined): boolean {
  return next?.kind === 'item' && !isApart(text, heading, next);
}

function isOnLineOf(text: string, heading: Block, next: Block | undefined): boolean {
  return next?.kind === 'text' && !text.slice(heading.span.end, next.span.start).includes('\n');
}

/** Whether a blank line separates two blocks. */
function isApart(text: string, one: Block, next: Block): boolean {
  return /\n[^\S\n]*\n/u.test(text.slice(one.span.end, next.span.start));
}

function levelOf(text: string, block: Block): number {
  const lineStart = text.lastIndexOf('\n', block.span.start - 1) + 1;
  const marks = /#{1,6}/u.exec(text.slice(lineStart, block.span.start))?.[0].length;
  if (marks !== undefined) return marks;
  const tag = /<h([1-6])[^<>]*>$/iu.exec(
    text.slice(Math.max(0, block.span.start - 60), block.span.start),
  )?.[1];
  if (tag !== undefined) return Number(tag);
  return /[:：.][*_]*$/u.test(text.slice(block.span.start, block.span.end))
    ? shortLevel
    : plainLevel;
}

/** Whether a new paragraph begins after the list or paragraph that a colon announced. */
function endsShort(text: string, previous: Block, block: Block): boolean {
  return (
    block.kind === 'text' &&
    (previous.kind === 'item' || (previous.kind !== 'heading' && isApart(text, previous, block)))
  );
}
