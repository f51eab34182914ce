import type { Statement } from '../sort/workbook';
import { wordCount } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { fill, inLine, marked } from './quoted';

const [fewestCells, mostWords] = [3, 3];

/** Whether a row of a table gives values of a thing, such as its prices; not what somebody does. */
export function isOfValues({ cells, grants }: Statement): boolean {
  const values = cells.slice(1).filter(({ text }) => text !== '');
  const short = values.filter(({ text }) => wordCount(text) <= mostWords);
  const hasNumber = values.some(({ text }) => /\p{N}/u.test(text));
  const isPlain = grants.length === 0 && cells.length >= fewestCells;
  return isPlain && hasNumber && 2 * short.length > values.length;
}

/** The values of a row with the heads of their columns: `Lane metres: 5`. */
export function valuesOf({ cells }: Statement): string[] {
  return cells.slice(1).flatMap(({ column, text }) => {
    const value = inLine(text);
    if (value === '') return [];
    return [column === undefined ? value : `${inLine(column)}: ${value}`];
  });
}

/** That the thing of a row has exactly the values of the row. */
export function rowCheck(statement: Statement, { criteria, quotation }: DocumentWords): string[] {
  const [what] = statement.cells;
  if (what === undefined || !isOfValues(statement)) return [];
  const filled = { what: marked(what.text, quotation), values: valuesOf(statement).join(' · ') };
  return [fill(criteria.row, filled)];
}
