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

/** Bytes of markup for each task that the list of records covers. */
const bytesOfTaken = 420;

const fewestWords = 2;
/** Words above a form. */
const mostOfHeading = 9;
/** Maximum number of words on the link to a form. */
const mostOfLink = 3;
const fewestFields = 2;
/** Bytes of cards on all screens, which keep the document small; the first screen repeats some. */
const roomOfCards = 30_000;

/** A task of a requirement with its control. */
interface Drawn {
  task: Task;
  control: Control;
}

/** What a page shows for one requirement. */
interface Part {
  statement: Statement;
  /** What the list of records takes over. */
  used: readonly Used[];
  /** What stands beside the list; none if the list has it all, or nothing is to be said. */
  block: Markup | undefined;
  /** Whether one does something there, or it is a message; else it is a line among others. */
  isCard: boolean;
  /** Where it enters a record. */
  form: Link | undefined;
}

/**
 * The records that the requirements are about, a card for each other requirement with what one uses to do it, then
 * messages and rules as lines in the idea's words.
 */
export function panels(product: Product, page: Page): Content {
  const { slug, statements, collection } = page;
  const own = new Set(collection?.own);
  const parts = statements.map((statement, at) =>
    partOf(product, page, statement, at, own.has(statement)),
  );
  let room = roomOfCards / product.pages.length;
  const fitting: Part[] = [];
  const left: Part[] = [];
  for (const part of parts) {
    room -= bytesOf(part);
    (room >= 0 ? fitting : left).push(part);
  }
  const blocks = fitting.filter(({ block }) => block !== undefined);
  const cards = blocks.filter(({ isCard }) => isCard);
  const lines = blocks.filter(({ isCard }) => !isCard);
  const listed = lines.map(({ statement }) => statement);
  const form = formPage(product, page) ?? fitting.find((part) => part.form)?.form;
  return [
    collection &&
      recordsPanel(
        product,
        collection,
        slug,
        fitting.flatMap(({ used }) => used),
        form,
      ),
    cards.length > 0 && markup`<div class="cards">${cards.map(({ block }) => block)}</div>`,
    lines.length > 0 &&
      markup`<ul class="card lines said"${forRoles(product, rolesOf(product, listed))}>${lines.map(({ block }) => block)}</ul>`,
    left.length > 0 &&
      markup`<p class="limits marks-only">${left.map(({ statement }) => reference(statement))}</p>`,
  ];
}

function bytesOf({ used, block }: Part): number {
  const taken = used.map(({ task }) => bytesOfTaken + Buffer.byteLength(task.label));
  return taken.reduce((sum, bytes) => sum + bytes, Buffer.byteLength(block?.source ?? ''));
}

function partOf(
  product: Product,
  page: Page,
  statement: Statement,
  at: number,
  isAbout: boolean,
): Part {
  const isAsked = statement.kind === 'R' || statement.actor !== undefined;
  const tasks = isAsked ? tasksOf(product.workbook, statement) : [];
  const all = tasks.map((task, place): Drawn => {
    const part = `${page.slug}-${at}-${place}`;
    const control = controlOf(product, task, part);
    // `Fields: title, room, photo`
    const isForm =
      (isAbout || page.use === 'form') &&
      control.use === 'none' &&
      !seeing.has(task.act) &&
      task.fields.length > fewestFields;
    return { task, control: isForm ? enter(product, task, part) : control };
  });
  const isTaken = (one: Drawn) => isInList(product, page, one, isAbout);
  const used = all.filter(isTaken).map(({ task, control }): Used => ({ task, use: control.use }));
  const drawn = all.filter((one) => !isTaken(one));
  const part = { statement, used, block: undefined, isCard: false, form: undefined };
  if (drawn.length === 0 && all.length > 0) return part;
  const id = `${page.slug}-card-${at}`;
  if (drawn.some(({ control }) => control.use !== 'none'))
    return {
      ...part,
      block: card(product, page, statement, drawn, id),
      isCard: true,
      form: isAbout ? linkTo(id, all[0]) : undefined,
    };
  const message = notice(product, statement, tasks);
  return message
    ? { ...part, block: message, isCard: true }
    : { ...part, block: line(product, statement, tasks) };
}

/** Whether the list of records has it: what is done to them, and what is looked at are its columns. */
function isInList(
  product: Product,
  { collection }: Page,
  { task, control: { use } }: Drawn,
  isAbout: boolean,
): boolean {
  if (collection === undefined) return false;
  if (!isAbout) return use === 'look' && isList(product, task);
  return (
    takenOver.has(use) ||
    (use === 'view' && task.fields.length > 0 && !isReport(product, task)) ||
    (task.verb === '' && task.isChoice && isShownInList(product, collection, task))
  );
}

function card(
  product: Product,
  page: Page,
  statement: Statement,
  drawn: readonly Drawn[],
  id: string,
): Markup {
  const parts = drawn.map(
    ({ task, control: { use, content } }) =>
      // A heading would repeat the label of a single button.
      markup`<div class="control">${(task.verb !== task.label || use === 'none') && markup`<h2>${withLimits(product, statement, use === 'form' ? shortHeading(product, page, task) : task.label)}</h2>`}${content}</div>`,
  );
  return markup`<section class="card" id="${id}"${forRole(product, statement)}>${parts}${reference(statement)}</section>`;
}

/** The heading of a form: its own words, or what it enters where these are a whole story. */
function shortHeading({ lexicon }: Product, { collection }: Page, task: Task): string {
  const heading = headingOf(lexicon, task);
  const isStory = task.verb === '' && wordCount(heading) > mostOfHeading;
  return isStory && collection && collection.one !== '' ? capital(collection.one) : heading;
}

/** The page on which a record is entered. */
function formPage({ pages }: Product, { collection }: Page): Link | undefined {
  const own = new Set(collection?.own);
  const form = pages.find(
    ({ use, statements }) => use === 'form' && statements.some((one) => own.has(one)),
  );
  return form && { id: `screen-${form.slug}`, label: form.title };
}

/** The link to a form, if the first task is to enter something. */
function linkTo(id: string, first: Drawn | undefined): Link | undefined {
  if (first?.control.use !== 'form' || !first.task.isTyped || first.task.verb === '')
    return undefined;
  const { label, verb } = first.task;
  return { id, label: wordCount(label) > mostOfLink ? verb : label };
}

/** Whether the options of a choice are the states or the names of the records. */
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

/** A message as received: its occasion and the requirement. */
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

/** A rule, or a requirement without a control, in its own words. */
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
