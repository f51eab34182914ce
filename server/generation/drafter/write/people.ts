import { isVerb } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import { isNoun } from '../read/isNoun';
import type { Quote } from '../read/span';
import type { Statement, Workbook } from '../sort/workbook';
import { cuedClause } from './cuedClause';
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

/** The role that does it, or the words before its verb; not a pronoun, a label or whom it is done to. */
export function whoDoes(workbook: Workbook, statement: Statement): Quote | undefined {
  const { role, subject } = statement;
  const who = role?.text ?? subject;
  if (who === undefined || /[:：]$/u.test(who)) return undefined;
  const { cues, folded: text, lexicon, span } = cuedClause(workbook, statement);
  const verb = cues.find(
    (cue) => isVerb(cue) && !isNoun(cue, cues, text.slice(0, cue.start - span.start), lexicon),
  );
  const head = verb === undefined ? text : text.slice(0, verb.start - span.start);
  const names = role?.spellings ?? [];
  const isLater =
    names.some((name) => text.includes(name)) && !names.some((name) => head.includes(name));
  return (lexicon.hasSpaces && isLater) || lexicon.cues.pronoun.includes(folded(who))
    ? undefined
    : who;
}

/** What the idea has each role do, and what it rules out for it; nothing where it tells no roles apart. */
export function permissionTable(workbook: Workbook): string {
  const { notes } = wordsOf(workbook);
  const namedBy = statementsByRole(workbook);
  const rows = workbook.roles.flatMap((role) => {
    const own = namedBy.get(role.id) ?? [];
    const does = idsOf(
      own.filter((one) => /[RC]/u.test(one.kind) && whoDoes(workbook, one) === role.text),
    );
    const ruledOut = idsOf(own.filter(({ kind }) => kind === 'N'));
    return does + ruledOut === '' ? [] : [[inLine(role.text), does || '–', ruledOut || '–']];
  });
  return rows.length < 2 ? '' : table([notes.role, notes.does, notes.ruledOut], rows);
}

function statementsByRole({ statements }: Workbook): Map<string, Statement[]> {
  const byRole = new Map<string, Statement[]>();
  const roleOf = new Map(statements.map(({ id, role }) => [id, role]));
  for (const one of statements) {
    // `but not the money` is about whom the words before it name.
    const role = one.role ?? (one.kind === 'N' ? roleOf.get(one.follows ?? '') : undefined);
    if (role === undefined) continue;
    byRole.set(role.id, [...(byRole.get(role.id) ?? []).slice(0, 3 * mostIds), one]);
  }
  return byRole;
}

function idsOf(statements: readonly Statement[]): string {
  const ids = statements.slice(0, mostIds).map(({ id }) => id);
  return ids.join(', ') + (statements.length > mostIds ? ' …' : '');
}
