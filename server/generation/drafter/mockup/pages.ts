import { folded } from '../lexicon/phraseIndex';
import { lexicons } from '../lexicon/lexicons';
import { capital } from '../lexicon/capital';
import type { Statement, Workbook } from '../sort/workbook';
import type { Deed } from './deeds';
import { plainText } from './plainText';
import type { Group, Page } from './product';
import { roleOf } from './statements';

const mostPages = 6;
/** Below this many requirements, a page shows the next group too. */
const fewestOnPage = 4;
const mostDeeds = 12;
const longestTitle = { group: 44, page: 56 };
/** Headings under which all else is one group. */
const mostInOne = 0.75;

/**
 * The requirements by the author's headings, by role, or by whether they are looked at or done; the first page has all
 * that is in none of these.
 */
export function pagesOf(
  workbook: Workbook,
  asked: readonly Statement[],
  limits: readonly Statement[],
  deeds: readonly Deed[],
  noun: string | undefined,
): readonly [Page, ...Page[]] {
  const groupOf = (title: string, statements: readonly Statement[]): Group => {
    const own = new Set(statements);
    return {
      title,
      statements,
      deeds: deeds.filter(({ statement }) => own.has(statement)).slice(0, mostDeeds),
    };
  };
  const namings = [
    ({ heading }: Statement) =>
      heading === undefined || isGeneric(workbook, heading) ? '' : heading,
    (one: Statement) => roleOf(one)?.text ?? '',
  ];
  const isParted = (groups: ReadonlyMap<string, readonly Statement[]>) =>
    groups.size > 1 &&
    [...groups.values()].every((statements) => statements.length <= mostInOne * asked.length);
  const named = namings
    .map((nameOf) => ({ own: grouped(asked, nameOf), limits: grouped(limits, nameOf) }))
    .find(({ own }) => isParted(own));
  const groups =
    named === undefined
      ? doneGroup(asked, deeds, noun).map(([title, statements]) => groupOf(title, statements))
      : [...named.own].map(([title, statements]) =>
          groupOf(title, [...statements, ...(named.limits.get(title) ?? [])]),
        );
  const pages = packed(groups).slice(0, mostPages);
  const placed = new Set(
    pages.flatMap((page) => page.groups.flatMap(({ statements }) => statements)),
  );
  const rest = asked.filter((one) => !placed.has(one));
  return [{ slug: 'overview', title: '', groups: [groupOf('', rest)] }, ...pages];
}

function grouped(
  asked: readonly Statement[],
  nameOf: (one: Statement) => string,
): Map<string, Statement[]> {
  const byName = new Map<string, Statement[]>();
  for (const one of asked) {
    const name = capital(plainText(nameOf(one)));
    if (name === '' || name.length > longestTitle.group) continue;
    const same = byName.get(name);
    if (same) same.push(one);
    else byName.set(name, [one]);
  }
  return byName;
}

/** Groups of few requirements share a page. */
function packed(groups: readonly Group[]): Page[] {
  const pages: { title: string; groups: Group[] }[] = [];
  const size = (page: { groups: readonly Group[] }) =>
    page.groups.reduce((sum, { statements }) => sum + statements.length, 0);
  for (const group of groups) {
    const last = pages.at(-1);
    const title = `${last?.title ?? ''} · ${group.title}`;
    const isSmall = last && Math.min(size(last), group.statements.length) < fewestOnPage;
    if (isSmall && size(last) < 2 * fewestOnPage && title.length <= longestTitle.page) {
      last.title = title;
      last.groups.push(group);
    } else pages.push({ title: group.title, groups: [group] });
  }
  return pages.map((page, index) => ({ ...page, slug: `part-${index + 1}` }));
}

/** `Requirements`, `Must have` */
function isGeneric({ language }: Workbook, heading: string): boolean {
  const sections = Object.values(lexicons[language].sections).flat();
  return sections.includes(folded(plainText(heading)).trim());
}

const looking: ReadonlySet<string> = new Set(['show', 'search', 'notify', 'calculate', 'check']);

const entering: ReadonlySet<string> = new Set(['create', 'upload', 'book', 'message']);

/** What is entered or done, named after what it is done to; nothing if it is all or too little for a page. */
function doneGroup(
  asked: readonly Statement[],
  deeds: readonly Deed[],
  noun: string | undefined,
): [string, Statement[]][] {
  const done = deeds.filter(({ action }) => !looking.has(action));
  const doing = new Set(done.map(({ statement }) => statement));
  const entered = done.find(
    ({ action, isTyped, isDirect }) => entering.has(action) && isTyped && isDirect,
  );
  const title = capital(noun ?? entered?.label ?? '');
  const isOwnPage = asked.length > fewestOnPage && doing.size > 1 && title !== '';
  return isOwnPage ? [[title, asked.filter((one) => doing.has(one))]] : [];
}
