import { headOfFields } from '../lexicon/fieldTableWords';
import type { Lexicon, SectionName } from '../lexicon/lexicon';
import { isInCode } from './isInCode';
import { sectionOf } from './sectionName';
import { wordsIn } from './wordsIn';

const table =
  /^[ \t]*\|(?<head>.+)\|[ \t]*\r?\n[ \t]*\|[ \t:|-]+\|[ \t]*\r?\n(?<rows>(?:[ \t]*\|.+\|[ \t]*(?:\r?\n|$)){3,})/gmu;
/** A cell that says more than one thing. */
const severalSentences = /[\p{L}\p{N}][)"'”’»]?(?:[.?!]\s+[\p{Lu}¿¡]|;\s+\S)/u;
const [mostTopicWords, leastRemarkWords, mostColumns, mostRows] = [5, 4, 3, 200];
/** How many rows, at least, have a cell of several sentences: one in so many. */
const proseShare = 3;
/** A head of another meaning, such as `Out of scope`, decides what the cells below it are: that table stays one. */
const plainSections: readonly (SectionName | undefined)[] = [
  undefined,
  'requirements',
  'background',
];

/**
 * An idea in which a table of topics is one paragraph per row, with its topic before it. Such a table says something of
 * each topic in sentences, and perhaps why; its rows are too long to be one statement.
 */
export function withTopicParagraphs(idea: string, lexicon: Lexicon): string {
  const isCode = isInCode(idea);
  return idea.replace(table, (whole: string, head: string, rows: string, at: number) => {
    const heads = cellsOf(head);
    const cells = rows
      .trim()
      .split(/\r?\n/u)
      .map((row) => cellsOf(row.trim().slice(1, -1)));
    return !isCode(at) && areTopics(heads, cells, lexicon)
      ? `\n${cells.map(paragraphOf).join('\n\n')}\n\n`
      : whole;
  });
}

const cellsOf = (row: string): string[] => row.split('|').map((cell) => cell.trim());

function areTopics(heads: readonly string[], rows: readonly string[][], lexicon: Lexicon): boolean {
  const [first = '', ...others] = heads;
  const areNames = rows.every(
    ([topic = '', text = '']) =>
      /^[*_]*\p{L}/u.test(topic) &&
      !/\p{N}|[.:;?!\\]/u.test(topic) &&
      wordsIn(topic, lexicon) <= mostTopicWords &&
      text !== '',
  );
  const arePlain =
    !headOfFields.test(first) &&
    sectionOf(first, lexicon) !== 'users' &&
    others.every((other) => plainSections.includes(sectionOf(other, lexicon)));
  const prose = rows.filter(([, ...texts]) => texts.some((text) => severalSentences.test(text)));
  const remarks = rows.map(([, , remark = '']) => remark).filter((remark) => remark !== '');
  const words = remarks.reduce((sum, remark) => sum + wordsIn(remark, lexicon), 0);
  return (
    areNames &&
    arePlain &&
    heads.length <= mostColumns &&
    rows.length <= mostRows &&
    rows.every(({ length }) => length <= heads.length) &&
    remarks.every((remark) => /\p{L}{2}/u.test(remark)) &&
    prose.length * proseShare >= rows.length &&
    words >= remarks.length * leastRemarkWords
  );
}

/** `Topic: cell. Remark`, with the topic as a heading where the cell has several sentences. */
function paragraphOf(row: readonly string[]): string {
  const [topic = '', text = '', remark = ''] = row;
  const name = topic.replace(/^([*_]{1,3})(.*)\1$/u, '$2');
  const opening = severalSentences.test(text) ? `*${name}.*` : `${name}:`;
  return [opening, ...[text, remark].filter((one) => one !== '').map(ended)].join(' ');
}

const ended = (text: string): string => (/[.;?!…]$/u.test(text) ? text : `${text}.`);
