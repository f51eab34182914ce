import { escapeHtml } from '../../../escapeHtml';
import { stemsOf } from '../sort/contentWords';
import type { Role, Statement, StatementKind } from '../sort/workbook';
import { wordsOf } from '../write/documentWordsOf';
import { capital } from '../lexicon/capital';
import { markup, type Content } from './markup';
import { groupingOf, type Plan, type Product } from './product';
import { forRoles, quotation, quotations, roleKey, roleOf } from './statements';
import { views } from './views/views';

/** A screen of the mockup. */
export interface Screen {
  slug: string;
  title: Content;
  body: Content;
  /** The requirements that belong to it. */
  statements: readonly Statement[];
  /** Who sees it; empty for everybody. */
  roles: readonly Role[];
  /** Whether its requirements stand beside it. */
  isAnnotated: boolean;
}

/** Bytes of statements, which keep a page below 200 kB for any idea. */
const room = 90_000;
const bytesOfMarkup = 260;
/** How much a word tells of where a requirement belongs. */
const weights = { title: 3, thing: 2, other: 1 };
const fewestPoints = 2;

/** All screens: those of the product with their requirements, then the rules and all else that the idea says. */
export function screensOf(product: Product): readonly Screen[] {
  const { workbook, plans } = product;
  const shown = fitting(product);
  const asked = shown.filter(({ kind, isStruck }) => kind === 'R' && !isStruck);
  const { placed, rest } = place(product, asked);
  const hasType = workbook.isTypeSure && workbook.type !== undefined;
  const drawn = plans.map((plan): Screen => {
    const thing = product.things[plan.thing] ?? product.things[0];
    const statements = placed.get(plan) ?? [];
    return {
      slug: plan.slug,
      title: plan.title,
      body: views[plan.view]?.(product, thing, plan),
      statements,
      roles: rolesOf(statements),
      isAnnotated: true,
    };
  });
  return [
    ...drawn,
    ...(hasType || plans.length > 0 ? [] : [requirements(product, rest)]),
    ...behind(product, shown, hasType ? rest : []),
  ];
}

/** The roles of a screen on which everything belongs to somebody. */
function rolesOf(statements: readonly Statement[]): Role[] {
  const roles = statements.map(roleOf);
  const own = [...new Set(roles.filter((role) => role !== undefined))];
  return roles.includes(undefined) ? [] : own;
}

/** The statements, as many as there is room for. */
function fitting({ workbook }: Product): readonly Statement[] {
  let left = room;
  return workbook.statements.filter(({ text }) => {
    left -= bytesOfMarkup + Buffer.byteLength(escapeHtml(text));
    return left >= 0;
  });
}

/** Puts each requirement on the screen whose words it has; what fits none happens by itself, or stands on the first. */
function place(product: Product, asked: readonly Statement[]) {
  const { plans, things, lexicon, action, workbook } = product;
  const first = plans[0];
  const groupOf = groupingOf(workbook);
  const placed = new Map<Plan, Statement[]>();
  const rest: Statement[] = [];
  const vocabularies = plans.map(({ title, thing: index, view }) => {
    const thing = things[index] ?? things[0];
    const others = [
      ...thing.fields.map(({ name }) => name),
      ...thing.states.map(({ name }) => name),
      view === 'detail' || view === 'form' ? action : '',
    ];
    return new Map([
      ...stemsOf(lexicon, others.join(' ')).map((stem) => [stem, weights.other] as const),
      ...stemsOf(lexicon, thing.name).map((stem) => [stem, weights.thing] as const),
      ...stemsOf(lexicon, title).map((stem) => [stem, weights.title] as const),
    ]);
  });
  for (const statement of asked) {
    const stems = stemsOf(lexicon, statement.text);
    const points = vocabularies.map((words) =>
      stems.reduce((sum, stem) => sum + (words.get(stem) ?? 0), 0),
    );
    const most = Math.max(...points);
    const best = most >= fewestPoints ? plans[points.indexOf(most)] : undefined;
    const group = groupOf(statement);
    const own = plans.find((one) => one.group === group);
    const isAutomatic = workbook.isTypeSure && roleOf(statement) === undefined;
    const plan = own ?? best ?? (isAutomatic ? undefined : first);
    if (plan === undefined) rest.push(statement);
    else placed.set(plan, [...(placed.get(plan) ?? []), statement]);
  }
  return { placed, rest };
}

/** The requirements by the author's headings, or by who does it. */
function requirements(product: Product, asked: readonly Statement[]): Screen {
  const { workbook, words } = product;
  const groupOf = groupingOf(workbook);
  const groups = new Map<string, Statement[]>();
  for (const one of asked) {
    const name = groupOf(one);
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  const drawn = [...groups].map(([name, statements]) => {
    const items = statements.map((one) => {
      const role = roleOf(one);
      return markup`<li class="card task" id="statement-${one.id.toLowerCase()}"${forRoles(product, role ? [role] : [])}>${quotation(product, one)}</li>`;
    });
    return markup`<section class="stack">${name !== '' && markup`<h2>${product.idea(capital(name))}</h2>`}<ul class="tasks">${items}</ul></section>`;
  });
  return {
    slug: 'requirements',
    title: words.overview,
    body: [summary(product), drawn],
    statements: asked,
    roles: [],
    isAnnotated: false,
  };
}

/** What the idea is, in its own words. */
function summary({ workbook, idea }: Product): Content {
  return workbook.summary.map((text) => markup`<p class="lead">${idea(text)}</p>`);
}

/** The rules with limits and exclusions; then what is no part of the product. */
function behind(
  product: Product,
  shown: readonly Statement[],
  rules: readonly Statement[],
): Screen[] {
  const { workbook, words, idea } = product;
  const { headings } = wordsOf(workbook);
  const of = (kind: StatementKind) => shown.filter((one) => one.kind === kind);
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
        group(headings.requirements, [...rules, ...struck]),
        group(headings.constraints, of('C')),
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
    statements: [],
    roles: [],
    isAnnotated: false,
  }));
}
