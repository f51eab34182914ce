import { capital } from '../lexicon/capital';
import type { Collection } from './collections';
import type { Control } from './control';
import { button, dayOf, searching } from './controls';
import { icon } from './icons';
import { markup, type Content, type Markup } from './markup';
import type { MockupWords } from './mockupWords';
import type { Product } from './product';
import { isLong, recordsOf } from './recordsOf';
import { keyOfName } from './sampleNames';
import { forRoles, reference, rolesOf } from './statements';
import { tasksOf, type Task } from './tasks';
import type { Row, Thing } from './thing';
import { action, avatar, badge, choices, picture, stateFilter } from './views/parts';
import { week } from './views/shells';
import { board } from './views/lists';
import { withLimits } from './withLimits';

/** A task with its control. */
export interface Used {
  task: Task;
  use: Control['use'];
}

/** Where something is entered. */
export interface Link {
  id: string;
  label: string;
}

/** The tasks that a list of records covers: viewing, finding, and actions on the selected one. */
export const takenOver: ReadonlySet<Control['use']> = new Set<Control['use']>([
  'look',
  'press',
  'search',
]);

/**
 * The records of a collection: a searchable list, and the selected record with its actions.
 *
 * @param used the tasks that it takes over
 * @param form where a new record is entered
 */
export function recordsPanel(
  product: Product,
  collection: Collection,
  slug: string,
  used: readonly Used[],
  form: Link | undefined,
): Markup {
  const thing = recordsOf(product, collection);
  const searches = used.filter(({ use }) => use === 'search');
  // The states are those of the records.
  const looks = used.filter(
    ({ use, task }) => use !== 'press' && use !== 'search' && !task.areStates,
  );
  const acts = used.filter(({ use }) => use === 'press');
  const hasSteps = thing.areStatesSaid === true;
  const isChosen = acts.length > 0 || hasSteps || thing.fields.length > 0;
  const hasBoard = hasSteps && thing.states.length >= fewestOfBoard;
  const tools = [
    ...searches.map(({ task }, at) => searching(product, task, `${slug}-s${at}`)),
    hasSteps && stateFilter(product, thing, `${slug}-f`),
    hasBoard && layouts(product, slug),
    form && markup`<a class="button primary" href="#${form.id}">${icon('add')}${form.label}</a>`,
  ];
  return markup`<section class="records list"><div class="stack">${tools.some(Boolean) && markup`<div class="tools">${tools}</div>`}${isChosen || thing.states.length > 0 ? table(product, thing, collection.title, slug) : digest(thing, thing.rows, 'tiles')}${hasBoard && columns(product, thing)}${calendar(product, collection, thing, slug)}${caption(product, looks)}</div>${isChosen && chosen(product, thing, slug, acts, hasSteps)}</section>`;
}

/** A choice between the table and the board, which the style sheet obeys. */
function layouts({ words }: Product, slug: string): Markup {
  const { list, board } = words.layouts;
  const choice = (name: string, label: string, isChosen: boolean) =>
    markup`<label class="choice"><input type="radio" name="${slug}-layout" class="as-${name}"${isChosen && markup` checked`}><span>${label}</span></label>`;
  return markup`<fieldset class="choices"><legend class="hidden">${words.viewAs}</legend>${choice('list', list, true)}${choice('board', board, false)}</fieldset>`;
}

/** A column for each state. */
function columns(product: Product, thing: Thing): Content {
  const rows = thing.rows.map((row) => ({ ...row, detail: factsOf(row) }));
  return board(product, { ...thing, rows }, { slug: '', title: '', view: 'board', thing: 0 });
}

function factsOf({ values }: Row): string {
  return values
    .filter((value) => value !== '')
    .slice(0, mostFacts)
    .join(' · ');
}

/** The week view of things that are certainly booked. */
function calendar(product: Product, { own, key }: Collection, thing: Thing, slug: string): Content {
  const { type, isTypeSure } = product.workbook;
  if (!isTypeSure || type?.slug !== 'booking') return undefined;
  const [booking] = type.texts.entities;
  const isBooked =
    (booking !== undefined && keyOfName(product.lexicon, booking.name) === key) ||
    own.some((one) => tasksOf(product.workbook, one).some((task) => task.isBooked));
  return isBooked && week(product, thing, { slug, title: '', view: 'week', thing: 0 });
}

const mostColumns = 4;
/** Two states are read as well in a table. */
const fewestOfBoard = 3;
const rowsOfDigest = 3;
/** Values of a record in one line. */
const mostFacts = 3;

/** The first records of a collection, in short. */
export function recordsDigest(product: Product, collection: Collection): Markup {
  const thing = recordsOf(product, collection);
  return digest(thing, thing.rows.slice(0, rowsOfDigest), 'card lines');
}

function digest(thing: Thing, rows: readonly Row[], className: 'card lines' | 'tiles'): Markup {
  const items = rows.map((row) => {
    const facts = factsOf(row);
    return markup`<li${className === 'tiles' && markup` class="card post"`}>${avatar(row.title)}<span class="grow"><strong>${row.title}</strong>${facts !== '' && markup`<span class="sub">${facts}</span>`}</span>${badge(thing, row)}</li>`;
  });
  return markup`<ul class="${className} digest">${items}</ul>`;
}

/** The tasks of viewing the list, in the idea's words. */
function caption(product: Product, looks: readonly Used[]): Content {
  const items = looks.map(
    ({ task: { statement, label } }) =>
      markup`<li${forRoles(product, rolesOf(product, [statement]))}>${icon('view')}<span class="grow">${withLimits(product, statement, label)}</span>${reference(statement)}</li>`,
  );
  return items.length > 0 && markup`<ul class="lines said">${items}</ul>`;
}

function table({ words }: Product, thing: Thing, title: string, slug: string): Markup {
  const { name, fields, states, rows } = thing;
  const columns = fields
    .map((field, at) => ({ name: capital(field.name), at, field }))
    .filter(({ field }) => !isLong(field))
    .slice(0, states.length > 0 ? mostColumns - 1 : mostColumns);
  const hasPhoto = fields.some(({ kind }) => kind === 'photo');
  const head = columns.map((column) => markup`<th scope="col">${column.name}</th>`);
  const lines = rows.map((row, at) => {
    const cells = columns.map(
      (column) => markup`<td data-label="${column.name}">${shownValue(row.values[column.at])}</td>`,
    );
    return markup`<tr data-state="${row.state}"><th scope="row"><label class="pick"><input type="radio" name="${slug}-pick" class="pick-${at}"${at === 0 && markup` checked`}>${hasPhoto && picture(at)}<span>${row.title}</span></label></th>${cells}${states.length > 0 && markup`<td data-label="${words.status}">${badge(thing, row)}</td>`}</tr>`;
  });
  return markup`<div class="card table" role="radiogroup" aria-label="${capital(title)}"><table><thead><tr><th scope="col">${capital(name)}</th>${head}${states.length > 0 && markup`<th scope="col">${words.status}</th>`}</tr></thead><tbody>${lines}</tbody></table></div>`;
}

/** The record that is selected in the list, and its actions. */
function chosen(
  product: Product,
  thing: Thing,
  slug: string,
  acts: readonly Used[],
  hasSteps: boolean,
): Markup {
  const records = thing.rows.map((row, at) =>
    record(product, thing, row, hasSteps ? `${slug}-${at}` : undefined, at),
  );
  const buttonOf = ({ task }: Used) => task.verbs.join() || task.label;
  // What two requirements have done by the same verb has one button.
  const firsts = acts.filter(
    (one, at) => acts.findIndex((other) => buttonOf(other) === buttonOf(one)) === at,
  );
  const items = firsts.map((first, at) => {
    const same = acts.filter((one) => buttonOf(one) === buttonOf(first));
    const statements = same.map(({ task }) => task.statement);
    const labels = same.map(
      ({ task }) => markup`<p>${withLimits(product, task.statement, task.label)}</p>`,
    );
    const kind = at === 0 ? 'primary' : 'tinted';
    return markup`<li${forRoles(product, rolesOf(product, statements))}><div class="grow">${labels}</div>${first.task.isBooked && dayOf(first.task)}${button(product, first.task, `${slug}-act-${at}`, kind)}${statements.map((one) => reference(one))}</li>`;
  });
  return markup`<section class="card chosen">${records}${items.length > 0 && markup`<ul class="lines">${items}</ul>`}</section>`;
}

/** Nothing is invented where the idea's words tell too little. */
const shownValue = (value = '') => (value === '' ? '–' : value);

function record(
  { words }: Product,
  thing: Thing,
  row: Row,
  id: string | undefined,
  at: number,
): Markup {
  const facts = thing.fields.map(
    ({ name, kind }, column) =>
      markup`<div><dt>${capital(name)}</dt><dd>${kind === 'photo' ? picture(at) : shownValue(row.values[column])}</dd></div>`,
  );
  return markup`<div class="of-${at}"><header class="title">${avatar(row.title)}<div class="grow"><p class="sub">${capital(thing.name)}</p><h2>${row.title}</h2></div>${badge(thing, row)}</header>${facts.length > 0 && markup`<dl class="facts">${facts}</dl>`}${id !== undefined && stepsOf(words, thing, row, id)}</div>`;
}

/** The states of a record, of which one is chosen. */
function stepsOf(
  { status, save, saved }: MockupWords,
  { states }: Thing,
  { state }: Row,
  id: string,
): Content {
  const names = states.map(({ name }) => name);
  return [
    choices(`${id}-state`, status, names, state),
    markup`<div class="buttons">${action(`${id}-saved`, save, saved, 'plain')}</div>`,
  ];
}
