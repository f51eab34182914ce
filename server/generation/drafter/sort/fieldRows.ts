import {
  areHeadsOfFields,
  automaticCell,
  flagCell,
  headOfExample,
  headOfOptional,
  headOfRequired,
  headOfType,
  headOfValues,
  headOfWho,
  optionalCell,
  requiredCell,
} from '../lexicon/fieldTableWords';
import { lexicons } from '../lexicon/lexicons';
import { plainText } from '../read/plainText';
import { cross, no, open, yes } from '../read/saysYesOrNo';
import { quote, type Quote } from '../read/span';
import { optionsIn } from './optionsIn';
import type { Cell, Statement, Workbook } from './workbook';

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
  notes: readonly Quote[];
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
    if (one.cells.length > 1 && one.grants.length === 0)
      tables.set(one.table, [...(tables.get(one.table) ?? []), one]);
  for (const rows of tables.values()) {
    const [widest] = rows.toSorted((one, other) => other.cells.length - one.cells.length);
    if (!areHeadsOfFields(widest?.cells.map(headOf) ?? [])) continue;
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

/** Whether in a column that says yes or no a cross means no, because others surely mean yes, and an empty cell. */
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
        ...{ said, isOfWho, text: cell.text, isFlag: flagCell.test(said) },
        options: isOfWho ? [] : optionsIn(said, column, lexicon),
      };
    });
  const chosen = told.find(({ options, isFlag }) => options.length > 0 && !isFlag);
  const places = chosen?.options.flatMap((one) => placeIn(read, row, one)) ?? [];
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
    notes: rest.flatMap(({ text, isOfWho, isFlag }) =>
      isOfWho || isFlag || text === '' ? [] : [text],
    ),
  };
}

function requiredBy(cell: Cell, { crossNo, emptyNo }: Means): FieldRow['required'] {
  const said = plainText(cell.text);
  const isOfOptional = headOfOptional.test(headOf(cell));
  const isAll = (pattern: RegExp) => pattern.exec(said)?.[0] === said;
  const isNothing = open.test(said) || automaticCell.test(said) || (said === '' && !emptyNo);
  if (isNothing) return undefined;
  if (requiredCell.test(said)) return true;
  if (optionalCell.test(said)) return false;
  const isYes = isAll(yes) || (cross.test(said) && !crossNo);
  if (isYes || isAll(no) || cross.test(said)) return isYes !== isOfOptional;
  return isOfOptional ? undefined : cell.text;
}

/** A part of a row as the idea writes it; nothing if mark-up stands inside. */
function placeIn({ idea }: Read, { span, text }: Statement, part: string): Quote[] {
  const at = text.indexOf(part);
  const start = span.start + at;
  return at < 0 ? [] : [quote(idea, { start, end: start + part.length })];
}
