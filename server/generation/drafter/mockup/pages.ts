import { folded } from '../lexicon/phraseIndex';
import { lexicons } from '../lexicon/lexicons';
import { roleStems } from '../sort/roleNames';
import { capital } from '../lexicon/capital';
import type { Statement, Workbook } from '../sort/workbook';
import type { Collection } from './collections';
import { plainText } from './plainText';
import { tasksOf } from './tasks';
import type { Page } from './product';

const mostPages = 8;
const longestTitle = 44;
/** Headings under which all else is one group. */
const mostInOne = 0.75;
/** Statements about one thing by which it is a page's. */
const fewestOfMain = 2;

/** The requirements by the author's headings or by role; the first page has all that is in none of these. */
export function pagesOf(
  workbook: Workbook,
  asked: readonly Statement[],
  limits: readonly Statement[],
  collections: readonly Collection[],
): readonly [Page, ...Page[]] {
  const titles = new Map(
    collections.flatMap(({ own, title }) => own.map((one) => [one, title] as const)),
  );
  const namings = [
    ({ heading }: Statement) =>
      heading === undefined || isGeneric(workbook, heading) || isAboutRole(workbook, heading)
        ? ''
        : heading,
    (one: Statement) => titles.get(one) ?? '',
    actorsOf(workbook, asked),
  ];
  const isParted = (groups: ReadonlyMap<string, readonly Statement[]>) =>
    groups.size > 1 &&
    [...groups.values()].every((statements) => statements.length <= mostInOne * asked.length);
  const named = namings
    .map((nameOf) => ({ own: grouped(asked, nameOf), limits: grouped(limits, nameOf) }))
    .find(({ own }, at) => isParted(own) || (at === 1 && own.size > 0));
  const pages = [...(named?.own ?? [])]
    .map(([title, own]) => {
      const statements = [...own, ...(named?.limits.get(title) ?? [])];
      return { title, statements, collection: mainOf(collections, title, own) };
    })
    .slice(0, mostPages)
    .map((page, index) => ({ ...page, slug: `part-${index + 1}` }));
  const placed = new Set(pages.flatMap(({ statements }) => statements));
  const rest = asked.filter((one) => !placed.has(one));
  const [only, ...others] = pages;
  // With one list of records, all else goes with it.
  if (only?.collection && others.length === 0)
    return [
      { slug: 'overview', title: '', statements: [] },
      { ...only, statements: [...only.statements, ...rest] },
    ];
  return [{ slug: 'overview', title: '', statements: rest }, ...pages];
}

/** The collection that a page is named after, or that most of its statements are about. */
function mainOf(
  collections: readonly Collection[],
  title: string,
  own: readonly Statement[],
): Collection | undefined {
  return (
    collections.find((one) => capital(one.title) === title) ??
    collections.find(({ statements }) => {
      const about = new Set(statements);
      return own.filter((one) => about.has(one)).length >= fewestOfMain;
    })
  );
}

/** `What members can do` */
function isAboutRole({ roles, language }: Workbook, heading: string): boolean {
  const stems = roleStems(folded(plainText(heading)), lexicons[language]);
  return roles.some(({ spellings }) =>
    spellings.some((one) => one.split(' ').every((word) => stems.includes(word))),
  );
}

/** Who does something; `they` are those before. */
function actorsOf(workbook: Workbook, asked: readonly Statement[]): (one: Statement) => string {
  const names = new Map<Statement, string>();
  let last = '';
  for (const one of asked) {
    const subject = one.actor?.text ?? tasksOf(workbook, one)[0]?.subject ?? '';
    last = /^they$/iu.test(subject) ? last : subject;
    names.set(one, last);
  }
  return (one) => names.get(one) ?? one.actor?.text ?? '';
}

function grouped(
  asked: readonly Statement[],
  nameOf: (one: Statement) => string,
): Map<string, Statement[]> {
  const byName = new Map<string, Statement[]>();
  for (const one of asked) {
    const name = capital(plainText(nameOf(one)));
    if (name === '' || name.length > longestTitle) continue;
    const same = byName.get(name);
    if (same) same.push(one);
    else byName.set(name, [one]);
  }
  return byName;
}

/** `Requirements`, `Must have` */
function isGeneric({ language }: Workbook, heading: string): boolean {
  const sections = Object.values(lexicons[language].sections).flat();
  return sections.includes(folded(plainText(heading)).trim());
}
