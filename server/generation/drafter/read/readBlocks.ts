import type { Lexicon } from '../lexicon/lexicon';
import { levels, type Block } from './block';
import {
  cellsOf,
  fence,
  indentOf,
  isFull,
  linesOf,
  quoteMark,
  widthsOf,
  without,
  type Line,
} from './lines';
import { kindOfLine } from './kindOfLine';
import { letterLines } from './letterLines';
import { numberedLines } from './numberedLines';
import { runInHeadings } from './runInHeadings';
import { goesOnWith, isScenarioTitle } from './scenario';
import { sectionOf } from './sectionName';
import { withQuestionHeadings } from './withQuestionHeadings';
import { withRepliedQuestions } from './withRepliedQuestions';
import { withoutStamps } from './speakers';
import { trimmed, type Span } from './span';
import { unmarkedHeadings } from './unmarkedHeadings';

const rule = /^\s*(?:(?:[-*_=~]\s*){3,}|\|?\s?:?-{2,}:?(?:\s?\|\s?:?-{2,}:?)*\s?\|?\s*)$/u;
/** YAML at the start of a Markdown file. */
const frontMatter =
  /^---[ \t]*\n(?:[\w-]{1,40}:[^\n]{0,400}\n|[ \t]+[^\n]{0,400}\n){1,40}---[ \t]*(?=\n|$)/u;
/** Empty lines that may stand between two lines. */
const mostBlank = 4;
const titleKey = /^title:\s*/iu;

/**
 * Splits an idea by its layout: headings, list items, table cells, paragraphs and code.
 *
 * @returns the blocks in order; they leave out only markers, tags and white space
 */
export function readBlocks(idea: string, lexicon: Lexicon): Block[] {
  const written = withRepliedQuestions(linesOf(idea));
  const lines = withQuestionHeadings(written) ?? withoutStamps(written, lexicon);
  const widthBetween = widthsOf(lines);
  const unmarked = unmarkedHeadings(lines, lexicon);
  // In a file of scenarios, `# never store the PAN` is a remark.
  const hasScenarios = lines.some(({ text }) => isScenarioTitle(text, lexicon));
  const [ofLetter, numbered] = [letterLines(lines, lexicon), numberedLines(lines)];
  const metadata = frontMatter.exec(idea)?.[0].length ?? 0;
  const blocks: Block[] = [];
  /** Whether the heading above names a kind of section. */
  let isInSection = false;
  let [isCode, isInTable] = [false, false];
  const runInHeadingOf = runInHeadings(idea, lexicon);
  const push = (kind: Block['kind'], place: Span, more: Partial<Block> = {}) => {
    const span = trimmed(idea, place);
    if (!/[\p{L}\p{N}]/u.test(idea.slice(span.start, span.end))) return;
    const rest = { cells: [], indent: 0, level: 1, isMarked: false, speaker: undefined };
    blocks.push({ kind, span, ...rest, isLast: false, ...more });
  };
  for (const [index, line] of lines.entries()) {
    const [previous, next] = [lines[index - 1], lines[index + 1]];
    const cells = cellsOf(line).map((cell) => trimmed(idea, cell));
    const isTable: boolean =
      cells.length > 0 && (isInTable || (next !== undefined && cellsOf(next).length > 0));
    if (line.end < metadata) {
      const title = titleKey.exec(line.text)?.[0].length ?? 0;
      push(title > 0 ? 'heading' : 'metadata', without(line, title), { isMarked: true });
    } else if (ofLetter.has(line))
      push('metadata', without(line, quoteMark.exec(line.text)?.[0].length ?? 0));
    else if (fence.test(line.text)) isCode = !isCode;
    else if (isCode) push('code', line);
    else if (isTable && !rule.test(line.text)) {
      const span = { start: cells[0]?.start ?? 0, end: cells.at(-1)?.end ?? 0 };
      const isMarked = isInTable || (next !== undefined && rule.test(next.text));
      push(isInTable ? 'row' : 'heading', span, { cells, isMarked });
    } else if (!rule.test(line.text)) {
      const begun = line.speaker ? undefined : runInHeadingOf(line.text, isInSection);
      if (begun) {
        const start = line.start + begun.start;
        const span = { start, end: start + begun.name.length };
        push('heading', span, { level: levels.runIn, isMarked: true });
      }
      const { kind, content, ...heading } = kindOfLine(without(line, begun?.end ?? 0), {
        previous,
        next,
        nextText:
          lines.slice(index + 1, index + 1 + mostBlank).find(({ text }) => text.trim() !== '')
            ?.text ?? '',
        isInSection,
        isUnmarkedHeading: unmarked.has(line),
        hasScenarios,
        isNumbered: numbered.has(line),
        lexicon,
      });
      if (kind === 'heading') isInSection = sectionOf(content.text, lexicon) !== undefined;
      const last = blocks.at(-1);
      const width = previous ? widthBetween(previous, line) : Infinity;
      const above = last && { ...last, text: idea.slice(last.span.start, last.span.end) };
      const isNext = above && previous && continues(above, previous, content, width, lexicon);
      if (kind === 'text' && last && isNext)
        last.span = { start: last.span.start, end: trimmed(idea, content).end };
      else push(kind, content, { ...heading, indent: indentOf(line.text), speaker: line.speaker });
    }
    isInTable = isTable;
  }
  // An outline without content says at least what it is to be about.
  const isOutline = blocks.length > 1 && blocks.every(({ kind }) => kind === 'heading');
  return blocks.map((block, index) => ({
    ...block,
    kind: isOutline ? 'text' : block.kind,
    isLast: block.level < levels.nested && (blocks[index + 1]?.kind ?? 'heading') === 'heading',
  }));
}

/** Whether a line continues the sentence of the previous line. */
function continues(
  last: Block & { text: string },
  previous: Line,
  line: Line,
  width: number,
  lexicon: Lexicon,
): boolean {
  const isProse = last.kind === 'text' || last.kind === 'item';
  if (!isProse || last.span.end < previous.start || line.speaker !== previous.speaker) return false;
  const isHanging = last.kind === 'item' && /^\s{2,}\S/u.test(line.text);
  const isOpen = !/[.!?…。！？:：;]["'”’)\]]*\s*$/u.test(previous.text);
  const isWrapped = isHanging || isFull(previous.text, line.text, width);
  return isOpen && (isWrapped || goesOnWith(last.text, line.text, lexicon));
}
