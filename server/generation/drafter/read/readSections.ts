import type { Lexicon, SectionName } from '../lexicon/lexicon';
import type { Block } from './block';
import { indentOf } from './lines';
import { isAssertion, isSectionName, sectionOf } from './sectionName';
import { quote, type Span } from './span';

/** The section of a block. */
export interface Place {
  /** The nearest heading above it. */
  heading: Span | undefined;
  /** The meaning of the nearest heading with a known meaning. */
  section: SectionName | undefined;
  /** The columns of its table. */
  columns: readonly Span[];
  /** The indexes of its columns such as `Can't`. */
  excluding: ReadonlySet<number>;
}

interface OpenHeading {
  span: Span;
  level: number;
  section: SectionName | undefined;
  /** Ends with the next list or paragraph. */
  isShort: boolean;
  /** Of an item with items nested in it: how far it is indented. It ends with the next item that is not nested. */
  indent: number | undefined;
}

/** Levels of unmarked headings, below the six marked ones; `shortLevel` is that of a heading with a colon. */
const [plainLevel, shortLevel, nestedLevel] = [7, 9, 10];

/** A longer item is a statement, even if other items are nested in it. */
const longestItem = 30;

/**
 * Finds the headings of each block. A heading of a lower level inherits the meaning of the one above unless it has its
 * own; a line that ends in a colon applies to the list after it.
 */
export function readSections(
  text: string,
  blocks: readonly Block[],
  lexicon: Lexicon,
): ReadonlyMap<Block, Place> {
  const places = new Map<Block, Place>();
  let open: OpenHeading[] = [];
  let columns: readonly Span[] = [];
  let excluding: ReadonlySet<number> = new Set();
  /** The items that contain the current one. */
  let outline: { indent: number; section: SectionName | undefined }[] = [];
  for (const [index, block] of blocks.entries()) {
    const [previous, next] = [blocks[index - 1], blocks[index + 1]];
    if (block.kind !== 'row') {
      columns = block.cells;
      excluding = excludingColumns(text, columns, lexicon);
    }
    const indent = block.kind === 'row' ? 0 : indentOfBlock(text, block);
    open = open.filter((one) => one.indent === undefined || one.indent < indent);
    if (block.kind === 'heading') {
      if (block.cells.length > 0) continue;
      const level = block.isParent ? nestedLevel + indent : levelOf(text, block);
      const leadsList = next?.kind === 'item' && !isApart(text, block, next);
      const isShort = level === shortLevel || (level === plainLevel && leadsList);
      const own = sectionOfHeading(quote(text, block.span), index === 0, lexicon);
      open = open.filter((one) => !one.isShort && one.level < level);
      open.push({
        span: block.span,
        level,
        section: own ?? open.at(-1)?.section,
        isShort,
        indent: block.isParent ? indent : undefined,
      });
      outline = [];
    } else {
      const isNew =
        previous?.kind === 'item' ||
        (previous && previous.kind !== 'heading' && isApart(text, previous, block));
      if (block.kind === 'text' && isNew) open = open.filter((one) => !one.isShort);
      const last = open.at(-1);
      // The title is not the heading of a section.
      const isTitle = last?.span === blocks[0]?.span && last?.section === undefined;
      outline = block.kind === 'item' ? outline.filter((item) => item.indent < indent) : [];
      const above = outline.findLast((item) => item.section !== undefined);
      const section = above?.section ?? last?.section;
      places.set(block, { heading: isTitle ? undefined : last?.span, section, columns, excluding });
      const words = quote(text, block.span);
      const isName = block.kind === 'item' && words.length <= longestItem;
      outline.push({ indent, section: isName ? sectionOf(words, lexicon) : undefined });
    }
  }
  return places;
}

/** What a heading announces; `Sailing school overview` at the start is a title, and a statement announces nothing. */
function sectionOfHeading(
  words: string,
  isFirst: boolean,
  lexicon: Lexicon,
): SectionName | undefined {
  const found = sectionOf(words, lexicon);
  const isTitle = isFirst && found === 'background' && !isSectionName(words, lexicon);
  return isTitle || isAssertion(words, lexicon) ? undefined : found;
}

/** The indexes of columns such as `Can't`, except the first. */
function excludingColumns(
  text: string,
  columns: readonly Span[],
  lexicon: Lexicon,
): ReadonlySet<number> {
  const isExcluding = (column: Span) => sectionOf(quote(text, column), lexicon) === 'exclusions';
  return new Set(columns.flatMap((column, at) => (at > 0 && isExcluding(column) ? [at] : [])));
}

/** Whether a blank line separates two blocks. */
function isApart(text: string, one: Block, next: Block): boolean {
  return /\n[^\S\n]*\n/u.test(text.slice(one.span.end, next.span.start));
}

/** The cells of a row under a column such as `Can't`. */
export function exclusionCells({ kind, cells }: Block, place: Place | undefined): readonly Span[] {
  return kind === 'row' ? cells.filter((_, index) => place?.excluding.has(index)) : [];
}

function indentOfBlock(text: string, { span: { start, end } }: Block): number {
  return indentOf(text.slice(text.lastIndexOf('\n', start - 1) + 1, end));
}

function levelOf(text: string, { span: { start, end } }: Block): number {
  const line = text.slice(Math.max(text.lastIndexOf('\n', start - 1) + 1, start - 60), start);
  const marks = /#{1,6}/u.exec(line)?.[0].length;
  const tag = /<h([1-6])[^<>]*>$/iu.exec(line)?.[1];
  if (marks !== undefined || tag !== undefined) return marks ?? Number(tag);
  return /[:：.][*_]*$/u.test(text.slice(start, end)) ? shortLevel : plainLevel;
}
