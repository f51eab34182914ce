import type { Grant, Role, Statement, Workbook } from '../sort/workbook';
import { inLine } from './quoted';

/** Who may do what, as the idea’s own tables say. */
interface Permissions {
  owners: readonly Role[];
  /** Each with a mark for each of the owners: `✓`, `–`, `own only`, or nothing if its table does not name them. */
  rows: readonly { statement: Statement; marks: readonly string[] }[];
}

/** The idea’s own tables of who may do what in one; without rows if there are none. */
export function permissionsOf({ roles }: Workbook, statements: readonly Statement[]): Permissions {
  const granting = statements.filter(({ grants }) => grants.length > 0);
  const named = new Set(granting.flatMap(({ grants }) => grants.map(({ role }) => role.id)));
  const owners = roles.filter(({ id }) => named.has(id));
  const rows = granting.map((statement) => {
    const marks = new Map(statement.grants.map((one) => [one.role.id, grantMark(one)]));
    return { statement, marks: owners.map(({ id }) => marks.get(id) ?? '') };
  });
  return { owners, rows };
}

/** What a table says of a role: `✓`, `–` or `own only`. */
export function grantMark({ verdict, words }: Grant): string {
  return words === undefined ? (verdict === 'denied' ? '–' : '✓') : inLine(words);
}
