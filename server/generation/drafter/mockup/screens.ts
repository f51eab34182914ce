import { capital } from '../lexicon/capital';
import { folded } from '../lexicon/phraseIndex';
import { plainText } from '../read/plainText';
import { sectionOf } from '../read/sectionName';
import { roleStems } from '../sort/roleNames';
import { summaryStatements } from '../write/likelySummary';
import type { Statement } from '../sort/workbook';
import { aboutScreens } from './aboutScreens';
import { buttonsOf } from './deeds';
import { mainCards, mainStatements } from './mainControls';
import { markup, type Content } from './markup';
import { keyOf, nounKeys } from './nouns';
import type { Collection, Product } from './product';
import { workOf } from './recordWork';
import type { Screen } from './screen';
import { controlCards, forRoles, howItWorks, rolesOf } from './statements';
import { typicalScreens } from './typical';
import { addButton, avatar, badge, button } from './views/parts';
import { factsOf } from './things';
import { form, records, table } from './views/records';

const rowsOfDigest = 3;
const cardsOfDigest = 4;
const actsOfDigest = 3;
const longestTitle = 44;
/** Fewer statements below a heading need no screen. */
const fewestOfScreen = 2;
const mostGroups = 5;

/** All screens: those of the product, then the remaining statements of the idea. */
export function screensOf(product: Product): readonly Screen[] {
  const placed = new Set(product.collections.flatMap(({ plan }) => [...plan.statements]));
  const rest = product.asked.filter((one) => !placed.has(one));
  const groups = headingScreens(product, rest);
  const grouped = new Set(groups.flatMap(({ statements }) => statements));
  const parts = roleScreens(product, rest, grouped);
  const taken = new Set([...grouped, ...parts.flatMap(({ statements }) => statements)]);
  const left = rest.filter((one) => !taken.has(one));
  const main = product.isTypical ? [] : mainStatements(product);
  const isSide = (one: Statement) => !main.includes(one);
  // The only list takes the rest.
  const isOnly = product.collections.length === 1;
  const lists = product.collections.map((one) =>
    recordScreen(product, one, isOnly ? left : [], isOnly ? main : []),
  );
  const own = product.isTypical
    ? typicalScreens(product)
    : [
        ...opening(product, lists, parts, isOnly ? [] : left, isSide),
        ...lists,
        ...parts,
        ...groups,
      ];
  const [first] = own;
  const screens = own.map((screen): Screen => {
    if (screen !== first) return screen;
    const above = screen.slug === 'overview' && lead(product);
    return { ...screen, icon: 'home', body: [above, mainCards(product, main), screen.body] };
  });
  const shown = new Set([...placed, ...(product.isTypical ? [] : rest)]);
  return [...screens, ...aboutScreens(product, shown, screens.length)];
}

/** The overview; none if one list of records is all that there is. */
function opening(
  product: Product,
  lists: readonly Screen[],
  parts: readonly Screen[],
  left: readonly Statement[],
  isSide: (one: Statement) => boolean,
): Screen[] {
  if (lists.length === 1 && left.length === 0) return [];
  const [central, ...others] = product.collections;
  const made = central && workOf(product, central).entry?.statement;
  // Each control stands once: a new record's above the list, the others with their roles.
  const drawn = parts.map(({ statements }) =>
    statements
      .filter((one) => one !== made && isSide(one) && product.controls.has(one))
      .slice(0, cardsOfDigest),
  );
  const digests = [
    ...others.map((one) => digest(product, one)),
    ...parts.map((one, at) => roleDigest(product, one, drawn[at] ?? [])),
  ];
  const body = [
    central && centralList(product, central, new Set(drawn.flat())),
    digests.length > 0 && markup`<div class="parts">${digests}</div>`,
    ...work(product, left, isSide),
  ];
  return [{ slug: 'overview', title: product.words.overview, body, icon: 'home', statements: [] }];
}

/** What the product is, in the idea's words. */
function lead({ idea, workbook, title }: Product): Content {
  const summary = summaryStatements(workbook).find(
    // Background is how things are without it.
    ({ kind, text }) => kind === 'G' && text !== title,
  );
  return summary !== undefined && markup`<p class="lead">${idea(capital(summary.text))}</p>`;
}

/** The controls of some statements, without those drawn above, then the others in the idea's words. */
function work(
  product: Product,
  statements: readonly Statement[],
  isSide = (_one: Statement) => true,
): Content[] {
  const isDrawn = (one: Statement) => product.controls.has(one);
  return statements.length === 0
    ? []
    : [controlCards(product, statements.filter(isSide)), howItWorks(product, statements, isDrawn)];
}

/** The first controls of a role's screen. */
function roleDigest(
  product: Product,
  { slug, title, statements }: Screen,
  drawn: readonly Statement[],
): Content {
  return (
    drawn.length > 0 &&
    markup`<section class="part"${forRoles(product, rolesOf(product, statements))}><h2><a href="#screen-${slug}">${title}</a></h2>${controlCards(product, drawn, `${slug}-do`)}</section>`
  );
}

/** What the product is about, and what is done to it besides what is drawn elsewhere. */
function centralList(
  product: Product,
  collection: Collection,
  drawn: ReadonlySet<Statement>,
): Content {
  const { slug, thing, plan } = collection;
  const { acts, add } = workOf(product, collection);
  const buttons = [
    ...acts
      .filter(({ statement }) => !drawn.has(statement))
      .slice(0, actsOfDigest)
      .map(
        (one) =>
          markup`<span${one.attribute}>${button(`screen-${slug}`, one.verb, 'tinted')}</span>`,
      ),
    ...(add ? [addButton(add)] : []),
  ];
  return markup`<section class="part"${forRoles(product, rolesOf(product, plan.statements))}><div class="head"><h2><a href="#screen-${slug}">${thing.title}</a></h2>${buttons.length > 0 && markup`<div class="buttons">${buttons}</div>`}</div>${table(product, thing)}</section>`;
}

/** How many records are in each state, and the first of those that wait for somebody. */
function digest(product: Product, { slug, thing, plan }: Collection): Content {
  const { states, rows, title } = thing;
  const counts = states.flatMap(({ name, tone }, at) => {
    const count = rows.filter(({ state }) => state === at).length;
    return count > 0 ? [markup`<span class="badge ${tone}">${name} ${count}</span>`] : [];
  });
  const first = [...rows].sort((one, other) => one.state - other.state).slice(0, rowsOfDigest);
  const faces = first.map((row) => avatar(row.title));
  const lines = first.map((row, at) => {
    const facts = factsOf(thing, row);
    // All of them have initials, or none has.
    return markup`<li>${faces.every(Boolean) && faces[at]}<span class="grow"><strong>${row.title}</strong>${facts !== '' && markup`<span class="sub">${facts}</span>`}</span>${badge(thing, row)}</li>`;
  });
  return markup`<section class="part"${forRoles(product, rolesOf(product, plan.statements))}><h2><a href="#screen-${slug}">${title}</a></h2>${counts.length > 0 && markup`<p class="buttons">${counts}</p>`}<ul class="card lines digest">${lines}</ul></section>`;
}

/** A list with the selected record, the form for a new one, and what the idea says of it. */
function recordScreen(
  product: Product,
  collection: Collection,
  left: readonly Statement[],
  main: readonly Statement[],
): Screen {
  const { slug, plan, thing } = collection;
  const { statements, deeds, defining, choices } = plan;
  const { acts, label, attribute, add } = workOf(product, collection);
  // What is done to the records has its buttons there.
  const acted = new Set(deeds.map(({ statement }) => statement));
  const others = [...statements, ...left].filter(
    (one) => !defining.includes(one) && !acted.has(one) && !main.includes(one),
  );
  const isDrawn = (one: Statement) =>
    defining.includes(one) || (!acted.has(one) && product.controls.has(one));
  const body = [
    add &&
      form(
        product,
        { ...thing, fields: plan.fields },
        slug,
        label ?? product.words.save,
        attribute,
      ),
    records(product, thing, { slug, acts, choices, form: add }),
    controlCards(product, others),
    howItWorks(product, [...statements, ...left], isDrawn),
  ];
  return { slug, title: product.idea(thing.title), body, icon: 'list', statements };
}

/** What each role that acts sees first: the records, what it does to them, and what else it alone is told to do. */
function roleScreens(
  product: Product,
  rest: readonly Statement[],
  grouped: ReadonlySet<Statement>,
): Screen[] {
  const { workbook, collections, lexicon } = product;
  return workbook.roles.slice(0, mostGroups).flatMap((role, at): Screen[] => {
    const isOwn = (one: Statement) => one.actor === role;
    const own = rest.filter((one) => !grouped.has(one) && isOwn(one));
    const done = collections.flatMap(({ slug, plan, thing }) =>
      plan.deeds
        .filter(({ statement }) => isOwn(statement))
        .map((deed) => ({ slug, deed, labels: buttonsOf(deed, lexicon, thing.name) })),
    );
    const isRecord = collections.some(({ plan }) => plan.key === keyOf(lexicon, role.text));
    const drawn = own.flatMap((one) => product.controls.get(one) ?? []);
    // A single control stands on the overview.
    if (isRecord || (done.length === 0 && drawn.length < fewestOfScreen)) return [];
    const buttons = done.flatMap(({ slug, labels }) =>
      labels.map((label) => button(`screen-${slug}`, label, 'tinted')),
    );
    const words = new Set(own.flatMap(({ text }) => [...nounKeys(text, lexicon).keys()]));
    const related = collections.filter(
      ({ slug, plan }) => words.has(plan.key) || done.some((one) => one.slug === slug),
    );
    const body = [
      buttons.length > 0 && markup`<div class="buttons">${buttons}</div>`,
      related.length > 0 &&
        markup`<div class="parts">${related.slice(0, 2).map((one) => digest(product, one))}</div>`,
      ...work(product, own),
    ];
    // A statement may have several deeds.
    const statements = [...new Set([...own, ...done.map(({ deed }) => deed.statement)])];
    const title = product.idea(capital(role.text));
    return [{ slug: `role-${at + 1}`, title, body, icon: 'view', statements }];
  });
}

/** The other requirements by the author's headings, unless these name kinds of text or people. */
function headingScreens(product: Product, rest: readonly Statement[]): Screen[] {
  const groups = new Map<string, Statement[]>();
  for (const one of rest) {
    const title = capital(plainText(one.heading ?? ''));
    if (isPart(product, title)) groups.set(title, [...(groups.get(title) ?? []), one]);
  }
  return [...groups]
    .filter(([, { length }]) => length >= fewestOfScreen && length < rest.length)
    .slice(0, mostGroups)
    .map(([title, statements], at): Screen => ({
      slug: `group-${at + 1}`,
      title: product.idea(title),
      body: work(product, statements),
      icon: 'view',
      statements,
    }));
}

function isPart({ workbook, lexicon }: Product, title: string): boolean {
  const stems = roleStems(folded(title), lexicon);
  const isAboutRole = workbook.roles.some(({ spellings }) =>
    spellings.some((one) => one.split(' ').every((word) => stems.includes(word))),
  );
  const [first = ''] = folded(title).split(' ');
  return (
    title !== '' &&
    !lexicon.cues.determiner.includes(first) &&
    title.length <= longestTitle &&
    !isAboutRole &&
    sectionOf(title, lexicon) === undefined
  );
}
