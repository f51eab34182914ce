import { ofFields, ofStates } from '../lexicon/partNames';
import { folded } from '../lexicon/phraseIndex';
import { lexicons } from '../lexicon/lexicons';
import { roleStems } from '../sort/roleNames';
import { capital } from '../lexicon/capital';
import { wordCount } from '../write/cuedClause';
import type { Statement, Workbook } from '../sort/workbook';
import type { Collection } from './collections';
import { plainText } from '../read/plainText';
import type { Page, Product } from './product';
import { keyOfName } from './sampleNames';
import { seeing } from './taskAct';
import { isReport } from './taskView';
import { tasksOf } from './tasks';

const mostPages = 8;
const longestTitle = 44;
/** The largest share of the requirements that one heading may have. */
const mostInOne = 0.75;
/** Fewer requirements need no pages for those who act in them. */
const fewestOfActors = 4;

/** A page before it has its place. */
type Draft = Omit<Page, 'slug'>;
type Groups = ReadonlyMap<string, Statement[]>;

/**
 * The requirements by the author's headings, else by record, and the others by who acts; the first page has all that is in
 * none of these.
 */
export function pagesOf(
  product: Product,
  asked: readonly Statement[],
  limits: readonly Statement[],
  collections: readonly Collection[],
): readonly [Page, ...Page[]] {
  const { workbook } = product;
  const parts = partNames(workbook, asked);
  const headings = (one: Statement) =>
    parts.size > 0 ? parts.get(one) : headingOver(workbook, one);
  const byHeading = grouped(asked, headings);
  const isParted = areSeveral(byHeading, asked.length);
  const records = (one: Statement) => collections.find(({ own }) => own.includes(one))?.title;
  const groups = isParted ? byHeading : grouped(asked, records);
  const limitsOf = grouped(limits, isParted ? headings : () => undefined);
  const drafts = [...groups].map(([title, own]): Draft => ({
    title,
    statements: [...own, ...(limitsOf.get(title) ?? [])],
  }));
  const listed = withLists(collections, drafts).map((draft) =>
    isParted ? withOwnList(workbook, draft) : draft,
  );
  const placed = new Set(listed.flatMap(({ statements }) => statements));
  const rest = asked.filter((one) => !placed.has(one));
  const byActor = grouped(rest, ({ actor }) => actor?.text);
  const arePeople = !isParted && rest.length >= fewestOfActors && areSeveral(byActor, rest.length);
  const people = [...(arePeople ? byActor : [])].map(([title, statements]): Draft => ({
    title,
    statements,
  }));
  const [only] = listed;
  const isOne = !arePeople && listed.length === 1 && only?.collection !== undefined;
  const own = isOne
    ? [{ ...only, statements: [...only.statements, ...rest] }]
    : [...listed, ...people];
  // Who wrote headings has parted it already.
  const all = isParted ? own : withReports(product, own);
  const pages = all
    .filter(({ statements, collection }) => statements.length > 0 || collection)
    .slice(0, mostPages)
    .map((page, index) => ({ ...page, slug: `part-${index + 1}` }));
  const shown = new Set(pages.flatMap(({ statements }) => statements));
  return [
    { slug: 'overview', title: '', statements: rest.filter((one) => !shown.has(one)) },
    ...pages,
  ];
}

/** Whether a grouping parts the requirements: into more than one group, none of which has most of them. */
function areSeveral(groups: Groups, count: number): boolean {
  return groups.size > 1 && [...groups.values()].every(({ length }) => length <= mostInOne * count);
}

/** Each list of records on the page that is named after it, or the first with most of the requirements about it. */
function withLists(collections: readonly Collection[], drafts: readonly Draft[]): Draft[] {
  const lists = new Map<Draft, Collection>();
  for (const collection of collections) {
    const free = drafts.filter((draft) => !lists.has(draft));
    const weightOf = ({ title, statements }: Draft) =>
      title === capital(collection.title)
        ? Infinity
        : statements.filter((one) => collection.own.includes(one)).length;
    const [place] = free.toSorted((one, other) => weightOf(other) - weightOf(one));
    if (place && weightOf(place) > 1) lists.set(place, collection);
  }
  return drafts.map((draft) => ({ ...draft, collection: lists.get(draft) }));
}

/** A page of the author's without a list whose requirements name fields or states keeps records of its own. */
function withOwnList(workbook: Workbook, draft: Draft): Draft {
  const { title, statements, collection } = draft;
  const isKept = statements.some((one) =>
    tasksOf(workbook, one).some(
      ({ fields, areStates, act }) => areStates || (fields.length > 1 && !seeing.has(act)),
    ),
  );
  if (collection || !isKept) return draft;
  const key = keyOfName(lexicons[workbook.language], title);
  return {
    ...draft,
    collection: { key, title, one: '', own: statements, described: [] },
  };
}

/** What shows figures has a page of its own. */
function withReports(product: Product, pages: readonly Draft[]): Draft[] {
  const { workbook, words } = product;
  const isOne = (one: Statement) =>
    one.kind === 'R' &&
    tasksOf(workbook, one).some((task) => task.act === 'report' || isReport(product, task));
  const reports = pages.flatMap(({ statements }) => statements.filter(isOne));
  if (reports.length === 0 || pages.some(({ title }) => title === words.reports)) return [...pages];
  const others = pages.map((page) => ({
    ...page,
    statements: page.statements.filter((one) => !isOne(one)),
  }));
  return [...others, { title: words.reports, statements: reports }];
}

/** The heading above a statement, if it names a part of the product: not `What members can do`. */
function headingOver(workbook: Workbook, { heading }: Statement): string | undefined {
  if (heading === undefined || isGeneric(workbook, heading)) return undefined;
  const stems = roleStems(folded(plainText(heading)), lexicons[workbook.language]);
  const isAboutRole = workbook.roles.some(({ spellings }) =>
    spellings.some((one) => one.split(' ').every((word) => stems.includes(word))),
  );
  return isAboutRole ? undefined : heading;
}

/** `Requirements`, `Must have` */
function isGeneric({ language }: Workbook, heading: string): boolean {
  const sections = Object.values(lexicons[language].sections).flat();
  return sections.includes(folded(plainText(heading)).trim());
}

const mostWords = 5;
/** Fewer names are no plan of the product. */
const fewestParts = 3;
/** The least share of the requirements that stand behind names. */
const leastNamed = 0.6;
/** `- Notice board – `, `4. **Polls:** ` */
const named =
  /^\s*(?:[-*+•–]\s+|\p{N}+[.)]\s+)?(?<name>[\p{L}*_][^:：\n]{1,48}?)(?:\*\*)?(?:\s[–—-]\s|[:：](?:\*\*)?\s)/u;

/** The parts that the author names in front of lines: `Notice board – members post announcements`. */
function partNames(
  workbook: Workbook,
  asked: readonly Statement[],
): ReadonlyMap<Statement, string> {
  const { idea } = workbook;
  const names = new Map<Statement, string>();
  for (const one of asked) {
    const start = idea.lastIndexOf('\n', one.span.start) + 1;
    const name = plainText(named.exec(idea.slice(start, one.span.end))?.groups?.name ?? '').trim();
    // `Fields: …`, `States: …`
    const last = `${folded(name.split(' ').at(-1) ?? '')}:`;
    const isOfRecord = ofStates.test(last) || ofFields.test(`${last} `);
    const isShort = name !== '' && wordCount(name) <= mostWords;
    if (isShort && !isOfRecord && !isGeneric(workbook, name)) names.set(one, name);
  }
  const isPlan =
    new Set(names.values()).size >= fewestParts && names.size >= leastNamed * asked.length;
  return isPlan ? names : new Map();
}

function grouped(
  asked: readonly Statement[],
  nameOf: (one: Statement) => string | undefined,
): Groups {
  const byName = new Map<string, Statement[]>();
  for (const one of asked) {
    const name = capital(plainText(nameOf(one) ?? ''));
    if (name === '' || name.length > longestTitle) continue;
    const same = byName.get(name);
    if (same) same.push(one);
    else byName.set(name, [one]);
  }
  return byName;
}
