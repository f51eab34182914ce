import { capital } from '../lexicon/capital';
import { folded } from '../lexicon/phraseIndex';
import type { Statement } from '../sort/workbook';
import { conditionOf } from '../write/conditions';
import { cuedClause, wordCount } from '../write/cuedClause';
import { wordsOf } from '../write/documentWordsOf';
import { controlOf } from './controls';
import { icon } from './icons';
import { markup, type Content, type Markup } from './markup';
import type { Page, Product } from './product';
import { recordsPanel, type Used } from './recordsPanel';
import { forRoles, reference, rolesOf } from './statements';
import { seeing } from './taskAct';
import { isReport, peopleIn, showsFigures, type Control } from './taskView';
import { tasksOf, type Task } from './tasks';
import { listWords } from './words/listWords';

/** Bytes of markup for each task that the list of records covers. */
const bytesOfTaken = 420;
const fewestWords = 2;
/** Maximum number of words on the link to a form. */
const mostOfLink = 3;
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
  block: Content;
  /** Whether one does something there, or it is a message; else it is a line among others. */
  isCard: boolean;
  /** Where it enters a record. */
  form: { id: string; label: string } | undefined;
}

/**
 * The records that the requirements are about, a card for each other requirement with what one uses to do it, then
 * messages and rules as lines in the idea's words.
 */
export function panels(product: Product, page: Page): Content {
  const { slug, statements, collection } = page;
  const parts = statements.map((statement, at) => partOf(product, page, statement, at));
  let room = roomOfCards / product.pages.length;
  const fitting = parts.filter((part) => {
    room -= bytesOf(part);
    return room >= 0;
  });
  const left = parts.slice(fitting.length);
  const blocks = fitting.filter(({ block }) => block);
  const cards = blocks.filter(({ isCard }) => isCard).map(({ block }) => block);
  const lines = blocks.filter(({ isCard }) => !isCard);
  const used = fitting.flatMap((part) => part.used);
  const form = fitting.find((part) => part.form)?.form;
  return [
    collection && recordsPanel(product, collection, slug, used, form),
    cards.length > 0 && markup`<div class="cards">${cards}</div>`,
    lines.length > 0 &&
      markup`<ul class="card lines said"${forRoles(
        product,
        rolesOf(
          product,
          lines.map(({ statement }) => statement),
        ),
      )}>${lines.map(({ block }) => block)}</ul>`,
    left.length > 0 &&
      markup`<p class="limits marks-only">${left.map(({ statement }) => reference(statement))}</p>`,
  ];
}

function bytesOf({ used, block }: Part): number {
  const source = markup`${block}`.source;
  const taken = used.map(({ task }) => bytesOfTaken + Buffer.byteLength(task.label));
  return taken.reduce((sum, bytes) => sum + bytes, Buffer.byteLength(source));
}

function partOf(product: Product, page: Page, statement: Statement, at: number): Part {
  const isAsked = statement.kind === 'R' || statement.actor !== undefined;
  const isAbout = page.collection?.own.includes(statement) === true;
  const tasks = isAsked ? tasksOf(product.workbook, statement) : [];
  const all = tasks.map((task, place): Drawn => ({
    task,
    control: controlOf(product, task, `${page.slug}-${at}-${place}`),
  }));
  const isTaken = (one: Drawn) => isInList(product, page, one, isAbout);
  const used = all.filter(isTaken).map(({ task, control }): Used => ({ task, use: control.use }));
  const drawn = all.filter((one) => !isTaken(one));
  const part = { statement, used, block: undefined, isCard: false, form: undefined };
  if (drawn.length === 0 && all.length > 0) return part;
  const id = `${page.slug}-card-${at}`;
  const [first] = all;
  if (drawn.some(({ control }) => control.use !== 'none')) {
    const isForm = isAbout && first?.control.use === 'form' && first.task.isTyped;
    const { label = '', verb = '' } = first?.task ?? {};
    const form = { id, label: wordCount(label) > mostOfLink ? verb : label };
    return {
      ...part,
      block: card(product, statement, drawn, id),
      isCard: true,
      form: isForm && form.label !== '' ? form : undefined,
    };
  }
  const message = notice(product, statement, tasks);
  return {
    ...part,
    block: message ?? line(product, statement, tasks),
    isCard: message !== undefined,
  };
}

/** Whether the list of records has it: what is done to them, and what is looked at are its columns. */
function isInList(
  product: Product,
  { collection }: Page,
  { task, control: { use } }: Drawn,
  isAbout: boolean,
): boolean {
  if (collection === undefined) return false;
  const isList = use === 'look' && !showsFigures(task) && peopleIn(product, task).length === 0;
  if (!isAbout) return isList;
  return (
    ['look', 'press', 'search'].includes(use) ||
    (use === 'view' && task.fields.length > 0 && !isReport(product, task)) ||
    (task.verb === '' && task.areStates)
  );
}

function card(product: Product, statement: Statement, drawn: readonly Drawn[], id: string): Markup {
  const parts = drawn.map(({ task, control: { use, content } }) => {
    const heading = use === 'form' ? headingOf(product, task) : task.label;
    // A heading would repeat the label of a single button.
    const isSaid = task.verb !== task.label || use === 'none';
    return markup`<div class="control">${isSaid && markup`<h2>${product.idea(heading)}</h2>`}${content}</div>`;
  });
  return markup`<section class="card" id="${id}"${forRole(product, statement)}>${parts}${reference(statement)}</section>`;
}

/** `Book a visit by choosing a branch and a groomer`, without the fields that stand below it. */
function headingOf({ lexicon }: Product, { label, fields }: Task): string {
  const at = folded(label).indexOf(folded(fields[0]?.name ?? '\n'));
  const { given = '(?!)', asked = '(?!)' } = listWords[lexicon.code] ?? {};
  const openers = new RegExp(`\\s(?:(?:${given})\\s.{0,12}|(?:${asked})\\s)$`, 'iu');
  const head = label.slice(0, Math.max(at, 0)).replace(/[\s(:]+$/u, '');
  const bare = `${head} `.replace(openers, '').trim();
  return at > 0 && wordCount(bare) > 1 ? bare : label;
}

/** A message as received: its occasion and the requirement. */
function notice(product: Product, statement: Statement, tasks: readonly Task[]): Content {
  if (!tasks.some(({ act }) => act === 'notify')) return undefined;
  const { workbook, idea, brand } = product;
  const { given = '' } = conditionOf(cuedClause(workbook, statement)) ?? {};
  const said = given.replace(wordsOf(workbook).plainIf, '');
  return markup`<section class="card notice"${forRole(product, statement)}>${icon('message')}<div class="grow"><p class="sub">${idea(brand)}</p>${said !== '' && markup`<p><strong>${idea(capital(said))}</strong></p>`}<p>${product.idea(capital(statement.text))}</p></div>${reference(statement)}</section>`;
}

/** A rule, or a requirement without a control, in its own words. */
function line(product: Product, statement: Statement, tasks: readonly Task[]): Content {
  const [task] = tasks;
  const { title, lexicon } = product;
  const { text, quantities } = statement;
  const isBrief = lexicon.hasSpaces && wordCount(text) < fewestWords;
  if (quantities.length === 0 && (isBrief || folded(title).includes(folded(text))))
    return undefined;
  const said = tasks.length === 1 && task ? task.label : capital(text);
  return markup`<li${forRole(product, statement)}>${icon(task && seeing.has(task.act) ? 'view' : 'info')}<div class="grow">${product.idea(said)}</div>${reference(statement)}</li>`;
}

/** The attribute that names the roles of a requirement. */
function forRole(product: Product, statement: Statement): Content {
  return forRoles(product, rolesOf(product, [statement]));
}
