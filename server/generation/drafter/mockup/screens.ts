import { escapeHtml } from '../../../escapeHtml';
import { stemsOf } from '../sort/contentWords';
import type { Role, Statement, StatementKind } from '../sort/workbook';
import { wordsOf } from '../write/documentWordsOf';
import { capital } from './capital';
import { markup, type Content } from './markup';
import { plainText } from './plainText';
import type { Plan, Product } from './product';
import { quotation, quotations, roleKey, roleOf } from './statements';
import { views } from './views/views';
import { sketch } from './views/sketch';

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
const longestHeading = 48;
const mostSections = 6;
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
    ...(hasType ? [] : sections(product, rest)),
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
    const isOfNobody = roleOf(statement) === undefined;
    const plan = best ?? (workbook.isTypeSure && !isOfNobody ? first : undefined);
    if (plan === undefined) rest.push(statement);
    else placed.set(plan, [...(placed.get(plan) ?? []), statement]);
  }
  return { placed, rest };
}

/** Screens by the author's headings, or by who does it. */
function sections(product: Product, asked: readonly Statement[]): Screen[] {
  const { plans } = product;
  const byHeading = new Set(asked.map(({ heading }) => heading)).size > 1;
  const groups = new Map<string, Statement[]>();
  for (const one of asked) {
    const heading = plainText(one.heading ?? '');
    const name = byHeading ? heading : (roleOf(one)?.text ?? '');
    const title = name.length > longestHeading || groups.size >= mostSections ? '' : name;
    groups.set(title, [...(groups.get(title) ?? []), one]);
  }
  if (groups.size === 0 && plans.length === 0) groups.set('', []);
  return [...groups].map(([name, statements], index) => {
    const items = statements.map(
      (one) =>
        markup`<li class="card task" id="statement-${one.id.toLowerCase()}">${quotation(product, one)}${sketch(product, one)}</li>`,
    );
    return {
      slug: `part-${index + 1}`,
      title:
        name === '' ? wordsOf(product.workbook).headings.requirements : product.idea(capital(name)),
      body: [index === 0 && summary(product), markup`<ul class="tasks">${items}</ul>`],
      statements,
      roles: rolesOf(statements),
      isAnnotated: false,
    };
  });
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
