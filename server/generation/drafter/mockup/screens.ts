import type { Statement, StatementKind } from '../sort/workbook';
import { wordsOf } from '../write/documentWordsOf';
import { markup, type Content } from './markup';
import type { Product } from './product';
import { forRoles, quotations, roleKey, rolesOf } from './statements';
import { views } from './views/views';
import { isAbout, records, widgets } from './widgets';

/** A screen of the mockup. */
export interface Screen {
  slug: string;
  title: Content;
  body: Content;
  icon: 'home' | 'view' | 'list' | 'card' | 'info';
  /** The statements that stand beside it. */
  statements: readonly Statement[];
}

/** All screens: those of the product, then the rules and all else that the idea says. */
export function screensOf(product: Product): readonly Screen[] {
  return [
    ...(product.isTypical ? typicalScreens(product) : ownScreens(product)),
    ...behind(product),
  ];
}

/** The screens of the type; the few requirements stand beside the first. */
function typicalScreens(product: Product): Screen[] {
  const { plans, things, shown } = product;
  return plans.map((plan, index): Screen => {
    const thing = things[plan.thing] ?? things[0];
    return {
      slug: plan.slug,
      title: plan.title,
      body: views[plan.view]?.(product, thing, plan),
      icon: index === 0 ? 'home' : plan.view === 'list' ? 'list' : 'view',
      statements:
        index === 0 ? shown.filter(({ kind, isStruck }) => kind === 'R' && !isStruck) : [],
    };
  });
}

/** A screen for each group of requirements, with what it takes to do them. */
function ownScreens(product: Product): Screen[] {
  const { groups, plans, things, words, workbook, idea } = product;
  const [rest, ...parts] = groups;
  const [overview, record] = plans;
  const summary = workbook.summary
    .slice(0, 1)
    .map((text) => markup`<p class="lead">${idea(text)}</p>`);
  return [
    {
      slug: 'overview',
      title: words.overview,
      body: [
        summary,
        overview && views[overview.view]?.(product, things[0], overview),
        widgets(product, rest.deeds, 'rest'),
        entries(product),
      ],
      icon: 'home',
      statements: rest.statements,
    },
    ...parts.map(({ slug, title, statements, deeds }): Screen => ({
      slug,
      title: idea(title),
      body: widgets(product, deeds, slug),
      icon: 'view',
      statements,
    })),
    ...(record === undefined
      ? []
      : [
          {
            slug: record.slug,
            title: record.title,
            body: records(product),
            icon: 'card' as const,
            statements: limitsOfThing(product),
          },
        ]),
  ];
}

/** The limits that name the idea's main thing, apart from those of a group. */
function limitsOfThing(product: Product): readonly Statement[] {
  const { shown, groups, plans } = product;
  return shown.filter(
    (one) =>
      one.kind === 'C' &&
      plans.length > 0 &&
      !product.isTypical &&
      isAbout(product, one.text) &&
      !groups.some(({ statements }) => statements.includes(one)),
  );
}

/** A way into each screen, with what one does there. */
function entries(product: Product): Content {
  const [, ...groups] = product.groups;
  const items = groups.map(({ slug, title, deeds, statements }) => {
    const labels = [...new Set(deeds.map(({ label }) => label).filter(Boolean))].slice(0, 3);
    const ids = statements.map(({ id }) => id);
    return markup`<li${forRoles(product, rolesOf(statements))}><a class="card entry" href="#screen-${slug}"><strong>${product.idea(title)}</strong><span>${labels.join(' · ')}</span><span class="sub">${ids.slice(0, mostIds).join(' ')}${ids.length > mostIds && ' …'}</span></a></li>`;
  });
  return items.length > 0 && markup`<ul class="tiles wide">${items}</ul>`;
}

const mostIds = 6;

/** The rules with limits and exclusions; then what is no part of the product. */
function behind(product: Product): Screen[] {
  const { workbook, words, idea, shown } = product;
  const { headings } = wordsOf(workbook);
  const of = (kind: StatementKind) => shown.filter((one) => one.kind === kind);
  const placed = new Set([
    ...limitsOfThing(product),
    ...product.groups.flatMap(({ statements }) => statements),
  ]);
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
  const screens: readonly (readonly [string, string, Content])[] = [
    [
      'rules',
      words.howItWorks,
      [
        group(headings.requirements, struck),
        group(
          headings.constraints,
          of('C').filter((one) => !placed.has(one)),
        ),
        group(headings.exclusions, of('N')),
      ],
    ],
    [
      'context',
      headings.context,
      [
        group(headings.goals, of('G')),
        users.length > 0 &&
          markup`<section class="card"><h2>${headings.users}</h2><ul class="quotes">${users}</ul></section>`,
        group(headings.background, of('B')),
        left > 0 &&
          markup`<p class="rest">${words.notShown.replace('{n}', left.toLocaleString(workbook.language))}</p>`,
      ],
    ],
  ];
  return screens.map(([slug, title, groups]) => ({
    slug,
    title,
    body: markup`<div class="groups">${groups}</div>`,
    icon: 'info',
    statements: [],
  }));
}
