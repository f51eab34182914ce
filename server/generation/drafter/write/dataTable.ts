import type { Quote } from '../read/span';
import type { Workbook } from '../sort/workbook';
import { cuedClause } from './cuedClause';
import { definedParts } from './definitionChecks';
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
    const row = (use: 'entered' | 'states', quotes: readonly Quote[], of = '') =>
      quotes.length === 0
        ? []
        : [
            [
              `${of}${notes[use]}: ${quotes.map((each) => marked(each, quotation)).join(comma)}`,
              one.id,
            ],
          ];
    const defined = definedParts(workbook, one);
    if (defined) {
      const of = `${marked(defined.noun, quotation)} · `;
      return [...row('entered', defined.fields, of), ...row('states', defined.states, of)];
    }
    const { things, isChoice, start } = listedThings(clause);
    const use = things.length > 0 ? useOf(clause, start, isChoice) : undefined;
    return use === undefined ? [] : row(use, things);
  });
  return rows.length === 0 ? '' : table([headings.entities, headings.requirements], rows);
}
