import { isDenial } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import type { Statement, Workbook } from '../sort/workbook';
import { actorOf } from './actorOf';
import { cuedClause } from './cuedClause';
import { wordsOf } from './documentWordsOf';
import { listed, table } from './markdown';
import { asLine, fill, inLine } from './quoted';
import { onlyRole } from './refusals';

/** Maximum length of a verb such as `can` between a role and `not`. */
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

/** The actions and exclusions of each role; nothing if the idea does not distinguish roles. */
export function permissionTable(workbook: Workbook): string {
  const { notes } = wordsOf(workbook);
  const namedBy = statementsByRole(workbook);
  const granted = grantedRoles(workbook);
  const { questions } = workbook;
  const rows = workbook.roles.flatMap(({ id, text }) => {
    const own = namedBy.get(id) ?? [];
    const isDenied = (one: Statement) =>
      one.kind === 'N' || (one.kind === 'C' && deniesActor(workbook, one));
    const acts = new Set(
      own.filter(
        (one) => /[RC]/u.test(one.kind) && actorOf(cuedClause(workbook, one), one)?.id === id,
      ),
    );
    const isDone = (one: Statement) =>
      (acts.has(one) && !isDenied(one)) || (granted.get(one.id)?.has(id) ?? false);
    const does = idsOf(workbook.statements.filter(isDone));
    const ruledOut = idsOf(
      own.filter((one) => one.kind === 'N' || (acts.has(one) && isDenied(one))),
    );
    const asked = questions.find(({ about }) => about.includes(id))?.id ?? '';
    return does + ruledOut + asked === '' ? [] : [[asLine(text), does || asked, ruledOut]];
  });
  const filled = rows.map((row) => row.map((cell) => cell || '–'));
  const isTelling = rows.filter(([, ...cells]) => cells.join('') !== '').length > 1;
  return isTelling ? table([notes.role, notes.does, notes.ruledOut], filled) : '';
}

/** The roles to which alone each statement grants something: `Shells may only be booked by coaches`. */
function grantedRoles(workbook: Workbook): Map<string, Set<string>> {
  const { roles, statements } = workbook;
  return new Map(
    statements
      .filter(({ kind }) => /[RC]/u.test(kind))
      .map((one) => {
        const who = folded(onlyRole(workbook, cuedClause(workbook, one)) ?? '');
        const named = roles.filter(({ spellings }) => spellings.some((name) => who.includes(name)));
        return [one.id, new Set(named.map(({ id }) => id))];
      }),
  );
}

/** `Technicians can never claim`, but not `Some have no phone, so the steward can book for them`. */
function deniesActor(workbook: Workbook, statement: Statement): boolean {
  const { cues, folded: said, span } = cuedClause(workbook, statement);
  const [actor] = (statement.actor?.spellings ?? [])
    .map((one) => ({ start: said.indexOf(one), end: said.indexOf(one) + one.length }))
    .filter(({ start }) => start >= 0)
    .sort((one, other) => one.start - other.start);
  const start = span.start + said.lastIndexOf(',', actor?.start ?? 0);
  const end = span.start + (actor?.end ?? 0) + longestAuxiliary;
  return cues.some((cue) => isDenial(cue) && cue.start > start && cue.start < end);
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
