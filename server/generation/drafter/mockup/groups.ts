import { folded } from '../lexicon/phraseIndex';
import { lexicons } from '../lexicon/lexicons';
import { capital } from '../lexicon/capital';
import type { Statement, Workbook } from '../sort/workbook';
import { deedsOf, type Deed } from './deeds';
import { plainText } from './plainText';
import type { Group } from './product';
import { roleOf } from './statements';

const mostGroups = 6;
const mostRead = 150;
const mostDeeds = 12;
const longestTitle = 44;
/** Headings under which all else is one group. */
const mostInOne = 0.75;

/** The requirements by the author's headings, by role, or by what they do; the first group has all that is in none of these. */
export function groupsOf(
  workbook: Workbook,
  asked: readonly Statement[],
  limits: readonly Statement[],
): readonly [Group, ...Group[]] {
  const deeds = asked.slice(0, mostRead).flatMap((one) => deedsOf(workbook, one));
  const namings = [
    ({ heading }: Statement) =>
      heading === undefined || isGeneric(workbook, heading) ? '' : heading,
    (one: Statement) => roleOf(one)?.text ?? '',
    (one: Statement) => titleByDeed(deeds, one),
  ];
  const groupings = namings.map((nameOf) => ({ nameOf, groups: grouped(asked, deeds, nameOf) }));
  const isParted = ({ groups }: { groups: readonly Group[] }) =>
    groups.length > 1 &&
    groups.every(({ statements }) => statements.length <= mostInOne * asked.length);
  const chosen = groupings.find(isParted) ?? groupings.at(-1);
  const groups = (chosen?.groups ?? []).slice(0, mostGroups).map((group) => ({
    ...group,
    statements: [
      ...group.statements,
      ...limits.filter((one) => chosen && nameIn(chosen.nameOf, one) === group.title),
    ],
  }));
  const rest = asked.filter((one) => !groups.some(({ statements }) => statements.includes(one)));
  return [{ slug: 'overview', title: '', statements: rest, deeds: of(deeds, rest) }, ...groups];
}

const nameIn = (nameOf: (one: Statement) => string, one: Statement) =>
  capital(plainText(nameOf(one)));

function grouped(
  asked: readonly Statement[],
  deeds: readonly Deed[],
  nameOf: (one: Statement) => string,
): Group[] {
  const byName = new Map<string, Statement[]>();
  for (const one of asked) {
    const name = nameIn(nameOf, one);
    if (name === '' || name.length > longestTitle) continue;
    const same = byName.get(name);
    if (same) same.push(one);
    else byName.set(name, [one]);
  }
  return [...byName]
    .map(([title, statements], index) => ({
      slug: `part-${index + 1}`,
      title,
      statements,
      deeds: of(deeds, statements),
    }))
    .filter((group) => group.deeds.length > 0);
}

function of(deeds: readonly Deed[], statements: readonly Statement[]): Deed[] {
  const own = new Set(statements);
  return deeds.filter(({ statement }) => own.has(statement)).slice(0, mostDeeds);
}

/** `Requirements`, `Must have` */
function isGeneric({ language }: Workbook, heading: string): boolean {
  const sections = Object.values(lexicons[language].sections).flat();
  return sections.includes(folded(plainText(heading)).trim());
}

const looking: ReadonlySet<string> = new Set(['show', 'search', 'notify', 'calculate', 'check']);
const entering: ReadonlySet<string> = new Set([
  'create',
  'upload',
  'measure',
  'book',
  'message',
  'pay',
]);

/** The first thing that is entered, or that is done to what was entered. */
function titleByDeed(deeds: readonly Deed[], statement: Statement): string {
  const [own] = deeds.filter((one) => one.statement === statement && !looking.has(one.action));
  const isOfKind = ({ action, label }: Deed) =>
    label !== '' &&
    !looking.has(action) &&
    entering.has(action) === entering.has(own?.action ?? '');
  return own === undefined ? '' : (deeds.find(isOfKind)?.label ?? '');
}
