import { capital } from '../lexicon/capital';
import { conditionOf } from '../write/conditions';
import { cuedClause, wordCount } from '../write/cuedClause';
import { folded } from '../lexicon/phraseIndex';
import type { Statement } from '../sort/workbook';
import { wordsOf } from '../write/documentWordsOf';
import type { Control } from './control';
import type { Collection } from './collections';
import { controlOf, enter } from './controls';
import { icon } from './icons';
import { markup, type Content, type Markup } from './markup';
import { headingOf } from './headingOf';
import type { Page, Product } from './product';
import { recordsPanel, takenOver, type Link, type Used } from './recordsPanel';
import { forRoles, reference, rolesOf } from './statements';
import { seeing } from './taskAct';
import { statedValues } from './statedValues';
import { isReport, peopleIn, showsFigures } from './taskView';
import { tasksOf, type Task } from './tasks';
import { withLimits } from './withLimits';

/** Bytes of the markup of what the list of records takes over. */
const bytesOfTaken = 420;

const fewestWords = 2;
/** Words on the link to a form. */
const mostOfLink = 3;
const fewestFields = 2;
/** Bytes of cards on all screens, which keep the document small; the first screen repeats some. */
const roomOfCards = 30_000;

/** A requirement's task with what one uses for it. */
interface Drawn {
  task: Task;
  control: Control;
}

/**
 * The records that the requirements are about, a card for each other requirement with what one uses to do it, then
 * messages and rules as lines in the idea's words.
 */
export function panels(product: Product, page: Page): Content {
  const { slug, statements, collection } = page;
  let room = roomOfCards / product.pages.length;
  const cards: Markup[] = [];
  const lines: Markup[] = [];
  const listed: Statement[] = [];
  const left: Statement[] = [];
  const used: Used[] = [];
  let form = formPage(product, page);
  const own = new Set(collection?.own);
  for (const [at, statement] of statements.entries()) {
    const isAsked = statement.kind === 'R' || statement.actor !== undefined;
    const tasks = isAsked ? tasksOf(product.workbook, statement) : [];
    const isAbout = own.has(statement) || page.use === 'form';
    const all = tasks.map((task, place): Drawn => {
      const part = `${slug}-${at}-${place}`;
      const control = controlOf(product, task, part);
      // `Fields: title, room, photo`
      const isForm = isAbout && control.use === 'none' && task.fields.length > fewestFields;
      return { task, control: isForm ? enter(product, task, part) : control };
    });
    // What it shows of each record are the columns of the list.
    const isTaken = ({ task, control: { use } }: Drawn) =>
      collection !== undefined && isAbout
        ? takenOver.has(use) ||
          (use === 'view' && task.fields.length > 0 && !isReport(product, task)) ||
          (task.verb === '' && task.isChoice && isShownInList(product, collection, task))
        : collection !== undefined && use === 'look' && isList(product, task);
    for (const { task, control } of all.filter(isTaken)) {
      room -= bytesOfTaken + Buffer.byteLength(task.label);
      if (room >= 0) used.push({ task, use: control.use });
    }
    const drawn = all.filter((one) => !isTaken(one));
    if (drawn.length === 0 && all.length > 0) continue;
    const isUsed = drawn.some(({ control }) => control.use !== 'none');
    const id = `${slug}-card-${at}`;
    const next = isUsed
      ? card(product, statement, drawn, id)
      : (notice(product, statement, tasks) ?? line(product, statement, tasks));
    if (next === undefined) continue;
    room -= Buffer.byteLength(next.source);
    if (room < 0) left.push(statement);
    else if (isUsed || next.source.startsWith('<section')) {
      cards.push(next);
      form ??= isAbout ? linkTo(id, all[0]) : undefined;
    } else {
      lines.push(next);
      listed.push(statement);
    }
  }
  return [
    collection && recordsPanel(product, collection, slug, used, form),
    cards.length > 0 && markup`<div class="cards">${cards}</div>`,
    lines.length > 0 &&
      markup`<ul class="card lines said"${forRoles(product, rolesOf(product, listed))}>${lines}</ul>`,
    left.length > 0 &&
      markup`<p class="limits marks-only">${left.map((statement) => reference(statement))}</p>`,
  ];
}

function card(product: Product, statement: Statement, drawn: readonly Drawn[], id: string): Markup {
  const parts = drawn.map(
    ({ task, control: { use, content } }) =>
      // A button that says it all needs no heading.
      markup`<div class="control">${(task.verb !== task.label || use === 'none') && markup`<h2>${withLimits(product, statement, use === 'form' ? headingOf(product.lexicon, task) : task.label)}</h2>`}${content}</div>`,
  );
  return markup`<section class="card" id="${id}"${forRole(product, statement)}>${parts}${reference(statement)}</section>`;
}

/** The page on which a record is entered. */
function formPage({ pages }: Product, { collection }: Page): Link | undefined {
  const own = new Set(collection?.own);
  const form = pages.find(
    ({ use, statements }) => use === 'form' && statements.some((one) => own.has(one)),
  );
  return form && { id: `screen-${form.slug}`, label: form.title };
}

/** The link to a form, if its first task enters something. */
function linkTo(id: string, first: Drawn | undefined): Link | undefined {
  if (first?.control.use !== 'form' || !first.task.isTyped || first.task.verb === '')
    return undefined;
  const { label, verb } = first.task;
  return { id, label: wordCount(label) > mostOfLink ? verb : label };
}

/** Whether what may be chosen are the states or the names of the records. */
function isShownInList(
  { workbook }: Product,
  { key }: Collection,
  { areStates, listed }: Task,
): boolean {
  return areStates || statedValues(workbook).get(key)?.join() === listed.join();
}

/** Whether a task shows the records that are listed anyway. */
function isList(product: Product, task: Task): boolean {
  return !showsFigures(task) && peopleIn(product, task).length === 0;
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

/** The attribute that names the roles of a requirement. */
function forRole(product: Product, statement: Statement): Content {
  return forRoles(product, rolesOf(product, [statement]));
}
