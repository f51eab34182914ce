import { capital } from '../lexicon/capital';
import type { Collection } from './collections';
import { button, searching, whenOf } from './controls';
import type { Control } from './taskView';
import { icon } from './icons';
import { markup, type Content, type Markup } from './markup';
import type { Product } from './product';
import { isLong, recordsOf } from './recordsOf';
import { forRoles, reference, rolesOf } from './statements';
import type { Task } from './tasks';
import type { Row, Thing } from './thing';
import { board } from './views/lists';
import { action, avatar, badge, choices, picture, shownValue, stateFilter } from './views/parts';

/** A task that a list of records covers: viewing, finding, or an action on the selected one. */
export interface Used {
  task: Task;
  use: Control['use'];
}

const mostColumns = 4;
/** Two states are read as well in a table. */
const fewestOfBoard = 3;
const rowsOfDigest = 3;
/** Values of a record in one line. */
const mostFacts = 3;

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
  form: { id: string; label: string } | undefined,
): Markup {
  const thing = recordsOf(product, collection);
  const acts = used.filter(({ use }) => use === 'press');
  const searches = used.filter(({ use }) => use === 'search');
  // The states are those of the records.
  const looks = used.filter((one) => ![...acts, ...searches].includes(one) && !one.task.areStates);
  const hasSteps = thing.areStatesSaid === true;
  const isChosen = acts.length > 0 || hasSteps || thing.fields.length > 0;
  const hasBoard = hasSteps && thing.states.length >= fewestOfBoard;
  const { list, board: boardName } = product.words.layouts;
  const layout = (name: string, label: string, isFirst: boolean) =>
    markup`<label class="choice"><input type="radio" name="${slug}-layout" class="as-${name}"${isFirst && markup` checked`}><span>${label}</span></label>`;
  const tools = [
    ...searches.map(({ task }, at) => searching(product, task, `${slug}-s${at}`)),
    hasSteps && stateFilter(product, thing, `${slug}-f`),
    hasBoard &&
      markup`<fieldset class="choices"><legend class="hidden">${product.words.viewAs}</legend>${layout('list', list, true)}${layout('board', boardName, false)}</fieldset>`,
    form && markup`<a class="button primary" href="#${form.id}">${icon('add')}${form.label}</a>`,
  ];
  const plan = { slug, title: '', view: '', thing: 0 };
  const rows = thing.rows.map((row) => ({ ...row, detail: factsOf(row) }));
  return markup`<section class="records list"><div class="stack">${tools.some(Boolean) && markup`<div class="tools">${tools}</div>`}${isChosen || thing.states.length > 0 ? table(product, thing, collection.title, slug) : digest(thing, thing.rows, 'tiles')}${hasBoard && board(product, { ...thing, rows }, plan)}${caption(product, looks)}</div>${isChosen && chosen(product, thing, slug, acts, hasSteps)}</section>`;
}

function factsOf({ values }: Row): string {
  return values
    .filter((value) => value !== '')
    .slice(0, mostFacts)
    .join(' · ');
}

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
      markup`<li${forRoles(product, rolesOf(product, [statement]))}>${icon('view')}<span class="grow">${product.idea(label)}</span>${reference(statement)}</li>`,
  );
  return items.length > 0 && markup`<ul class="lines said">${items}</ul>`;
}

function table({ words }: Product, thing: Thing, title: string, slug: string): Markup {
  const { name, fields, states, rows } = thing;
  const hasStates = states.length > 0;
  const columns = fields
    .map((field, at) => ({ name: capital(field.name), at, field }))
    .filter(({ field }) => !isLong(field))
    .slice(0, hasStates ? mostColumns - 1 : mostColumns);
  const hasPhoto = fields.some(({ kind }) => kind === 'photo');
  const heads = [
    capital(name),
    ...columns.map((one) => one.name),
    ...(hasStates ? [words.status] : []),
  ];
  const lines = rows.map((row, at) => {
    const cells = columns.map(
      (column) => markup`<td data-label="${column.name}">${shownValue(row.values[column.at])}</td>`,
    );
    return markup`<tr data-state="${row.state}"><th scope="row"><label class="pick"><input type="radio" name="${slug}-pick" class="pick-${at}"${at === 0 && markup` checked`}>${hasPhoto && picture(at)}<span>${row.title}</span></label></th>${cells}${hasStates && markup`<td data-label="${words.status}">${badge(thing, row)}</td>`}</tr>`;
  });
  return markup`<div class="card table" role="radiogroup" aria-label="${capital(title)}"><table><thead><tr>${heads.map((head) => markup`<th scope="col">${head}</th>`)}</tr></thead><tbody>${lines}</tbody></table></div>`;
}

/** The record that is selected in the list, and its actions; what two requirements do by the same verb has one button. */
function chosen(
  product: Product,
  thing: Thing,
  slug: string,
  acts: readonly Used[],
  hasSteps: boolean,
): Markup {
  const records = thing.rows.map((row, at) =>
    record(product, thing, row, at, hasSteps ? slug : ''),
  );
  const verbsOf = ({ task }: Used) => task.verbs.join() || task.label;
  const firsts = acts.filter(
    (one, at) => acts.findIndex((other) => verbsOf(other) === verbsOf(one)) === at,
  );
  const items = firsts.map((first, at) => {
    const same = acts.filter((one) => verbsOf(one) === verbsOf(first));
    const tasks = same.map(({ task }) => task);
    const statements = tasks.map(({ statement }) => statement);
    const labels = tasks.map(({ label }) => markup`<p>${product.idea(label)}</p>`);
    const when =
      first.task.isBooked && markup`<div class="fields">${whenOf(product, first.task)}</div>`;
    const kind = at === 0 ? 'primary' : 'tinted';
    return markup`<li${forRoles(product, rolesOf(product, statements))}><div class="grow">${labels}</div>${when}${button(product, first.task, `${slug}-act-${at}`, kind)}${statements.map((one) => reference(one))}</li>`;
  });
  return markup`<section class="card chosen">${records}${items.length > 0 && markup`<ul class="lines">${items}</ul>`}</section>`;
}

/** A record with its fields, and where the idea names states, a choice of the next one. */
function record({ words }: Product, thing: Thing, row: Row, at: number, slug: string): Markup {
  const facts = thing.fields.map(
    ({ name, kind }, column) =>
      markup`<div><dt>${capital(name)}</dt><dd>${kind === 'photo' ? picture(at) : shownValue(row.values[column])}</dd></div>`,
  );
  const id = `${slug}-${at}`;
  const names = thing.states.map(({ name }) => name);
  const steps = slug !== '' && [
    choices(`${id}-state`, words.status, names, row.state),
    markup`<div class="buttons">${action(`${id}-saved`, words.save, words.saved, 'plain')}</div>`,
  ];
  return markup`<div class="of-${at}"><header class="title">${avatar(row.title)}<div class="grow"><p class="sub">${capital(thing.name)}</p><h2>${row.title}</h2></div>${badge(thing, row)}</header>${facts.length > 0 && markup`<dl class="facts">${facts}</dl>`}${steps}</div>`;
}
