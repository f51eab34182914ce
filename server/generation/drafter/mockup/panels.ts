import { capital } from '../lexicon/capital';
import { folded } from '../lexicon/phraseIndex';
import type { Statement } from '../sort/workbook';
import { wordCount } from '../write/cuedClause';
import { buttons, controlOf, searching, type Control } from './controls';
import { definedRecords } from './definedRecords';
import { icon } from './icons';
import { markup, type Content, type Markup } from './markup';
import type { Page, Product } from './product';
import { recordsPanel, type Used } from './recordsPanel';
import { forRole, forRoles, reference, rolesOf, saidOf } from './statements';
import { tasksOf, type Task } from './tasks';

const fewestWords = 2;
/** A longer sentence is no heading. */
const longestHeading = 8;
/** Bytes of markup for each requirement that the list of records covers. */
const bytesOfTaken = 420;
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
  /** Where the list of records has it. */
  used: Used | undefined;
  block: Content;
  /** Whether one does something there; else it is a line among others. */
  isCard: boolean;
}

/**
 * The records that the requirements are about, a card for each other requirement with what one uses to do it, then the
 * others as lines, all in the idea's words.
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
  const roles = rolesOf(
    product,
    lines.map(({ statement }) => statement),
  );
  return [
    collection &&
      recordsPanel(
        product,
        collection,
        slug,
        fitting.flatMap(({ used }) => used ?? []),
      ),
    cards.length > 0 && markup`<div class="cards">${cards}</div>`,
    lines.length > 0 &&
      markup`<ul class="card lines said"${forRoles(product, roles)}>${lines.map(({ block }) => block)}</ul>`,
    left.length > 0 &&
      markup`<p class="limits marks-only">${left.map(({ statement }) => reference(statement))}</p>`,
  ];
}

function bytesOf({ used, block, statement }: Part): number {
  const taken = used ? bytesOfTaken + Buffer.byteLength(statement.text) : 0;
  return taken + Buffer.byteLength(markup`${block}`.source);
}

function partOf(product: Product, page: Page, statement: Statement, at: number): Part {
  const { workbook } = product;
  const { slug, collection } = page;
  const isAsked = statement.kind === 'R' || statement.actor !== undefined;
  const tasks = isAsked ? tasksOf(workbook, statement) : [];
  const id = `${slug}-${at}`;
  const all = tasks.map((task, place): Drawn => ({
    task,
    control: controlOf(product, task, `${id}-${place}`),
  }));
  const used = all.filter(({ control }) => control.use !== 'none');
  const isAbout = collection?.own.includes(statement) === true;
  // The list sets the states of its records.
  const isInList = used.every(
    ({ task, control: { use, content } }) => task.areStates || (use !== 'form' && !content),
  );
  const part = { statement, used: undefined, block: undefined, isCard: false };
  // The list of records shows what defines it.
  const defined = definedRecords(workbook).get(collection?.key ?? '');
  if (defined?.statements.has(statement)) return part;
  if (isAbout && isInList && used.length > 0)
    return { ...part, used: { statement, tasks: used.map(({ task }) => task) } };
  const content = contentOf(product, used, id);
  return content.some(Boolean)
    ? { ...part, block: card(product, statement, content, id), isCard: true }
    : { ...part, block: line(product, statement, tasks) };
}

/** What one uses for a requirement: fields, then its buttons. */
function contentOf(product: Product, used: readonly Drawn[], id: string): Content[] {
  const { save } = product.words;
  const hasForm = used.some(({ control }) => control.use === 'form');
  const tasks = used.map(({ task }) => task);
  return [
    ...used.map(({ task, control: { use, content } }) =>
      use === 'search' ? searching(product, task) : content,
    ),
    buttons(product, tasks, id, hasForm ? save : ''),
  ];
}

function card(product: Product, statement: Statement, content: Content, id: string): Markup {
  const said = product.idea(saidOf(product, statement));
  const isShort = wordCount(statement.text) <= longestHeading;
  return markup`<section class="card" id="${id}"${forRole(product, statement)}><div class="control">${isShort ? markup`<h2>${said}</h2>` : markup`<p>${said}</p>`}${content}</div>${reference(statement)}</section>`;
}

/** A message, a rule, or a requirement without a control. */
function line(product: Product, statement: Statement, tasks: readonly Task[]): Content {
  const { title, lexicon } = product;
  const { text, quantities } = statement;
  const isBrief = lexicon.hasSpaces && wordCount(text) < fewestWords;
  if (quantities.length === 0 && (isBrief || folded(title).includes(folded(text))))
    return undefined;
  const isMessage = tasks.some(({ act }) => act === 'notify');
  return markup`<li${forRole(product, statement)}>${icon(isMessage ? 'message' : 'info')}<div class="grow">${product.idea(capital(saidOf(product, statement)))}</div>${reference(statement)}</li>`;
}
