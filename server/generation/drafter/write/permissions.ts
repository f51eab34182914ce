import type { Quote } from '../read/span';
import type { Grant, Role, Statement, Workbook } from '../sort/workbook';
import { inLine } from './quoted';

/** Who may do what, as the idea’s own tables say. */
interface Permissions {
  /** The roles, or the things that roles have rights to. */
  heads: readonly (Quote | undefined)[];
  /** Each with a mark for each of the heads: `✓`, `–`, `own only`, or nothing if its table does not name them. */
  rows: readonly { statement: Statement; marks: readonly string[] }[];
}

/** The idea’s own tables of who may do what: those whose columns are roles in one, and each whose rows are roles. */
export function permissionsOf(
  { roles }: Workbook,
  statements: readonly Statement[],
): Permissions[] {
  const granting = statements.filter(({ grants }) => grants.length > 0);
  const acts = granting.filter(({ cells }) => cells.length === 0);
  const ofRoles = granting.filter(({ cells }) => cells.length > 0);
  const tables = new Set(ofRoles.map(({ table }) => table));
  return [
    ...(acts.length > 0 ? [byAct(roles, acts)] : []),
    ...[...tables].map((table) => byRole(ofRoles.filter((one) => one.table === table))),
  ];
}

function byAct(roles: readonly Role[], acts: readonly Statement[]): Permissions {
  const named = new Set(acts.flatMap(({ grants }) => grants.map(({ role }) => role.id)));
  const owners = roles.filter(({ id }) => named.has(id));
  const rows = acts.map((statement) => {
    const marks = new Map(statement.grants.map((one) => [one.role.id, grantMark(one)]));
    return { statement, marks: owners.map(({ id }) => marks.get(id) ?? '') };
  });
  return { heads: owners.map(({ text }) => text), rows };
}

/** As the author wrote it. */
function byRole(statements: readonly Statement[]): Permissions {
  const rows = statements.map((statement) => {
    const [, ...cells] = statement.cells;
    return { statement, cells, marks: cells.map(({ text }) => inLine(text)) };
  });
  const [widest] = [...rows].sort((one, other) => other.cells.length - one.cells.length);
  const heads = (widest?.cells ?? []).map(({ column }) => column);
  return {
    heads,
    rows: rows.map(({ statement, marks }) => ({
      statement,
      marks: heads.map((_, at) => marks[at] ?? ''),
    })),
  };
}

/** What a table says of a role: `✓`, `–` or `own only`. */
export function grantMark({ verdict, words }: Grant): string {
  return words === undefined ? (verdict === 'denied' ? '–' : '✓') : inLine(words);
}
