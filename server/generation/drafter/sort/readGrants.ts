import type { Block } from '../read/block';
import type { ReadIdea } from '../read/readClauses';
import { cellsBehind, readTables } from '../read/readTables';
import type { Span } from '../read/span';
import { cross, no, saysYesOrNo, yes } from '../read/saysYesOrNo';
import { roleFinder } from './roleFinder';
import type { Grant, Role } from './workbook';

const fewestRoles = 2;

/** The rows of tables of who may do what, whose columns are roles and whose cells mostly say yes or no. */
export function readGrants(
  read: ReadIdea,
  roles: readonly Role[],
): ReadonlyMap<Block, readonly Grant[]> {
  const rolesIn = roleFinder(read, roles);
  const roleOf = (span: Span) => rolesIn({ span, cues: [] }).find(({ isAll }) => isAll)?.role;
  return new Map(
    [...readTables(read)].flatMap(([[, ...columns], rows]) => {
      const owners = columns.map(roleOf);
      const isOfRoles = owners.filter(Boolean).length >= fewestRoles;
      if (!isOfRoles || !saysYesOrNo(read, rows)) return [];
      const isCrossNo = rows.some((row) => cellsBehind(read, row).some((cell) => yes.test(cell)));
      return rows.map((row) => [row, grantsOf(read, row, owners, isCrossNo)] as const);
    }),
  );
}

function grantsOf(
  read: ReadIdea,
  row: Block,
  owners: readonly (Role | undefined)[],
  isCrossNo: boolean,
): Grant[] {
  const cells = cellsBehind(read, row);
  return owners.flatMap((role, at): Grant[] => {
    const cell = cells[at];
    if (role === undefined || cell === undefined) return [];
    if (cross.test(cell))
      return [{ role, verdict: isCrossNo ? 'denied' : 'granted', words: undefined }];
    if (no.test(cell)) return [{ role, verdict: 'denied', words: undefined }];
    const [mark] = yes.exec(cell) ?? [];
    const verdict = mark === undefined ? 'limited' : 'granted';
    return [{ role, verdict, words: mark === cell ? undefined : cell }];
  });
}
