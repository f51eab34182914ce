import { lexicons } from '../lexicon/lexicons';
import { folded } from '../lexicon/phraseIndex';
import type { Quote } from '../read/span';
import type { Statement, Workbook } from '../sort/workbook';
import { wordsOf } from './documentWordsOf';
import { listed, table } from './markdown';
import { fill, inLine } from './quoted';

const mostIds = 12;

/** The roles, each with the statements that name it. */
export function userList(workbook: Workbook): string {
  const { none, notes } = wordsOf(workbook);
  const namedBy = statementsByRole(workbook);
  const lines = workbook.roles.map((role) => {
    const own = namedBy.get(role.id) ?? [];
    const binding = own.filter(({ kind }) => kind !== 'B');
    const ids = idsOf(binding.length > 0 ? binding : own);
    return `${role.id} ${inLine(role.text)}${ids === '' ? '' : ` — ${fill(notes.namedIn, { ids })}`}`;
  });
  return listed(lines) || none.users;
}

/** The role that does it, or the words before its verb; not a pronoun. */
export function whoDoes({ language }: Workbook, { role, subject }: Statement): Quote | undefined {
  const who = role?.text ?? subject;
  const isPronoun = who !== undefined && lexicons[language].cues.pronoun.includes(folded(who));
  return isPronoun ? undefined : who;
}

/** What the idea has each role do, and what it rules out for it; nothing where it tells no roles apart. */
export function permissionTable(workbook: Workbook): string {
  const { notes } = wordsOf(workbook);
  const namedBy = statementsByRole(workbook);
  const rows = workbook.roles.flatMap((role) => {
    const own = namedBy.get(role.id) ?? [];
    const does = idsOf(own.filter(({ kind }) => kind === 'R' || kind === 'C'));
    const ruledOut = idsOf(own.filter(({ kind }) => kind === 'N'));
    return does + ruledOut === '' ? [] : [[inLine(role.text), does || '–', ruledOut || '–']];
  });
  return rows.length < 2 ? '' : table([notes.role, notes.does, notes.ruledOut], rows);
}

function statementsByRole({ statements }: Workbook): Map<string, Statement[]> {
  const byRole = new Map<string, Statement[]>();
  for (const one of statements) {
    if (one.role === undefined) continue;
    byRole.set(one.role.id, [...(byRole.get(one.role.id) ?? []).slice(0, 3 * mostIds), one]);
  }
  return byRole;
}

function idsOf(statements: readonly Statement[]): string {
  const ids = statements.slice(0, mostIds).map(({ id }) => id);
  return ids.join(', ') + (statements.length > mostIds ? ' …' : '');
}
