import { wordsOf } from '../../write/documentWordsOf';
import { grantMark } from '../../write/statementLine';
import { markup, type Content } from '../markup';
import type { Product } from '../product';

/** The idea’s own table of who may do what; nothing without one. */
export function permissionCard({ workbook, shown, idea }: Product): Content {
  const granting = shown.filter(({ grants }) => grants.length > 0);
  const owners = workbook.roles.filter(({ id }) =>
    granting.some(({ grants }) => grants.some(({ role }) => role.id === id)),
  );
  const heads = owners.map(({ text }) => markup`<th scope="col">${idea(text)}</th>`);
  const rows = granting.map(({ text, grants }) => {
    const cells = owners.map(({ id }) => {
      const grant = grants.find(({ role }) => role.id === id);
      return markup`<td>${grant && idea(grantMark(grant))}</td>`;
    });
    return markup`<tr><th scope="row">${idea(text)}</th>${cells}</tr>`;
  });
  return (
    rows.length > 0 &&
    markup`<section class="card permissions"><h2>${wordsOf(workbook).headings.permissions}</h2><div class="table"><table><thead><tr><td></td>${heads}</tr></thead><tbody>${rows}</tbody></table></div></section>`
  );
}
