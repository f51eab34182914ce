import {
  automaticCell,
  conditionWord,
  flagCell,
  headOfExample,
  headOfOptional,
  headOfRequired,
  headOfType,
  headOfValues,
  headOfWho,
  isTableOfFields,
  openCell,
  optionalCell,
  requiredCell,
} from '../lexicon/fieldTableWords';
import { lexicons } from '../lexicon/lexicons';
import { lineAbove } from '../read/lineAbove';
import { plainText } from '../read/plainText';
import { cross, no, open, yes } from '../read/saysYesOrNo';
import { partOf, type Quote } from '../read/span';
import { optionsIn } from './optionsIn';
import type { Cell, Statement, Workbook } from './workbook';

/** A cell with the head of its column. */
interface Note {
  head: Quote | undefined;
  text: Quote;
  /** Whether it stands below `Type`. */
  isType: boolean;
}

/** What a row of a table of fields says of one field. */
export interface FieldRow {
  name: Quote;
  /** Whether it must be filled in, or what the cell says if that depends; `undefined` if the table does not tell. */
  required: boolean | Quote | undefined;
  /** What can be chosen. */
  options: readonly Quote[];
  /** Whether it is answered with yes or no. */
  isFlag: boolean;
  /** Whether nobody fills it in. */
  isAutomatic: boolean;
  /** What else the row says of it, without examples and who fills it in. */
  notes: readonly Note[];
}

type Read = Pick<Workbook, 'idea' | 'language' | 'statements'>;

const known = new WeakMap<readonly Statement[], ReadonlyMap<Statement, FieldRow>>();

/** The rows of an idea's tables of fields, in order. */
export function fieldRows(read: Read): ReadonlyMap<Statement, FieldRow> {
  const rows = known.get(read.statements) ?? new Map(rowsIn(read));
  known.set(read.statements, rows);
  return rows;
}

function* rowsIn(read: Read): Generator<readonly [Statement, FieldRow]> {
  const tables = new Map<number | undefined, Statement[]>();
  for (const one of read.statements)
    if (one.cells.length > 1 && one.grants.length === 0) {
      const rows = tables.get(one.table);
      if (rows === undefined) tables.set(one.table, [one]);
      else rows.push(one);
    }
  for (const [start = 0, rows] of tables) {
    const [widest] = rows.toSorted((one, other) => other.cells.length - one.cells.length);
    const table = {
      heads: widest?.cells.map(headOf) ?? [],
      rows: rows.map(({ cells }) => cells.map(({ text }) => plainText(text))),
      lead: lineAbove(read.idea, start),
    };
    if (!isTableOfFields(table)) continue;
    const marks = rows.flatMap(({ cells }) =>
      cells.filter(saysWhether).map(({ text }) => plainText(text)),
    );
    const means = {
      crossNo: marks.some((mark) => yes.test(mark)),
      emptyNo: !marks.some((mark) => mark !== '' && (no.test(mark) || optionalCell.test(mark))),
    };
    for (const row of rows) yield [row, fieldIn(read, row, means)];
  }
}

const headOf = ({ column }: Cell): string => plainText(column ?? '');

const saysWhether = (cell: Cell): boolean =>
  headOfRequired.test(headOf(cell)) || headOfOptional.test(headOf(cell));

/** Whether in a column that says yes or no a cross means no, because others surely mean yes, and whether an empty cell means no. */
interface Means {
  crossNo: boolean;
  emptyNo: boolean;
}

function fieldIn(read: Read, row: Statement, means: Means): FieldRow {
  const lexicon = lexicons[read.language];
  const [{ text: name } = row, ...others] = row.cells;
  const whether = others.find(saysWhether);
  const told = others
    .filter((cell) => !saysWhether(cell) && !headOfExample.test(headOf(cell)))
    .map((cell) => {
      const head = headOf(cell);
      const isOfWho = headOfWho.test(head);
      const column = headOfValues.test(head) ? 'values' : headOfType.test(head) ? 'type' : 'notes';
      const said = plainText(cell.text);
      return {
        ...{ said, isOfWho, isFlag: flagCell.test(said) },
        note: { head: cell.column, text: cell.text, isType: column === 'type' },
        options: isOfWho ? [] : optionsIn(said, column, lexicon),
      };
    });
  const chosen = told.find(({ options, isFlag }) => options.length > 0 && !isFlag);
  const places = chosen?.options.flatMap((one) => partOf(read.idea, row, one)) ?? [];
  const rest = told.filter((one) => one !== chosen);
  const isAsked = rest.some(({ isFlag }) => isFlag) || /[?？]$/u.test(plainText(name));
  return {
    name,
    required: whether && requiredBy(whether, means),
    // All or none: what is left out could not be chosen.
    options: places.length === chosen?.options.length ? places : [],
    isFlag: chosen === undefined && isAsked,
    isAutomatic: [...rest.map(({ said }) => said), plainText(whether?.text ?? '')].some((said) =>
      automaticCell.test(said),
    ),
    notes: rest.flatMap(({ note, said, isOfWho, isFlag }) =>
      isOfWho || isFlag || said === '' ? [] : [note],
    ),
  };
}

const isRemark = (words: string): boolean =>
  /^\s?[,;(、（–—]/u.test(words) && !conditionWord.test(words);

function requiredBy(cell: Cell, { crossNo, emptyNo }: Means): FieldRow['required'] {
  const said = plainText(cell.text);
  const isOfOptional = headOfOptional.test(headOf(cell));
  /** `yes, always`, but not `yes, if paid by card` */
  const isAll = (pattern: RegExp) => {
    const remark = said.slice(pattern.exec(said)?.[0].length ?? 0);
    return pattern.test(said) && (remark === '' || isRemark(remark));
  };
  const isNothing =
    open.test(said) || openCell.test(said) || automaticCell.test(said) || (said === '' && !emptyNo);
  if (isNothing) return undefined;
  if (requiredCell.test(said)) return true;
  if (optionalCell.test(said)) return false;
  const isYes = isAll(yes) || (cross.test(said) && !crossNo);
  if (isYes || isAll(no) || cross.test(said)) return isYes !== isOfOptional;
  return isOfOptional ? undefined : cell.text;
}
