import { comparedColumns } from '../lexicon/comparisonWords';
import type { Lexicon, SectionName } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { folded } from '../lexicon/phraseIndex';
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
  /** The index of the column that tells how it shall be, behind those that tell how it is today or elsewhere. */
  wanted: number | undefined;
}

interface OpenHeading {
  span: Span;
  level: number;
  section: SectionName | undefined;
  /** Ends with the next list or paragraph. */
  isShort: boolean;
}

/** `⛔ **What would make me leave**` */
const banMark = /⛔\S{0,4}\s+(?:\*\*|__)?$/u;
const longestMark = 10;

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
      open = open.filter(
        (one) =>
          one.level < level &&
          (!one.isShort || level >= levels.question) &&
          !areAlike(text, one.span, span),
      );
      const leadsList = next?.kind === 'item' && !isApart(text, block, next);
      const isShort =
        [levels.runIn, levels.colon, levels.question].includes(level) ||
        (level === levels.plain && leadsList);
      const words = quote(text, span);
      const isCrossedOut = banMark.test(
        text.slice(Math.max(0, span.start - longestMark), span.start),
      );
      const own =
        headingSection(words, index === 0, lexicon) ??
        (isCrossedOut ? 'exclusions' : banIn(words, lexicon));
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
      // A paragraph behind the list of what is ruled out is no part of it.
      if (
        kind === 'text' &&
        isBehindGap &&
        indent === 0 &&
        previous.kind === 'item' &&
        open.at(-1)?.section === 'exclusions' &&
        endsList(blocks, index)
      )
        open = open.slice(0, -1);
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

/** Whether no item follows a paragraph before the next heading. */
function endsList(blocks: readonly Block[], index: number): boolean {
  const rest = blocks.slice(index + 1, index + 1 + mostBehindList);
  const next = rest.find(({ kind }) => kind === 'heading' || kind === 'item');
  return next?.kind !== 'item';
}

const mostBehindList = 20;

/** Whether a bold line and a bold opening of a paragraph are headings of one kind: `**Limits**`, `**Goals**: …`. */
const areAlike = (text: string, line: Span, opening: Span): boolean =>
  /^(?:\*\*|__)/u.test(quote(text, line)) &&
  /(?:\*\*|__)$/u.test(text.slice(Math.max(0, opening.start - 2), opening.start));

const lastSentence = /(?<=[.!?]\s)[^.!?]{2,60}[:：]$/u;

/** What the last sentence of a heading announces, if it is a ban: `A wiki for our firm. It must not:`. */
function banIn(words: string, lexicon: Lexicon): SectionName | undefined {
  const [lead] = lastSentence.exec(words) ?? [];
  const found = lead === undefined ? undefined : headingSection(lead, false, lexicon);
  return found === 'exclusions' ? found : undefined;
}

const comparison = perLanguage(({ code }) => {
  const { owned, today, wanted } = comparedColumns[code];
  return {
    owned: new RegExp(`^(?:${owned})$`, 'iu'),
    today: new RegExp(`^(?:${today})$`, 'iu'),
    wanted: new RegExp(`^(?:${wanted})$`, 'iu'),
  };
});
const mostCompared = 4;

/** The last column if it tells how it shall be, behind one that tells how it is: `Ours` behind `Today` or `Them`. */
function wantedOf(heads: readonly string[], lexicon: Lexicon): number | undefined {
  const { owned, today, wanted } = comparison(lexicon);
  const [last = '', ...before] = heads.map((one) => folded(one).trim()).reverse();
  const isWanted = owned.test(last) || (wanted.test(last) && before.some((one) => today.test(one)));
  return before.length > 0 && heads.length <= mostCompared && isWanted
    ? heads.length - 1
    : undefined;
}

/** The columns of a table; its first one does not exclude anything. */
function tableOf(
  text: string,
  columns: readonly Span[],
  lexicon: Lexicon,
): Pick<Place, 'columns' | 'excluding' | 'wanted'> {
  const heads = columns.map((column) => quote(text, column));
  const sections = heads.map((head) => sectionOf(head, lexicon));
  const excluding = sections.flatMap((one, at) => (at > 0 && one === 'exclusions' ? [at] : []));
  return { columns, excluding: new Set(excluding), wanted: wantedOf(heads, lexicon) };
}

/** Whether a blank line separates two blocks. */
function isApart(text: string, one: Block, next: Block): boolean {
  return /\n[^\S\n]*\n/u.test(text.slice(one.span.end, next.span.start));
}

/** The cell of a row that tells in several words how it shall be, if others before it tell how it is. */
export function wantedCell(
  text: string,
  { kind, cells }: Block,
  place: Place | undefined,
): Span | undefined {
  const cell = kind === 'row' && place?.wanted !== undefined ? cells[place.wanted] : undefined;
  // Not a price, or `yes`
  return cell && /\p{L}{2}[^\p{L}]+\p{L}{2}|\p{Lo}{4}/u.test(quote(text, cell)) ? cell : undefined;
}

/** The cells of a row under a column such as `Can't`. */
export function exclusionCells({ kind, cells }: Block, place: Place | undefined): readonly Span[] {
  return kind === 'row' ? cells.filter((_, index) => place?.excluding.has(index)) : [];
}
