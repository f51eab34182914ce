import type { Statement, StatementKind } from '../sort/workbook';
import { capital } from '../lexicon/capital';
import { wordsOf } from '../write/documentWordsOf';
import { markup, type Content } from './markup';
import { panels } from './panels';
import { recordsDigest } from './recordsPanel';
import type { Page, Product } from './product';
import { signature } from './signature';
import { forRoles, quotations, roleKey, rolesOf } from './statements';
import { tasksOf } from './tasks';
import { views } from './views/views';

/** A screen of the mockup. */
export interface Screen {
  slug: string;
  title: Content;
  body: Content;
  icon: 'home' | 'view' | 'list' | 'card' | 'form' | 'info';
  /** The requirements on it, which decide who sees it. */
  statements: readonly Statement[];
}

const icons: Readonly<Record<string, Screen['icon']>> = {
  list: 'list',
  detail: 'card',
  form: 'form',
  thread: 'card',
};

/** All screens: those of the product, then the remaining statements of the idea. */
export function screensOf(product: Product): readonly Screen[] {
  const { plans, things, pages, words } = product;
  const [rest, ...parts] = pages;
  const [main, ...others] = plans.map((plan): Screen => ({
    slug: plan.slug,
    title: plan.title,
    body: views[plan.view]?.(product, things[plan.thing] ?? things[0], plan),
    icon: icons[plan.view] ?? 'view',
    statements: [],
  }));
  const further = parts.map((page): Screen => ({
    slug: page.slug,
    title: product.idea(page.title),
    body: panelsWithNotes(product, page),
    icon: page.collection ? 'list' : 'view',
    statements: page.statements,
  }));
  // Without anything else to show, a product opens with its records.
  const opens = parts[0]?.collection !== undefined && rest.statements.length === 0;
  const own = opens ? further[0]?.body : [digests(product), panelsWithNotes(product, rest)];
  const home: Screen = {
    ...(main ?? (opens ? further[0] : undefined) ?? { slug: 'overview', title: words.overview }),
    body: [main?.body, lead(product), signature(product), own],
    icon: 'home',
    statements: opens ? (parts[0]?.statements ?? []) : rest.statements,
  };
  const screens = [home, ...others, ...further.slice(opens ? 1 : 0)];
  return [...screens, ...about(product, screens.length)];
}

const mostShown = 4;

/** What the product is, in the idea's words. */
function lead({ idea, workbook, isTypical, title }: Product): Content {
  const summary = workbook.statements.find(
    ({ kind, text }) => /[BG]/u.test(kind) && workbook.summary.includes(text) && text !== title,
  );
  return (
    summary !== undefined &&
    !isTypical &&
    markup`<p class="lead">${idea(capital(summary.text))}</p>`
  );
}

/** Each part with its records, or with the first things that one does there. */
function digests(product: Product): Content {
  const { pages, idea, workbook } = product;
  const [, ...parts] = pages;
  const sections = parts.map(({ slug, title, statements, collection }) => {
    const asked = statements.filter(({ kind }) => kind === 'R').slice(0, mostShown);
    const items = asked.map((one) => {
      const label = tasksOf(workbook, one)[0]?.label ?? one.text;
      return markup`<li${forRoles(product, rolesOf(product, [one]))}><a class="grow" href="#screen-${slug}">${idea(label)}</a></li>`;
    });
    const shown = collection
      ? recordsDigest(product, collection)
      : items.length > 0 && markup`<ul class="card lines digest">${items}</ul>`;
    return markup`<section class="part"${forRoles(product, rolesOf(product, statements))}><h2><a href="#screen-${slug}">${idea(title)}</a></h2>${shown}</section>`;
  });
  return sections.length > 0 && markup`<div class="parts">${sections}</div>`;
}

function panelsWithNotes(product: Product, page: Page): Content {
  const { statements } = page;
  return [
    panels(product, page),
    statements.length > 0 &&
      markup`<aside class="notes"><h2>${product.words.notes}</h2>${quotations(product, statements)}</aside>`,
  ];
}

/** With fewer screens of the product, rules and context have one each. */
const fewScreens = 2;

/** Limits and exclusions, then users, goals and background. */
function about(product: Product, before: number): Screen[] {
  const { workbook, words, idea, shown } = product;
  const { headings } = wordsOf(workbook);
  const placed = new Set(product.pages.flatMap(({ statements }) => statements));
  const of = (kind: StatementKind) => shown.filter((one) => one.kind === kind && !placed.has(one));
  const group = (heading: string, statements: readonly Statement[]) =>
    statements.length > 0 &&
    markup`<section class="card"><h2>${heading}</h2>${quotations(product, statements)}</section>`;
  const hasSwitch = workbook.roles.length > 1;
  const users = workbook.roles.map(
    (role) =>
      markup`<li${!hasSwitch && markup` data-role="${roleKey(role)}"`}><span class="id">${role.id}</span><p>${idea(role.text)}</p></li>`,
  );
  const left = workbook.statements.length - shown.length;
  const rules = [
    group(headings.requirements, of('R')),
    group(headings.constraints, of('C')),
    group(headings.exclusions, of('N')),
  ];
  const context = [
    users.length > 0 &&
      markup`<section class="card"><h2>${headings.users}</h2><ul class="quotes">${users}</ul></section>`,
    group(headings.goals, of('G')),
    group(headings.background, of('B')),
    left > 0 &&
      markup`<p class="rest">${words.notShown.replace('{n}', left.toLocaleString(workbook.language))}</p>`,
  ];
  const isEmpty = (contents: readonly Content[]) => contents.every((one) => one === false);
  const whole = markup`<p class="card">${idea(workbook.idea)}</p>`;
  const screen = (slug: string, title: string, contents: readonly Content[]): Screen => ({
    slug,
    title,
    body: markup`<div class="groups">${isEmpty(contents) ? whole : contents}</div>`,
    icon: 'info',
    statements: [],
  });
  return before < fewScreens
    ? [screen('rules', words.howItWorks, rules), screen('context', headings.context, context)]
    : [screen('notes', words.aboutDraft, [...rules, ...context])];
}
