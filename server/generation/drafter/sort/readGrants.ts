import type { Block } from '../read/block';
import type { ReadIdea } from '../read/readClauses';
import { cellsBehind, readTables } from '../read/readTables';
import { quote, type Span } from '../read/span';
import { cross, no, open, saysYesOrNo, yes } from '../read/saysYesOrNo';
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
      const found = columns.map(roleOf);
      // Of two columns of a role, the first one counts.
      const owners = found.map((role, at) => (found.indexOf(role) === at ? role : undefined));
      if (owners.filter(Boolean).length < fewestRoles) return [];
      const texts = rows.map((row) => cellsBehind(read, row));
      const cells = texts.flat();
      if (!saysYesOrNo(cells)) return [];
      const means = {
        crossNo: cells.some((cell) => yes.test(cell)),
        emptyNo: !cells.some((cell) => cell !== '' && no.test(cell)),
      };
      return rows.map((row, at) => {
        const said = texts[at] ?? [];
        return [row, grantsOf(read, row, said, owners, means)] as const;
      });
    }),
  );
}

function grantsOf(
  read: ReadIdea,
  row: Block,
  texts: readonly string[],
  owners: readonly (Role | undefined)[],
  means: { crossNo: boolean; emptyNo: boolean },
): Grant[] {
  return owners.flatMap((role, at): Grant[] => {
    const [said, cell] = [texts[at], row.cells[at + 1]];
    if (role === undefined || said === undefined || cell === undefined) return [];
    // Beside `no`, an empty cell says nothing; nor does one that is struck out.
    const isStruck = quote(read.text, cell).includes('~~');
    if (isStruck || open.test(said) || (said === '' && !means.emptyNo)) return [];
    if (cross.test(said))
      return [{ role, verdict: means.crossNo ? 'denied' : 'granted', words: undefined }];
    const [mark] = no.exec(said) ?? yes.exec(said) ?? [];
    const verdict = no.test(said) ? 'denied' : mark === undefined ? 'limited' : 'granted';
    return [{ role, verdict, words: mark === said ? undefined : quote(read.text, cell) }];
  });
}
