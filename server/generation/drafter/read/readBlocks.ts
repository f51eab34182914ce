import { cuesIn } from '../lexicon/cueIndex';
import { isDenial, isVerb } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import type { Block } from './block';
import {
  cellsOf,
  indentOf,
  isFull,
  isRow,
  linesOf,
  widthOf,
  withoutMark,
  type Line,
} from './lines';
import { isAssertion, isSectionName } from './sectionName';
import { withoutStamps } from './speakers';
import { trimmed, type Span } from './span';

const headingMark =
  /^\s{0,3}#{1,6}\s+|^\s*(?:【(?=[^】]{1,40}】\s*$)|[■◆□▼▽]\s*(?=[^。、]{1,30}$))/u;
/** Includes an author's own requirement ids, which would be confused with ours: `R1:`, `FR-12.` */
const listMark =
  /^[ \t]*(?:>[ \t]*)*(?:(?:[-*+–—→]|\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{2,4})[)）]|(?:\d{1,3}|[a-z]|[ivx]{2,4})\.|\d{1,3}、|\d{1,2}\.\d(?=[ \t]+\p{Lu})|(?:FR|NFR|REQ|US|UC|[BCFGNRSUX])-?\d{1,3}(?:\.\d{1,2})?[:.)])[ \t]+|[•‣◦▪·・①-⑳][ \t]*)(?:\[[ xX]?\][ \t]+)?/u;
const number = /^[ \t]*(?:\d{1,2}|[IVX]{1,4})[.)][ \t]+/u;
const bullet = /^[ \t]*[-*+–•‣◦▪·・][ \t]+/u;
const quoteMark = /^[ \t]*(?:>[ \t]*)+/u;
const fence = /^\s{0,3}(?:`{3,}|~{3,})/u;
const bold = /^\s*(?:(\*\*|__)(?=\S)[^*_]{1,80}\1|<(b|strong)>[^<>]{1,80}<\/\2>):?\s*$/iu;
const rule = /^\s*(?:[-*_=~]\s*){3,}$/u;
const underline = /^\s{0,3}(?:=+|-{3,})\s*$/u;
const tableRule = /^\|?\s?:?-{2,}:?(?:\s?\|\s?:?-{2,}:?)*\s?\|?$/u;
/** YAML at the start of a Markdown file. */
const frontMatter =
  /^---[ \t]*\n(?:[\w-]{1,40}:[^\n]{0,400}\n|[ \t]+[^\n]{0,400}\n){1,40}---[ \t]*(?=\n|$)/u;
const titleKey = /^title:\s*/iu;
const endOfSentence = /[.!?…。！？;,]["'”’)\]]*$/u;
const [longestTitle, mostTitleWords, mostNestedWords] = [80, 8, 4];

/** A line and its neighbours. */
interface Surroundings {
  previous: Line | undefined;
  next: Line | undefined;
  lexicon: Lexicon;
}

/**
 * Splits an idea by its layout: headings, list items, table cells, paragraphs and code.
 *
 * @returns the blocks in order; they leave out only markers, tags and white space
 */
export function readBlocks(idea: string, lexicon: Lexicon): Block[] {
  const lines = withoutStamps(linesOf(idea), lexicon);
  const width = widthOf(lines);
  const blocks: Block[] = [];
  const metadata = frontMatter.exec(idea)?.[0].length ?? 0;
  let isCode = false;
  let isInTable = false;
  const push = (kind: Block['kind'], place: Span, more: Partial<Block> = {}) => {
    const span = trimmed(idea, place);
    if (!/[\p{L}\p{N}]/u.test(idea.slice(span.start, span.end))) return;
    const flags = { isMarked: false, isParent: false, isLast: false };
    const rest = { cells: [], speaker: undefined, ...flags, ...more };
    blocks.push({ kind, span, ...rest });
  };
  for (const [index, line] of lines.entries()) {
    const [previous, next] = [lines[index - 1], lines[index + 1]];
    const isTable: boolean = isRow(line.text) && (isInTable || isRow(next?.text ?? ''));
    if (line.end < metadata) {
      const isTitled = titleKey.test(line.text);
      push(isTitled ? 'heading' : 'text', withoutMark(line, titleKey), { isMarked: isTitled });
    } else if (fence.test(line.text)) {
      isCode = !isCode;
    } else if (isCode) {
      push('code', line);
    } else if (rule.test(line.text) || tableRule.test(line.text.trim())) {
      continue;
    } else if (isTable) {
      const cells = cellsOf(line).map((cell) => trimmed(idea, cell));
      const span = { start: cells[0]?.start ?? 0, end: cells.at(-1)?.end ?? 0 };
      push(isInTable ? 'row' : 'heading', span, { cells, isMarked: true });
    } else {
      const { kind, content, isMarked, isParent } = kindOf(line, { previous, next, lexicon });
      const last = blocks.at(-1);
      const isProse =
        kind === 'text' && previous !== undefined && /[\p{L}\p{N}]/u.test(content.text);
      if (isProse && last !== undefined && continues(last, previous, content, width))
        blocks[blocks.length - 1] = {
          ...last,
          span: { start: last.span.start, end: trimmed(idea, content).end },
        };
      else push(kind, content, { isMarked, isParent, speaker: line.speaker });
    }
    isInTable = isTable;
  }
  return blocks.map((block, index) => ({
    ...block,
    isLast: !block.isParent && (blocks[index + 1]?.kind ?? 'heading') === 'heading',
  }));
}

/** Classifies a line by its marker, its element or its neighbours, and removes the marker. */
function kindOf(
  line: Line,
  around: Surroundings,
): Pick<Block, 'kind' | 'isMarked' | 'isParent'> & { content: Line } {
  const [hasHeadingMark, hasListMark] = [headingMark.test(line.text), listMark.test(line.text)];
  if (line.speaker !== undefined && !hasHeadingMark && !hasListMark)
    return { kind: 'text', content: line, isMarked: false, isParent: false };
  const below = around.next?.text ?? '';
  const isUnderlined = underline.test(below) && line.text.trim() !== '';
  if (hasHeadingMark || isUnderlined || /^(?:h[1-6]|title)$/u.test(line.tag))
    return {
      kind: 'heading',
      content: withoutMark(line, headingMark),
      isMarked: true,
      isParent: false,
    };
  if (hasListMark || /^(?:li|td|th|dt|dd)$/u.test(line.tag)) {
    const content = withoutMark(line, listMark);
    // `2. Goals`
    const isName = isSectionName(plainText(content.text), around.lexicon);
    const isHeading = (isName && !listMark.test(below)) || isNumberedTitle(line, content, around);
    const isParent = isAboveNested(line, content, around);
    const isMarked = isHeading || isParent;
    return { kind: isMarked ? 'heading' : 'item', content, isMarked, isParent };
  }
  const content = withoutMark(line, quoteMark);
  const text = plainText(content.text);
  const isBold = bold.test(content.text);
  const isHeading = isBold || (text !== '' && isTitle(text, around));
  const isMarked = isHeading && (isBold || /[:：]$/u.test(text) || listMark.test(below));
  return { kind: isHeading ? 'heading' : 'text', content, isMarked, isParent: false };
}

/** Whether a line continues the sentence of the previous line. */
function continues(last: Block, previous: Line, line: Line, width: number): boolean {
  const isProse = last.kind === 'text' || last.kind === 'item';
  if (!isProse || last.span.end < previous.start || line.speaker !== previous.speaker) return false;
  const isHanging = last.kind === 'item' && /^\s{2,}/u.test(line.text);
  const isOpen = !/[.!?…。！？:：;]["'”’)\]]*\s*$/u.test(previous.text);
  return isOpen && (isHanging || isFull(previous.text, line.text, width));
}

/** Whether a line looks like a heading: short and without sentence punctuation, or with a colon at its end. */
function isTitle(text: string, { previous, next, lexicon }: Surroundings): boolean {
  if (next === undefined || text.length > longestTitle) return false;
  if (/[:：]$/u.test(text) || isSectionName(text, lexicon)) return true;
  if ((previous?.text.trim() ?? '') !== '' || wordCount(text) > mostTitleWords) return false;
  if (endOfSentence.test(text) || /[:：=]\s/u.test(text)) return false;
  if (!listMark.test(next.text) && isAssertion(text, lexicon)) return false;
  const below = next.text.trim();
  // `THE SOLUTION`
  const isInCapitals = /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text) && /\p{Ll}/u.test(below);
  return below === '' || listMark.test(next.text) || isRow(next.text) || isInCapitals;
}

/** Whether a numbered item is a heading: `2. What was agreed`, above bullets or, below an empty line, above text. */
function isNumberedTitle(line: Line, content: Line, { previous, next }: Surroundings): boolean {
  const [text, below] = [plainText(content.text), next?.text ?? ''];
  const isApart = (previous?.text.trim() ?? '') === '';
  // `2.1` under `2.`
  const [mark = ''] = /^\s*\d{1,2}\./u.exec(line.text) ?? [];
  const isAboveParts =
    mark !== '' && /^\d/u.test(below.slice(mark.length)) && below.startsWith(mark);
  return (
    number.test(line.text) &&
    !number.test(below) &&
    (bullet.test(below) || isAboveParts || (isApart && below.trim() !== '')) &&
    wordCount(text) <= mostTitleWords &&
    !endOfSentence.test(text) &&
    !/[:：]\s/u.test(text)
  );
}

/** Whether a short item that says nothing of its own has items nested in it: `Devices`, but not `No ads`. */
function isAboveNested(line: Line, content: Line, { next, lexicon }: Surroundings): boolean {
  const text = plainText(content.text);
  const below = next?.text ?? '';
  return (
    listMark.test(below) &&
    indentOf(below) > indentOf(line.text) &&
    wordCount(text) <= mostNestedWords &&
    !/[:：]\s|[.!?…。！？;,]$/u.test(text) &&
    (!/\s/u.test(text) || isSectionName(text, lexicon) || !saysSomething(text, lexicon))
  );
}

function saysSomething(text: string, lexicon: Lexicon): boolean {
  const cues = cuesIn(folded(text), lexicon);
  return /\p{N}/u.test(text) || cues.some((cue) => isVerb(cue) || isDenial(cue));
}

function wordCount(text: string): number {
  // In a script without spaces, count three letters as a word.
  if (/[\p{scx=Hiragana}\p{scx=Katakana}]/u.test(text)) return Math.ceil(text.length / 3);
  return text.split(/\s+/u).length;
}

/** The text without emphasis markers. */
function plainText(text: string): string {
  return text.replace(/\*\*|__|<\/?(?:b|i|em|strong)>/giu, '').trim();
}
