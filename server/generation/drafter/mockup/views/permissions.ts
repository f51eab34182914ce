import { wordsOf } from '../../write/documentWordsOf';
import { permissionsOf } from '../../write/permissions';
import { markup, type Content } from '../markup';
import type { Product } from '../product';

/** The idea’s own tables of who may do what; nothing without one. */
export function permissionCard({ workbook, shown, idea }: Product): Content {
  const tables = permissionsOf(workbook, shown).map(({ heads, rows }) => {
    const columns = heads.map(
      (head) => markup`<th scope="col">${head !== undefined && idea(head)}</th>`,
    );
    const lines = rows.map(({ statement: { text }, marks }) => {
      const cells = marks.map((mark) => markup`<td>${mark !== '' && idea(mark)}</td>`);
      return markup`<tr><th scope="row">${idea(text)}</th>${cells}</tr>`;
    });
    return markup`<div class="table"><table><thead><tr><td></td>${columns}</tr></thead><tbody>${lines}</tbody></table></div>`;
  });
  return (
    tables.length > 0 &&
    markup`<section class="card permissions"><h2>${wordsOf(workbook).headings.permissions}</h2>${tables}</section>`
  );
}
