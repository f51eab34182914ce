import type { Statement } from '../sort/workbook';
import { controls } from './controls';
import type { Deed } from './deeds';
import { icon } from './icons';
import { markup, type Content } from './markup';
import type { Group, Product } from './product';
import {
  deniedRoles,
  forRoles,
  quotation,
  quotations,
  roleOf,
  rolesOf,
  statementId,
} from './statements';

/** The requirements of a group: messages as they arrive, then those with a control, then the others as plain rows. */
export function requirements(product: Product, group: Group, slug: string): Content {
  const drawn = group.statements.map((statement, at) => {
    const deeds = group.deeds.filter((deed) => deed.statement === statement);
    const content = controls(product, deeds, `${slug}-${at}`);
    return {
      statement,
      deeds,
      content,
      isNotice: content === false && deeds.some(({ action }) => action === 'notify'),
    };
  });
  const notices = drawn.filter(({ isNotice }) => isNotice);
  const cards = drawn.filter(({ content }) => content !== false);
  const others = drawn
    .filter(({ isNotice, content }) => !isNotice && content === false)
    .map(({ statement }) => statement);
  const rows =
    others.length > 0 &&
    markup`<div class="card"${forRoles(product, rolesOf(others))}>${quotations(product, others)}</div>`;
  return [
    notices.length > 0 &&
      markup`<ul class="rows">${notices.map(
        ({ statement }) =>
          markup`<li class="card notice"${marked(product, statement)}>${icon('message')}${quotation(product, statement)}</li>`,
      )}</ul>`,
    cards.length === 0
      ? rows
      : markup`<div class="cards">${cards.map(
          ({ statement, deeds, content }) =>
            markup`<section class="card"${forRole(product, statement, deeds)}>${content}<footer class="said" id="${statementId(statement)}">${quotation(product, statement)}</footer></section>`,
        )}${rows}</div>`,
  ];
}

const marked = (product: Product, statement: Statement) =>
  markup` id="${statementId(statement)}"${forRole(product, statement)}`;

/** Whose requirement it is, and from whom the idea keeps what it is about. */
function forRole(product: Product, statement: Statement, deeds: readonly Deed[] = []): Content {
  const role = statement.kind === 'R' ? roleOf(statement) : undefined;
  const [{ label, object } = { label: '', object: '' }] = deeds;
  const denied = deniedRoles(product, `${label} ${object}`, role);
  return [forRoles(product, role ? [role] : []), denied !== '' && markup` data-not="${denied}"`];
}
