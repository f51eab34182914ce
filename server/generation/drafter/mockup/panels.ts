import { conditionOf } from '../write/conditions';
import { folded } from '../lexicon/phraseIndex';
import { cuedClause, wordCount } from '../write/cuedClause';
import type { Statement } from '../sort/workbook';
import { capital } from '../lexicon/capital';
import { controlsOf, type Control } from './controls';
import { isLimit, type Deed } from './deeds';
import { icon } from './icons';
import { markup, type Content, type Markup } from './markup';
import type { Page, Product } from './product';
import { wordsOf } from '../write/documentWordsOf';
import { forRoles, reference, rolesOf } from './statements';
import { isOnRecord } from './records';

/**
 * What one uses to do what the requirements of a page ask for: buttons above, the records with what is done to them,
 * then what is shown and entered, and messages; a requirement that nothing fits is a tile in its own words.
 */
export function panels(product: Product, { slug, statements, deeds }: Page): Content {
  const isFirst = slug === product.pages[0].slug;
  const drawn = statements.map((statement, at) => {
    const own = deeds.filter((deed) => deed.statement === statement);
    const controls = controlsOf(product, statement, own, `${slug}-${at}`, isFirst);
    return { statement, own, controls };
  });
  const of = (kind: Control['kind']) =>
    drawn.flatMap(({ statement, own, controls }) => {
      const content = controls.filter((one) => one.kind === kind).map((one) => one.content);
      return content.length > 0 ? [{ statement, own, content }] : [];
    });
  const bar = of('button').map(
    ({ statement, content }) =>
      markup`<li${forRole(product, statement)}>${content}${reference(statement)}</li>`,
  );
  const cards = of('panel').map(
    ({ statement, content }) =>
      markup`<section class="card"${forRole(product, statement)}>${content.map((one) => markup`<div class="control">${one}</div>`)}${reference(statement)}</section>`,
  );
  const told = drawn.filter(({ own }) => own.some(({ action }) => action === 'notify'));
  const notices = told.flatMap(({ statement }) => notice(product, statement) ?? []);
  const unseen = drawn.filter(
    (one) => one.controls.length === 0 && !(told.includes(one) && notice(product, one.statement)),
  );
  // What is done on the records or in the form needs no words of its own, unless they state a limit.
  const left = unseen.filter(
    ({ statement, own }) =>
      !isInView(product, statement) &&
      (!own.some((deed) => deed === product.added || isOnRecord(product, deed)) ||
        (isFirst && statement.quantities.length > 0)),
  );
  let room = roomOfTiles / product.pages.length;
  const tiles: Markup[] = [];
  for (const { statement, own } of left) {
    const next = tile(product, statement, own);
    room -= Buffer.byteLength(next.source);
    if (room < 0) break;
    tiles.push(next);
  }
  const untold = unseen.filter(
    (one) => one.statement.kind === 'R' && !left.slice(0, tiles.length).includes(one),
  );
  return [
    bar.length > 0 && markup`<ul class="does">${bar}</ul>`,
    cards.length + notices.length > 0 && markup`<div class="cards">${cards}${notices}</div>`,
    tiles.length > 0 && markup`<ul class="card lines said">${tiles}</ul>`,
    untold.length > 0 &&
      markup`<p class="limits marks-only">${untold.map(({ statement }) => reference(statement))}</p>`,
  ];
}

/** Whether the brand or the records say it already, or it says too little. */
function isInView({ title, workbook, listedIn, lexicon }: Product, one: Statement): boolean {
  const isBrief = lexicon.hasSpaces && wordCount(one.text) < fewestWords;
  const isOpening =
    one === workbook.statements[0] &&
    folded(one.text).includes(folded(title)) &&
    one.quantities.length === 0;
  return isBrief || isOpening || (listedIn?.includes(one) ?? false);
}

const fewestWords = 3;

/** Bytes of tiles in all pages, which keep the document small. */
const roomOfTiles = 40_000;

/** A requirement that no control fits, in its own words with its limits. */
function tile(product: Product, statement: Statement, own: readonly Deed[]): Markup {
  const { idea, words } = product;
  const { plainIf } = wordsOf(product.workbook);
  const { given = '', then = '' } = conditionOf(cuedClause(product.workbook, statement)) ?? {};
  const isRule = then !== '' && plainIf.test(given);
  const text = isRule ? then : statement.text;
  const limits = statement.quantities
    .filter(({ phrase }) => isLimit(phrase) && phrase.length * 2 < text.length)
    .map(({ phrase }) => markup`<span class="badge quiet">${idea(phrase)}</span>`);
  const role = statement.actor;
  const sub = [
    role && idea(capital(role.text)),
    isRule && [words.when, ' ', idea(given.replace(plainIf, ''))],
  ].filter(Boolean);
  return markup`<li${forRole(product, statement)}>${icon(own.some(({ action }) => action === 'notify') ? 'message' : 'check')}<div class="grow">${idea(capital(text))}${sub.map((one) => markup`<span class="sub">${one}</span>`)}</div>${limits.length > 0 && markup`<p class="limits">${limits}</p>`}${reference(statement)}</li>`;
}

const longestMessage = 90;

/** A message as it arrives; what it says is known only from its condition. */
function notice(product: Product, statement: Statement): Markup | undefined {
  const { workbook, words, idea, brand, things, samples } = product;
  const { given } = conditionOf(cuedClause(workbook, statement)) ?? {};
  const [row] = things[0].rows;
  const said = statement.text.length < longestMessage ? statement.text : '';
  if (given === undefined && (statement.role === undefined || said === '')) return undefined;
  return markup`<section class="card notice"${forRole(product, statement)}>${icon('message')}<div class="grow"><p class="sub">${idea(brand)} · ${samples.time(1)}</p><p><strong>${row?.title ?? words.message}</strong></p><p>${idea(capital(given ?? said))}</p></div>${reference(statement)}</section>`;
}

/** An attribute with whose requirement it is. */
function forRole(product: Product, statement: Statement): Content {
  return forRoles(product, rolesOf(product, [statement]));
}
