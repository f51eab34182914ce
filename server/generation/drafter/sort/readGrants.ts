import { allRights } from '../lexicon/rightsWords';
import type { Block } from '../read/block';
import type { ReadIdea } from '../read/readClauses';
import { cellsBehind, readTables } from '../read/readTables';
import { quote, type Span } from '../read/span';
import { cross, no, open, saysYesOrNo, yes } from '../read/saysYesOrNo';
import { roleFinder } from './roleFinder';
import { roleCell, thingColumns } from './roleRows';
import type { Grant, Role } from './workbook';

const fewestRoles = 2;

/** Whom or what a column of a table of who may do what is about. */
type Column = Pick<Grant, 'role' | 'thing'> | undefined;

/**
 * The rows of tables of who may do what: those whose columns are roles and whose cells mostly say yes or no, and those
 * whose rows are roles.
 */
export function readGrants(
  read: ReadIdea,
  roles: readonly Role[],
): ReadonlyMap<Block, readonly Grant[]> {
  const rolesIn = roleFinder(read, roles);
  const roleOf = (span: Span) => rolesIn({ span, cues: [] }).find(({ isAll }) => isAll)?.role;
  return new Map(
    [...readTables(read)].flatMap(([columns, rows]) => {
      const texts = rows.map((row) => cellsBehind(read, row));
      const cells = texts.flat();
      const things = thingColumns(read, columns);
      const owners = things.length > 0 ? [] : ownersOf(columns, roleOf);
      if (things.length === 0 && (owners.length === 0 || !saysYesOrNo(cells))) return [];
      const means = {
        crossNo: cells.some((cell) => yes.test(cell)),
        emptyNo: !cells.some((cell) => cell !== '' && no.test(cell)),
      };
      return rows.map((row, at) => {
        const own = things.length > 0 ? thingsOf(read, row, columns, roleOf) : owners;
        return [row, grantsOf(read, row, texts[at] ?? [], own, means)] as const;
      });
    }),
  );
}

/** The roles that columns are about, if there are several; of two columns of a role, the first one counts. */
function ownersOf(
  [, ...columns]: readonly Span[],
  roleOf: (span: Span) => Role | undefined,
): Column[] {
  const found = columns.map(roleOf);
  const owners = found.map((role, at) =>
    role !== undefined && found.indexOf(role) === at ? { role, thing: undefined } : undefined,
  );
  return owners.filter(Boolean).length < fewestRoles ? [] : owners;
}

/** The things that a role's row tells its rights to. */
function thingsOf(
  read: ReadIdea,
  row: Block,
  columns: readonly Span[],
  roleOf: (span: Span) => Role | undefined,
): Column[] {
  const name = roleCell(read, row);
  const role = name && roleOf(name);
  const things = thingColumns(read, columns);
  return columns
    .slice(1)
    .map((column, at) =>
      role && things.includes(at + 1) ? { role, thing: quote(read.text, column) } : undefined,
    );
}

function grantsOf(
  read: ReadIdea,
  row: Block,
  texts: readonly string[],
  columns: readonly Column[],
  means: { crossNo: boolean; emptyNo: boolean },
): Grant[] {
  return columns.flatMap((column, at): Grant[] => {
    const [said, cell] = [texts[at], row.cells[at + 1]];
    if (column === undefined || said === undefined || cell === undefined) return [];
    // Beside `no`, an empty cell says nothing; nor does one that is struck out.
    const isStruck = quote(read.text, cell).includes('~~');
    if (isStruck || open.test(said) || (said === '' && !means.emptyNo)) return [];
    if (cross.test(said))
      return [{ ...column, verdict: means.crossNo ? 'denied' : 'granted', words: undefined }];
    const [mark] = no.exec(said) ?? yes.exec(said) ?? [];
    const isAll = column.thing !== undefined && allRights.test(said);
    const isGranted = mark !== undefined || isAll;
    const verdict = no.test(said) ? 'denied' : isGranted ? 'granted' : 'limited';
    const words = mark === said || isAll ? undefined : quote(read.text, cell);
    return [{ ...column, verdict, words }];
  });
}
