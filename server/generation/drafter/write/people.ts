import type { Workbook } from '../sort/workbook';
import { wordsOf } from './documentWordsOf';
import { listed } from './markdown';
import { asLine, fill, inLine } from './quoted';

/** The roles, each with the statements that name it. */
export function userList(workbook: Workbook): string {
  const { comma, none, notes } = wordsOf(workbook);
  const lines = workbook.roles.map((role) => {
    const own = workbook.statements.filter(
      (one) => one.role?.id === role.id || one.named.includes(role.id),
    );
    const foreground = own.filter(({ kind }) => kind !== 'B');
    const ids = (foreground.length > 0 ? foreground : own).map(({ id }) => id).join(comma);
    const said = [
      role.definition && inLine(role.definition.text),
      ids && fill(notes.namedIn, { ids }),
    ].filter(Boolean);
    return `${role.id} ${asLine(role.listed)}${said.length > 0 ? ` — ${said.join('; ')}` : ''}`;
  });
  return listed(lines) || none.users;
}
