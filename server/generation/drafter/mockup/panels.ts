import { capital } from '../lexicon/capital';
import { conditionOf } from '../write/conditions';
import { cuedClause, wordCount } from '../write/cuedClause';
import { folded } from '../lexicon/phraseIndex';
import type { Statement } from '../sort/workbook';
import { wordsOf } from '../write/documentWordsOf';
import { controlOf, isDrawn } from './controls';
import { icon } from './icons';
import { markup, type Content, type Markup } from './markup';
import { plainText } from './plainText';
import type { Page, Product } from './product';
import { forRoles, reference, rolesOf } from './statements';
import { seeing } from './taskAct';
import { tasksOf, type Task } from './tasks';

const fewestWords = 2;
/** Bytes of cards on all screens, which keep the document small; the first screen repeats some. */
const roomOfCards = 30_000;

/** A card for each requirement with what one uses to do it, then messages and rules as lines in the idea's words. */
export function panels(product: Product, { slug, statements }: Page): Content {
  let room = roomOfCards / product.pages.length;
  const cards: Markup[] = [];
  const lines: Markup[] = [];
  const listed: Statement[] = [];
  const left: Statement[] = [];
  for (const [at, statement] of statements.entries()) {
    const isAsked = statement.kind === 'R' || statement.actor !== undefined;
    const tasks = isAsked ? tasksOf(product.workbook, statement) : [];
    const drawn = tasks.map((task, place) => ({
      task,
      control: controlOf(product, task, `${slug}-${at}-${place}`),
    }));
    const isUsed = drawn.some(({ control }) => isDrawn(control));
    const next = isUsed
      ? card(product, statement, drawn)
      : (notice(product, statement, tasks) ?? line(product, statement, tasks));
    if (next === undefined) continue;
    room -= Buffer.byteLength(next.source);
    if (room < 0) left.push(statement);
    else if (isUsed || next.source.startsWith('<section')) cards.push(next);
    else {
      lines.push(next);
      listed.push(statement);
    }
  }
  return [
    cards.length > 0 && markup`<div class="cards">${cards}</div>`,
    lines.length > 0 &&
      markup`<ul class="card lines said"${forRoles(product, rolesOf(product, listed))}>${lines}</ul>`,
    left.length > 0 &&
      markup`<p class="limits marks-only">${left.map((statement) => reference(statement))}</p>`,
  ];
}

function card(
  product: Product,
  statement: Statement,
  drawn: readonly { task: Task; control: Content }[],
): Markup {
  const parts = drawn.map(
    ({ task, control }) =>
      // A button that says it all needs no heading.
      markup`<div class="control">${(task.verb !== task.label || !control) && markup`<h2>${withLimits(product, statement, task.label)}</h2>`}${control}</div>`,
  );
  return markup`<section class="card"${forRole(product, statement)}>${parts}${reference(statement)}</section>`;
}

/** A message as it arrives: the case that it is sent in, and the requirement. */
function notice(
  product: Product,
  statement: Statement,
  tasks: readonly Task[],
): Markup | undefined {
  if (!tasks.some(({ act }) => act === 'notify')) return undefined;
  const { workbook, idea, brand } = product;
  const { plainIf } = wordsOf(workbook);
  const { given = '' } = conditionOf(cuedClause(workbook, statement)) ?? {};
  const said = given.replace(plainIf, '');
  return markup`<section class="card notice"${forRole(product, statement)}>${icon('message')}<div class="grow"><p class="sub">${idea(brand)}</p>${said !== '' && markup`<p><strong>${idea(capital(said))}</strong></p>`}<p>${withLimits(product, statement, capital(statement.text))}</p></div>${reference(statement)}</section>`;
}

/** A rule, or what no control fits, in its own words. */
function line(product: Product, statement: Statement, tasks: readonly Task[]): Markup | undefined {
  const [task] = tasks;
  const { title, lexicon } = product;
  const { text, quantities } = statement;
  const isBrief = lexicon.hasSpaces && wordCount(text) < fewestWords;
  const isNamed = folded(title).includes(folded(text));
  if (quantities.length === 0 && (isBrief || isNamed)) return undefined;
  return markup`<li${forRole(product, statement)}>${icon(task && seeing.has(task.act) ? 'view' : 'info')}<div class="grow">${withLimits(product, statement, tasks.length === 1 && task ? task.label : capital(text))}</div>${reference(statement)}</li>`;
}

/** A text of the idea with its numbers marked. */
function withLimits(product: Product, { quantities }: Statement, text: string): Content {
  const { idea, lexicon } = product;
  const plain = plainText(text);
  const [phrase] = quantities
    .map((one) => plainText(one.phrase))
    .filter(
      (one) => plain.includes(one) && /[^\p{N}\s.,:]/u.test(one) && one.length < plain.length,
    );
  if (phrase === undefined) return idea(text);
  const at = plain.indexOf(phrase);
  const rest = plain.slice(at + phrase.length);
  return [
    idea(plain.slice(0, at)),
    lexicon.hasSpaces && /\s$/u.test(plain.slice(0, at)) && ' ',
    markup`<b class="limit">${phrase}</b>`,
    lexicon.hasSpaces && /^\s/u.test(rest) && ' ',
    idea(rest),
  ];
}

/** The attribute that names the roles of a requirement. */
function forRole(product: Product, statement: Statement): Content {
  return forRoles(product, rolesOf(product, [statement]));
}
