import { isDenial } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import type { Statement, Workbook } from '../sort/workbook';
import { cuedClause } from './cuedClause';
import { wordsOf } from './documentWordsOf';
import { listed, table } from './markdown';
import { asLine, fill, inLine } from './quoted';

/** The room of a verb such as `can` between who is meant and `not`. */
const longestAuxiliary = 12;

/** The roles, each with the statements that name it. */
export function userList(workbook: Workbook): string {
  const {
    none,
    notes: { namedIn },
  } = wordsOf(workbook);
  const namedBy = statementsByRole(workbook);
  const lines = workbook.roles.map((role) => {
    const first = new Set(namedBy.get(role.id));
    const own = workbook.statements.filter((one) => first.has(one) || one.named.includes(role.id));
    const ids = idsOf(own.filter(({ kind }) => kind !== 'B')) || idsOf(own);
    const notes = [
      role.definition && inLine(role.definition.text),
      ids && fill(namedIn, { ids }),
    ].filter(Boolean);
    return `${role.id} ${asLine(role.listed)}${notes.length > 0 ? ` — ${notes.join('; ')}` : ''}`;
  });
  return listed(lines) || none.users;
}

/** What the idea has each role do, and what it rules out for it; nothing where it tells no roles apart. */
export function permissionTable(workbook: Workbook): string {
  const { notes } = wordsOf(workbook);
  const namedBy = statementsByRole(workbook);
  const rows = workbook.roles.flatMap(({ id, text }) => {
    const own = namedBy.get(id) ?? [];
    const isDenied = (one: Statement) =>
      one.kind === 'N' || (one.kind === 'C' && deniesActor(workbook, one));
    const acts = own.filter((one) => /[RC]/u.test(one.kind) && one.actor?.id === id);
    const does = idsOf(acts.filter((one) => !isDenied(one)));
    const ruledOut = idsOf(
      own.filter((one) => one.kind === 'N' || (acts.includes(one) && isDenied(one))),
    );
    return does + ruledOut === '' ? [] : [[asLine(text), does || '–', ruledOut || '–']];
  });
  return rows.length < 2 ? '' : table([notes.role, notes.does, notes.ruledOut], rows);
}

/** `Technicians can never claim`, not `The drivers have gloves on and often no signal`. */
function deniesActor(workbook: Workbook, statement: Statement): boolean {
  const { cues, folded: said, span } = cuedClause(workbook, statement);
  const actor = folded(statement.actor?.text ?? '');
  const end = span.start + said.indexOf(actor) + actor.length;
  return cues.some((cue) => isDenial(cue) && cue.start < end + longestAuxiliary);
}

function statementsByRole({ roles, statements }: Workbook): Map<string, Statement[]> {
  const byRole = new Map<string, Statement[]>(roles.map(({ id }) => [id, []]));
  const roleOf = new Map(statements.map(({ id, role }) => [id, role]));
  for (const one of statements) {
    // `but not the money` is about whom the words before it name.
    const role = one.role ?? (one.kind === 'N' ? roleOf.get(one.follows ?? '') : undefined);
    byRole.get(role?.id ?? '')?.push(one);
  }
  return byRole;
}

function idsOf(statements: readonly Statement[]): string {
  return statements.map(({ id }) => id).join(', ');
}
