import { cuesIn } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import { headOfFields, headOfRequired } from '../lexicon/fieldTableWords';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import {
  headOfOwnId,
  headOfPriority,
  headOfRequirement,
  headOfTopic,
} from '../lexicon/requirementTableWords';
import { headOfRoles } from '../lexicon/rightsWords';
import { isInCode } from './isInCode';
import { sectionOf } from './sectionName';
import { wordsIn } from './wordsIn';

/** A table in Markdown, or lines whose cells tabs separate. */
const table =
  /^[ \t]*\|.+\|[ \t]*\r?\n[ \t]*\|[ \t:|-]+\|[ \t]*\r?\n(?:[ \t]*\|.+\|[ \t]*(?:\r?\n|$)){3,}|^[^\t\r\n|\u2028\u2029]+(?:\t[^\t\r\n|\u2028\u2029]*){2,}\r?\n(?:[^\t\r\n|\u2028\u2029]*(?:\t[^\t\r\n|\u2028\u2029]*)+(?:\r?\n|$)){3,}/gmu;
const [mostRows, leastWords, mostTopicWords] = [200, 4, 5];
/** Of so many cells, one has to state something. */
const sayingShare = 2;

/** The columns of a table of requirements. */
interface Columns {
  heads: readonly string[];
  text: number;
  topic: number;
  priority: number;
  /** That of numbers which only count the rows. */
  counter: number;
}

/**
 * An idea in which a table of requirements is a list, a heading above those of each priority: what its other columns
 * say stands before the requirement as its topic, or behind it in brackets.
 */
export function withRequirementLists(idea: string, lexicon: Lexicon): string {
  const isCode = isInCode(idea);
  return idea.replace(table, (whole: string, at: number) => {
    const [heads = [], ...rows] = whole
      .trim()
      .split(/\r?\n/u)
      .filter((line) => !/^[\s|:-]+$/u.test(line))
      .map(cellsOf);
    const columns =
      isCode(at) || rows.length > mostRows ? undefined : columnsOf(heads, rows, lexicon);
    return columns === undefined ? whole : `\n${listOf(columns, rows)}\n\n`;
  });
}

function cellsOf(line: string): string[] {
  const isBarred = line.trim().startsWith('|');
  const cells = isBarred
    ? line
        .trim()
        .slice(1, -1)
        .split(/(?<!\\)\|/u)
    : line.split('\t');
  return cells.map((cell) => cell.trim());
}

/** `undefined` for a table of anything else. */
function columnsOf(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  lexicon: Lexicon,
): Columns | undefined {
  const wordsOf = (at: number) =>
    rows.reduce((sum, row) => sum + wordsIn(row[at] ?? '', lexicon), 0) / rows.length;
  const text = heads.reduce((longest, _, at) => (wordsOf(at) > wordsOf(longest) ? at : longest), 0);
  const saying = rows.filter((row) =>
    cuesIn(folded(row[text] ?? ''), lexicon).some((cue) => isVerb(cue)),
  );
  const find = (pattern: RegExp) => heads.findIndex((head) => pattern.test(folded(head)));
  const [id, rank] = [find(headOfOwnId), find(headOfPriority)];
  const priority = rank === text ? -1 : rank;
  const topic = heads.findIndex(
    (head, at) =>
      at !== text && at !== id && headOfTopic.test(folded(head)) && wordsOf(at) <= mostTopicWords,
  );
  // The columns of what roles may do, and of fields, say themselves what their cells are.
  const isOther =
    headOfRoles.test(heads[0] ?? '') ||
    heads.some(
      (head, at) =>
        headOfFields.test(head) ||
        headOfRequired.test(head) ||
        (at !== id && sectionOf(head, lexicon) === 'exclusions'),
    );
  const isOfRequirements = headOfRequirement.test(folded(heads[text] ?? '')) && !isOther;
  const isCounted = rows.every((row, at) => row[id]?.replace(/\.$/u, '') === String(at + 1));
  return isOfRequirements &&
    heads.length > 2 &&
    wordsOf(text) >= leastWords &&
    saying.length * sayingShare >= rows.length
    ? { heads, text, topic, priority, counter: isCounted ? id : -1 }
    : undefined;
}

function listOf(columns: Columns, rows: readonly (readonly string[])[]): string {
  const { heads, priority } = columns;
  const values = [...new Set(rows.map((row) => row[priority] ?? ''))];
  return values
    .map((value) => {
      const some = rows.filter((row) => (row[priority] ?? '') === value);
      const items = some.map((row) => itemOf(columns, row)).join('\n');
      const head = heads[priority] ?? '';
      return priority < 0 ? items : `${head} ${value || '–'}:\n${items}`;
    })
    .join('\n\n');
}

/** `- Topic: requirement (Who: curator)` */
function itemOf(
  { heads, text, topic, priority, counter }: Columns,
  row: readonly string[],
): string {
  const name = (row[topic] ?? '').replace(/[.:]+$/u, '');
  const others = row.flatMap((cell, at) =>
    [text, topic, priority, counter].includes(at) || !/[\p{L}\p{N}]/u.test(cell)
      ? []
      : [`${heads[at] ?? ''}: ${cell}`],
  );
  const stated = row[text] ?? '';
  const remark = others.length > 0 ? ` (${others.join(', ')})` : '';
  const whole = remark === '' ? stated : `${stated.replace(/\.$/u, '')}${remark}`;
  const mark = counter < 0 ? '-' : `${row[counter]?.replace(/\.$/u, '') ?? ''}.`;
  return `${mark} ${name === '' ? '' : `${name}: `}${whole}`;
}
