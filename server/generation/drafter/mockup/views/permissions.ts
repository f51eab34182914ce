import { wordsOf } from '../../write/documentWordsOf';
import { permissionsOf } from '../../write/permissions';
import { markup, type Content } from '../markup';
import type { Product } from '../product';

/** The idea’s own table of who may do what; nothing without one. */
export function permissionCard({ workbook, shown, idea }: Product): Content {
  const { owners, rows } = permissionsOf(workbook, shown);
  const heads = owners.map(({ text }) => markup`<th scope="col">${idea(text)}</th>`);
  const lines = rows.map(({ statement: { text }, marks }) => {
    const cells = marks.map((mark) => markup`<td>${mark !== '' && idea(mark)}</td>`);
    return markup`<tr><th scope="row">${idea(text)}</th>${cells}</tr>`;
  });
  return (
    lines.length > 0 &&
    markup`<section class="card permissions"><h2>${wordsOf(workbook).headings.permissions}</h2><div class="table"><table><thead><tr><td></td>${heads}</tr></thead><tbody>${lines}</tbody></table></div></section>`
  );
}
