import { isDenial } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import type { Statement, Workbook } from '../sort/workbook';
import { actorOf } from './actorOf';
import { cuedClause } from './cuedClause';
import { wordsOf } from './documentWordsOf';
import { listed, table } from './markdown';
import { asLine, fill, inLine } from './quoted';
import { onlyRole } from './refusals';

/** The roles, each with the statements that name it. */
export function userList(workbook: Workbook): string {
  const { none, notes } = wordsOf(workbook);
  const lines = workbook.roles.map((role) => {
    const own = workbook.statements.filter(
      (one) => one.role?.id === role.id || one.named.includes(role.id),
    );
    const ids = idsOf(own.filter(({ kind }) => kind !== 'B')) || idsOf(own);
    const said = [
      role.definition && inLine(role.definition.text),
      ids && fill(notes.namedIn, { ids }),
    ].filter(Boolean);
    return `${role.id} ${asLine(role.listed)}${said.length > 0 ? ` — ${said.join('; ')}` : ''}`;
  });
  return listed(lines) || none.users;
}

/** The actions and exclusions of each role; nothing if the idea does not distinguish roles. */
export function permissionTable(workbook: Workbook): string {
  const { questions, roles, statements } = workbook;
  const { notes } = wordsOf(workbook);
  const rows = roles.flatMap(({ id, spellings, text }) => {
    const isGranted = (one: Statement) => {
      // `Shells may only be booked by coaches`
      const who = folded(onlyRole(workbook, cuedClause(workbook, one)) ?? '');
      return spellings.some((name) => who.includes(name));
    };
    const acts = statements.filter(
      (one) => /[RC]/u.test(one.kind) && actorOf(cuedClause(workbook, one), one)?.id === id,
    );
    const denied = statements.filter(
      (one) =>
        (one.kind === 'N' && one.role?.id === id) ||
        (one.kind === 'C' && acts.includes(one) && isDenied(workbook, one)),
    );
    const does = statements.filter(
      (one) =>
        /[RC]/u.test(one.kind) && !denied.includes(one) && (acts.includes(one) || isGranted(one)),
    );
    const asked = questions.find(({ about }) => about.includes(id))?.id ?? '';
    const cells = [idsOf(does) || asked, idsOf(denied)];
    return cells.join('') === '' ? [] : [[asLine(text), ...cells.map((cell) => cell || '–')]];
  });
  return rows.length > 1 ? table([notes.role, notes.does, notes.ruledOut], rows) : '';
}

/** `Technicians can never claim`, but not `Some have no phone, so the steward can book for them`. */
function isDenied(workbook: Workbook, statement: Statement): boolean {
  const { cues } = cuedClause(workbook, statement);
  return cues.some(isDenial) && !cues.some(({ name }) => name === 'soThat');
}

function idsOf(statements: readonly Statement[]): string {
  return statements.map(({ id }) => id).join(', ');
}
