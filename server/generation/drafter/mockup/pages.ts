import { folded } from '../lexicon/phraseIndex';
import type { Lexicon } from '../lexicon/lexicon';
import { lexicons } from '../lexicon/lexicons';
import { roleStems } from '../sort/roleNames';
import { capital } from '../lexicon/capital';
import { wordCount } from '../write/cuedClause';
import type { Statement, Workbook } from '../sort/workbook';
import type { Collection } from './collections';
import { plainText } from '../read/plainText';
import { headingOf } from './headingOf';
import { partNames } from './partNames';
import type { Page, Product } from './product';
import { keyOfName } from './sampleNames';
import { seeing } from './taskAct';
import { tasksOf } from './tasks';
import { isReport } from './taskView';

const mostPages = 8;
const longestTitle = 44;
/** The largest share of the requirements that one heading may have. */
const mostInOne = 0.75;
/** Statements about one thing by which it is a page's. */
const fewestOfMain = 2;
/** Of the page with most about a record. */
const leastShare = 0.5;
/** A form with fewer fields stands beside the list. */
const fewestFields = 3;
/** In words. */
const mostOfTitle = 6;

/** A page before it has its place. */
type Draft = Omit<Page, 'slug'>;

/** The requirements by the author's headings, by record or by role; the first page has all that is in none of these. */
export function pagesOf(
  product: Product,
  asked: readonly Statement[],
  limits: readonly Statement[],
  collections: readonly Collection[],
): readonly [Page, ...Page[]] {
  const { workbook } = product;
  const titles = new Map(
    collections.flatMap(({ own, title }) => own.map((one) => [one, title] as const)),
  );
  const parts = partNames(workbook, asked, (name) => isGeneric(workbook, name));
  const namings = [
    (one: Statement) => (parts.size > 0 ? parts.get(one) : headingOver(workbook, one)) ?? '',
    (one: Statement) => titles.get(one) ?? '',
    actorsOf(workbook, asked),
  ];
  const isParted = (groups: ReadonlyMap<string, readonly Statement[]>) =>
    groups.size > 1 &&
    [...groups.values()].every((statements) => statements.length <= mostInOne * asked.length);
  const groupings = namings.map((nameOf) => grouped(asked, nameOf));
  const chosen = groupings.findIndex(
    (groups, at) => isParted(groups) || (at === 1 && groups.size > 0),
  );
  const limitsOf = grouped(limits, namings[chosen] ?? (() => ''));
  const named = [...(groupings[chosen] ?? [])].map(([title, own]): Draft => ({
    title,
    statements: [...own, ...(limitsOf.get(title) ?? [])],
  }));
  const drafts = withLists(collections, named).map((draft) => withOwnList(workbook, draft));
  const placed = new Set(drafts.flatMap(({ statements }) => statements));
  const lists = asked.flatMap((one) => (placed.has(one) ? [] : namedList(product, one)));
  const listed = new Set(lists.flatMap(({ statements }) => statements));
  const rest = asked.filter((one) => !placed.has(one) && !listed.has(one));
  const [only, ...others] = drafts;
  // With a single list of records, everything else is on its page.
  const isOne = only?.collection !== undefined && others.length === 0;
  const whole = isOne ? [{ ...only, statements: [...only.statements, ...rest] }] : drafts;
  // Who wrote headings has parted it already.
  const all =
    chosen === 0
      ? [...lists, ...whole]
      : withReports(product, [...lists, ...whole.flatMap((one) => withForms(workbook, one))]);
  const pages = all
    .filter(({ statements, collection }) => statements.length > 0 || collection)
    .slice(0, mostPages)
    .map((page, index) => ({ ...page, slug: `part-${index + 1}` }));
  return [{ slug: 'overview', title: '', statements: isOne ? [] : rest }, ...pages];
}

/** Each list of records on the page that is named after it, or that has most about it. */
function withLists(collections: readonly Collection[], drafts: readonly Draft[]): Draft[] {
  const lists = new Map<Draft, Collection>();
  for (const collection of collections) {
    const about = new Set(collection.statements);
    const own = new Set(collection.own);
    const weights = drafts.map((draft) => {
      if (lists.has(draft)) return 0;
      if (draft.title === capital(collection.title)) return Infinity;
      const { length } = draft.statements.filter((one) => about.has(one));
      return length < fewestOfMain
        ? 0
        : length + draft.statements.filter((one) => own.has(one)).length;
    });
    const most = Math.max(0, ...weights);
    // What one does first comes first: boats stand where they are booked, not where their damage is reported.
    const place = drafts[weights.findIndex((weight) => weight >= most * leastShare)];
    if (most > 0 && place) lists.set(place, collection);
  }
  return drafts.map((draft) => ({ ...draft, collection: lists.get(draft) }));
}

/** A list that the idea only names, with its columns: `Overview of the plots with number, size and tenant`. */
function namedList(product: Product, one: Statement): Draft[] {
  const { workbook, lexicon } = product;
  const [task, ...others] = one.kind === 'R' ? tasksOf(workbook, one) : [];
  const isList =
    task !== undefined &&
    others.length === 0 &&
    task.verb === '' &&
    task.act === undefined &&
    task.fields.length > 1 &&
    !isReport(product, task);
  const title = isList ? headingOf(lexicon, task) : '';
  if (title === '' || wordCount(title) > mostOfTitle) return [];
  const statements = [one];
  return [{ title, statements, collection: ownList(lexicon, title, statements) }];
}

/** The records of a page that is named after them. */
function ownList(lexicon: Lexicon, title: string, statements: readonly Statement[]): Collection {
  const key = keyOfName(lexicon, title);
  return { key, title, one: '', statements, own: statements, described: [] };
}

/** A page of the author's without a list whose requirements name fields or states keeps records of its own. */
function withOwnList(workbook: Workbook, draft: Draft): Draft {
  const { title, statements, collection } = draft;
  const isKept = statements.some((one) =>
    tasksOf(workbook, one).some(
      ({ fields, areStates, act }) => areStates || (fields.length > 1 && !seeing.has(act)),
    ),
  );
  const list = isKept ? ownList(lexicons[workbook.language], title, statements) : undefined;
  return { ...draft, collection: collection ?? list };
}

/** A list of records, then a page for each form in which a record is entered. */
function withForms(workbook: Workbook, page: Draft): Draft[] {
  const lexicon = lexicons[workbook.language];
  const own = new Set(page.collection?.own);
  const forms = page.statements.flatMap((one): Draft[] => {
    const [task, ...others] = own.has(one) ? tasksOf(workbook, one) : [];
    const isForm =
      task !== undefined &&
      others.length === 0 &&
      task.verb !== '' &&
      task.fields.length >= fewestFields &&
      !seeing.has(task.act);
    const title = isForm ? headingOf(lexicon, task) : '';
    const isTitle = title !== '' && wordCount(title) <= mostOfTitle;
    return isTitle ? [{ title, statements: [one], use: 'form' }] : [];
  });
  const parted = new Set(forms.flatMap(({ statements }) => statements));
  return [{ ...page, statements: page.statements.filter((one) => !parted.has(one)) }, ...forms];
}

/** What shows figures has a page of its own. */
function withReports(product: Product, pages: readonly Draft[]): Draft[] {
  const { workbook, words } = product;
  const isOne = (one: Statement) =>
    one.kind === 'R' &&
    tasksOf(workbook, one).some((task) => task.act === 'report' || isReport(product, task));
  const reports = pages.flatMap(({ statements }) => statements.filter(isOne));
  const isTaken = pages.some(({ title }) => title === words.reports);
  if (reports.length === 0 || pages.length === 0 || isTaken) return [...pages];
  const others = pages.map((page) => ({
    ...page,
    statements: page.statements.filter((one) => !isOne(one)),
  }));
  return [...others, { title: words.reports, statements: reports, use: 'report' }];
}

/** The heading above a statement, if it names a part of the product. */
function headingOver(workbook: Workbook, { heading }: Statement): string | undefined {
  const isPart =
    heading !== undefined && !isGeneric(workbook, heading) && !isAboutRole(workbook, heading);
  return isPart ? heading : undefined;
}

/** `What members can do` */
function isAboutRole({ roles, language }: Workbook, heading: string): boolean {
  const stems = roleStems(folded(plainText(heading)), lexicons[language]);
  return roles.some(({ spellings }) =>
    spellings.some((one) => one.split(' ').every((word) => stems.includes(word))),
  );
}

/** The people who act; `they` means those of the previous statement. */
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
