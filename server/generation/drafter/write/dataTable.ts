import type { Workbook } from '../sort/workbook';
import { cuedClause } from './cuedClause';
import { wordsOf } from './documentWordsOf';
import { useOf } from './listChecks';
import { listedThings } from './listedThings';
import { table } from './markdown';
import { marked } from './quoted';

/** The fields and states that the idea lists, each with the statement that does. */
export function dataTable(workbook: Workbook): string {
  const { comma, headings, notes, quotation } = wordsOf(workbook);
  const rows = workbook.statements.flatMap((one) => {
    if (!/[RC]/u.test(one.kind)) return [];
    const clause = cuedClause(workbook, one);
    const { things, isChoice, start } = listedThings(clause);
    const use = things.length > 0 ? useOf(clause, start, isChoice) : undefined;
    if (use !== 'entered' && use !== 'states') return [];
    const quoted = things.map((thing) => marked(thing, quotation)).join(comma);
    return [[`${notes[use]}: ${quoted}`, one.id]];
  });
  return rows.length === 0 ? '' : table([headings.entities, headings.requirements], rows);
}
