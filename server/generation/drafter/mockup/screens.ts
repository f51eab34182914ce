import type { Statement, StatementKind } from '../sort/workbook';
import { wordsOf } from '../write/documentWordsOf';
import { markup, type Content } from './markup';
import type { Page, Product } from './product';
import { isAbout, records } from './records';
import { requirements } from './requirements';
import { forRoles, quotations, roleKey, rolesOf } from './statements';
import { views } from './views/views';

/** A screen of the mockup. */
export interface Screen {
  slug: string;
  title: Content;
  body: Content;
  icon: 'home' | 'view' | 'list' | 'card' | 'info';
  /** The requirements on it, which decide who sees it. */
  statements: readonly Statement[];
}

/** With fewer screens of the product, rules and context have one each. */
const fewScreens = 2;

/** All screens: those of the product, then the rules and all else that the idea says. */
export function screensOf(product: Product): readonly Screen[] {
  const screens = product.isTypical ? typicalScreens(product) : ownScreens(product);
  const info = behind(product);
  const [rules, context] = info;
  const last = rules &&
    context &&
    screens.length >= fewScreens && { ...rules, body: grouped(info.map(({ body }) => body)) };
  return [
    ...screens,
    ...(last ? [last] : info.map((screen) => ({ ...screen, body: grouped(screen.body) }))),
  ];
}

const grouped = (groups: Content) => markup`<div class="groups">${groups}</div>`;

/** The screens of the type; the few requirements stand below the first. */
function typicalScreens(product: Product): Screen[] {
  const { plans, things, shown } = product;
  const asked = shown.filter(({ kind, isStruck }) => kind === 'R' && !isStruck);
  return plans.map((plan, index): Screen => {
    const thing = things[plan.thing] ?? things[0];
    const isFirst = index === 0;
    return {
      slug: plan.slug,
      title: plan.title,
      body: [
        views[plan.view]?.(product, thing, plan),
        isFirst && requirements(product, { title: '', statements: asked, deeds: [] }, plan.slug),
      ],
      icon: isFirst ? 'home' : plan.view === 'list' ? 'list' : 'view',
      statements: isFirst ? asked : [],
    };
  });
}

/** A screen for each page of requirements, with what it takes to do them. */
function ownScreens(product: Product): Screen[] {
  const { pages, plans, things, words, workbook, idea } = product;
  const [rest, ...parts] = pages;
  const [overview, record] = plans;
  const lead = workbook.summary
    .slice(0, 1)
    .filter(
      (quote) =>
        !product.title.includes(quote) &&
        !workbook.statements.some(({ kind, text }) => kind === 'R' && quote.includes(text)),
    )
    .map((text) => markup`<p class="lead">${idea(text)}</p>`);
  const isRecord = ({ title }: Page) => title === record?.title;
  const ofRecord = () => [
    records(product),
    requirements(
      product,
      { title: '', statements: limitsOfThing(product), deeds: [] },
      'record-limits',
    ),
  ];
  return [
    {
      slug: 'overview',
      title: words.overview,
      body: [
        lead,
        overview && views[overview.view]?.(product, things[0], overview),
        groupsOf(product, rest),
        entries(product),
      ],
      icon: 'home',
      statements: statementsOf(rest),
    },
    ...parts.map((page): Screen => ({
      slug: page.slug,
      title: idea(page.title),
      body: [isRecord(page) && ofRecord(), groupsOf(product, page)],
      icon: isRecord(page) ? 'card' : 'view',
      statements: statementsOf(page),
    })),
    ...(record === undefined || parts.some(isRecord)
      ? []
      : [
          {
            slug: 'record',
            title: record.title,
            body: ofRecord(),
            icon: 'card' as const,
            statements: [],
          },
        ]),
  ];
}

const statementsOf = ({ groups }: Page) => groups.flatMap(({ statements }) => statements);

/** The groups of a page; several stand side by side, each under its title. */
function groupsOf(product: Product, { slug, groups }: Page): Content {
  const drawn = groups.map((group, index) => requirements(product, group, `${slug}-${index}`));
  return groups.length < 2
    ? drawn
    : markup`<div class="parts">${groups.map(
        ({ title, statements }, index) =>
          markup`<section${forRoles(product, rolesOf(statements))}><h2>${product.idea(title)}</h2>${drawn[index]}</section>`,
      )}</div>`;
}

/** The limits that name the idea's main thing, apart from those of a group. */
function limitsOfThing(product: Product): readonly Statement[] {
  const { shown, pages, plans } = product;
  const placed = new Set(pages.flatMap(statementsOf));
  return plans.length < 2 || product.isTypical
    ? []
    : shown.filter((one) => one.kind === 'C' && isAbout(product, one.text) && !placed.has(one));
}

/** A way into each screen, with what one does there. */
function entries(product: Product): Content {
  const [, ...pages] = product.pages;
  const items = pages.map((page) => {
    const labels = page.groups.flatMap(({ deeds }) =>
      deeds.flatMap(({ action, label }) => (action === 'notify' ? [] : [label])),
    );
    const first = [...new Set(labels.filter(Boolean))].slice(0, 3).join(' · ');
    return markup`<li${forRoles(product, rolesOf(statementsOf(page)))}><a class="card entry" href="#screen-${page.slug}"><strong>${product.idea(page.title)}</strong><span class="sub">${first}</span></a></li>`;
  });
  return items.length > 1 && markup`<ul class="tiles wide">${items}</ul>`;
}

/** The rules with limits and exclusions; then what is no part of the product. */
function behind(product: Product): Screen[] {
  const { workbook, words, idea, shown } = product;
  const { headings } = wordsOf(workbook);
  const of = (kind: StatementKind) => shown.filter((one) => one.kind === kind);
  const placed = new Set([...limitsOfThing(product), ...product.pages.flatMap(statementsOf)]);
  const struck = of('R').filter(({ isStruck }) => isStruck);
  const group = (heading: string, statements: readonly Statement[]) =>
    statements.length > 0 &&
    markup`<section class="card"><h2>${heading}</h2>${quotations(product, statements)}</section>`;
  const hasSwitch = workbook.roles.length > 1;
  const users = workbook.roles.map(
    (role) =>
      markup`<li${!hasSwitch && markup` data-role="${roleKey(role)}"`}><span class="id">${role.id}</span><p>${idea(role.text)}</p></li>`,
  );
  const left = workbook.statements.length - shown.length;
  const limits = of('C').filter((one) => !placed.has(one));
  const people =
    users.length > 0 &&
    markup`<section class="card"><h2>${headings.users}</h2><ul class="quotes">${users}</ul></section>`;
  const hasRules = struck.length + limits.length + of('N').length > 0;
  const hasContext = of('G').length + of('B').length + left > 0 || (hasRules && people !== false);
  const screens: readonly (readonly [string, string, Content])[] = [
    [
      'rules',
      words.howItWorks,
      [
        group(headings.requirements, struck),
        group(headings.constraints, limits),
        group(headings.exclusions, of('N')),
        !hasRules && people,
      ],
    ],
    [
      'context',
      headings.context,
      [
        group(headings.goals, of('G')),
        !hasContext && markup`<p class="card">${idea(workbook.idea)}</p>`,
        hasRules && people,
        group(headings.background, of('B')),
        left > 0 &&
          markup`<p class="rest">${words.notShown.replace('{n}', left.toLocaleString(workbook.language))}</p>`,
      ],
    ],
  ];
  return screens.map(([slug, title, body]) => ({
    slug,
    title,
    body,
    icon: 'info',
    statements: [],
  }));
}
