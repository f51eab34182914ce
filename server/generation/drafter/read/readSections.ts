import type { Lexicon, SectionName } from '../lexicon/lexicon';
import { levels, type Block } from './block';
import { headingSection } from './headingSection';
import { sectionOf } from './sectionName';
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
}

/**
 * Finds the headings of each block. A heading of a lower level inherits the meaning of the one above unless it has its
 * own; a line that ends in a colon applies to the list after it, an item to the items nested in it.
 */
export function readSections(
  text: string,
  blocks: readonly Block[],
  lexicon: Lexicon,
): ReadonlyMap<Block, Place> {
  const places = new Map<Block, Place>();
  let open: OpenHeading[] = [];
  let table = tableOf(text, [], lexicon);
  for (const [index, block] of blocks.entries()) {
    const { kind, level, span, indent } = block;
    const [previous, next] = [blocks[index - 1], blocks[index + 1]];
    if (kind !== 'row') table = tableOf(text, block.cells, lexicon);
    open = open.filter((one) => one.level < levels.nested + indent);
    if (kind === 'heading' && block.cells.length === 0) {
      open = open.filter((one) => one.level < level && (!one.isShort || level >= levels.question));
      const leadsList = next?.kind === 'item' && !isApart(text, block, next);
      const isShort =
        [levels.runIn, levels.colon, levels.question].includes(level) ||
        (level === levels.plain && leadsList);
      const words = quote(text, span);
      const own = headingSection(words, index === 0, lexicon) ?? banIn(words, lexicon);
      open.push({ span, level, section: own ?? open.at(-1)?.section, isShort });
    } else if (kind === 'metadata')
      places.set(block, { heading: undefined, section: 'background', ...table });
    else if (kind !== 'heading') {
      const isBehindGap = previous && previous.kind !== 'heading' && isApart(text, previous, block);
      const isNew = previous?.kind === 'item' || isBehindGap;
      const isBehindTable = previous?.kind === 'row' && kind !== 'row';
      // The answer to a question ends at an empty line, also above a list.
      if (isBehindGap) open = open.filter((one) => one.level !== levels.question);
      if ((kind === 'text' && isNew) || isBehindTable) open = open.filter((one) => !one.isShort);
      const last = open.at(-1);
      // The title is not the heading of a section.
      const isFirst = last?.span === blocks[0]?.span && last?.level !== levels.runIn;
      const isTitle = isFirst && last?.section === undefined;
      const heading = isTitle ? undefined : last?.span;
      places.set(block, { heading, section: last?.section, ...table });
    }
  }
  return places;
}

const lastSentence = /(?<=[.!?]\s)[^.!?]{2,60}[:：]$/u;

/** What the last sentence of a heading announces, if it is a ban: `A wiki for our firm. It must not:`. */
function banIn(words: string, lexicon: Lexicon): SectionName | undefined {
  const [lead] = lastSentence.exec(words) ?? [];
  const found = lead === undefined ? undefined : headingSection(lead, false, lexicon);
  return found === 'exclusions' ? found : undefined;
}

/** The columns of a table; its first one does not exclude anything. */
function tableOf(
  text: string,
  columns: readonly Span[],
  lexicon: Lexicon,
): Pick<Place, 'columns' | 'excluding'> {
  const sections = columns.map((column) => sectionOf(quote(text, column), lexicon));
  const excluding = sections.flatMap((one, at) => (at > 0 && one === 'exclusions' ? [at] : []));
  return { columns, excluding: new Set(excluding) };
}

/** Whether a blank line separates two blocks. */
function isApart(text: string, one: Block, next: Block): boolean {
  return /\n[^\S\n]*\n/u.test(text.slice(one.span.end, next.span.start));
}

/** The cells of a row under a column such as `Can't`. */
export function exclusionCells({ kind, cells }: Block, place: Place | undefined): readonly Span[] {
  return kind === 'row' ? cells.filter((_, index) => place?.excluding.has(index)) : [];
}
