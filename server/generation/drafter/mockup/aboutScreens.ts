import { capital } from '../lexicon/capital';
import type { Statement, StatementKind } from '../sort/workbook';
import { wordsOf } from '../write/documentWordsOf';
import { markup, type Content } from './markup';
import type { Product } from './product';
import type { Screen } from './screen';
import { quotations, roleKey } from './statements';
import { permissionCard } from './views/permissions';

/** With fewer screens of the product, rules and context have one each. */
const fewScreens = 2;

/** Limits and exclusions, then users, goals and background. */
export function aboutScreens(
  product: Product,
  placed: ReadonlySet<Statement>,
  before: number,
): Screen[] {
  const { workbook, words, idea, shown, switched } = product;
  const { headings } = wordsOf(workbook);
  const group = (heading: string, kind: StatementKind) => {
    const statements = shown.filter((one) => one.kind === kind && !placed.has(one));
    return (
      statements.length > 0 &&
      markup`<section class="card"><h2>${heading}</h2>${quotations(product, statements)}</section>`
    );
  };
  const users = workbook.roles.map(
    (role) =>
      markup`<li${!switched.has(role) && markup` data-role="${roleKey(role)}"`}><span class="id">${role.id}</span><p>${idea(capital(role.text))}</p></li>`,
  );
  const left = workbook.statements.length - shown.length;
  const rules = [
    permissionCard(product),
    group(headings.requirements, 'R'),
    group(headings.constraints, 'C'),
    group(headings.exclusions, 'N'),
  ];
  const context = [
    users.length > 0 &&
      markup`<section class="card"><h2>${headings.users}</h2><ul class="quotes">${users}</ul></section>`,
    group(headings.goals, 'G'),
    group(headings.background, 'B'),
    left > 0 &&
      markup`<p class="rest">${words.notShown.replace('{n}', left.toLocaleString(workbook.language))}</p>`,
  ];
  const whole = markup`<p class="card">${idea(workbook.idea)}</p>`;
  const screen = (slug: string, title: string, contents: readonly Content[]): Screen => ({
    slug,
    title,
    body: markup`<div class="groups">${contents.some((one) => one !== false) ? contents : whole}</div>`,
    icon: 'info',
    statements: [],
  });
  return before < fewScreens
    ? [screen('rules', words.howItWorks, rules), screen('context', headings.context, context)]
    : [screen('notes', words.aboutDraft, [...rules, ...context])];
}
