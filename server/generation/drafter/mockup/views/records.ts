import { capital } from '../../lexicon/capital';
import type { Field } from '../fields';
import { markup, type Content, type Markup } from '../markup';
import type { Product } from '../product';
import { factsOf, type Thing } from '../things';
import {
  addButton,
  avatar,
  badge,
  bar,
  button,
  choices,
  curve,
  input,
  picture,
  toast,
  toneOf,
  type Adding,
} from './parts';

/** What is done to a record: a button, and what it says when it is pressed. */
export interface Act {
  verb: string;
  message: Content;
  /** An attribute that shows it to some roles only. */
  attribute?: Content;
}

/** How records are listed. */
export type Layout = 'table' | 'tiles' | 'devices' | 'board';

interface Options {
  slug: string;
  layout?: Layout | undefined;
  acts?: readonly Act[];
  /** What is chosen when something is done. */
  choices?: readonly Field[];
  /** Where a new record is entered. */
  form?: Adding | undefined;
}

/** Beside the selected record there is less room. */
const [mostColumns, mostBesideRecord] = [4, 3];
/** Two states are read as well in a table. */
const fewestOfBoard = 3;

/** Whether a field has no room in a table. */
const isLong = ({ kind }: Field): boolean => kind === 'note' || kind === 'flag' || kind === 'photo';

/** A list of records with filters, and the selected record beside it. */
export function records(product: Product, thing: Thing, options: Options): Markup {
  const { slug, layout = 'table', form } = options;
  const { words } = product;
  const hasBoard = thing.states.length >= fewestOfBoard && layout !== 'board';
  const name = (key: string, label: string, isFirst: boolean) =>
    markup`<label class="choice"><input type="radio" name="${slug}-layout" class="as-${key}"${isFirst && markup` checked`}><span>${label}</span></label>`;
  const tools = [
    layout !== 'board' && stateFilter(product, thing, slug),
    hasBoard &&
      markup`<fieldset class="choices"><legend class="hidden">${words.viewAs}</legend>${name('list', words.layouts.list, true)}${name('board', words.layouts.board, false)}</fieldset>`,
    form && addButton(form),
  ];
  const { acts = [], choices: chosenFields = [] } = options;
  // A list that shows all there is needs no record beside it.
  const isBare =
    layout === 'table' &&
    thing.states.length + acts.length + chosenFields.length === 0 &&
    thing.fields.length === columnsOf(thing, mostColumns).length;
  const list =
    layout === 'table'
      ? table(product, thing, isBare ? undefined : slug)
      : layout === 'board'
        ? undefined
        : tiles(thing, slug, layout);
  return markup`<section class="records list${layout === 'board' && ' boarded'}"><div class="stack"><div class="tools">${tools}</div>${list}${(hasBoard || layout === 'board') && board(product, thing)}</div>${layout !== 'board' && !isBare && chosen(product, thing, options)}</section>`;
}

/** Radio buttons that leave only the records of one state. */
function stateFilter({ words }: Product, { states, rows }: Thing, slug: string): Content {
  const used = states
    .map((state, index) => ({
      state,
      index,
      count: rows.filter((row) => row.state === index).length,
    }))
    .filter(({ count }) => count > 0);
  const items = used.map(
    ({ state, index, count }) =>
      markup`<label class="choice"><input type="radio" name="${slug}-f" class="only-${index}"><span><b class="dot ${state.tone}"></b>${capital(state.name)} <i>${count}</i></span></label>`,
  );
  return (
    used.length > 1 &&
    markup`<fieldset class="choices filter"><legend class="hidden">${words.status}</legend><label class="choice"><input type="radio" name="${slug}-f" checked><span>${words.all} <i>${rows.length}</i></span></label>${items}</fieldset>`
  );
}

/** The radio button that selects a record. */
function pick(slug: string, at: number, content: Content): Markup {
  return markup`<label class="pick"><input type="radio" name="${slug}-pick" class="pick-${at}"${at === 0 && markup` checked`}>${content}</label>`;
}

/** The columns of a table, those with a value for each record: so many with that of the states. */
function columnsOf({ fields, states, rows }: Thing, most: number) {
  const hasStates = states.length > 0;
  const short = fields.map((field, at) => ({ field, at })).filter(({ field }) => !isLong(field));
  const filled = short.filter(({ at }) =>
    rows.every(({ values, title }) => values[at] && values[at] !== title),
  );
  return (filled.length === 0 && !hasStates ? short : filled).slice(0, most - (hasStates ? 1 : 0));
}

/**
 * Records with the columns that have a value for each of them.
 *
 * @param slug the list's, where a record can be selected
 */
export function table({ words, samples }: Product, thing: Thing, slug?: string): Markup {
  const { name, title, fields, states, rows } = thing;
  const hasStates = states.length > 0;
  const columns = columnsOf(thing, slug === undefined ? mostColumns : mostBesideRecord);
  const hasPhoto = fields.some(({ kind }) => kind === 'photo');
  const hasFigure = rows.some(({ figure }) => figure !== '');
  const heads = [
    name,
    ...columns.map(({ field }) => capital(field.name)),
    ...(hasStates ? [words.status] : []),
    ...(hasFigure ? [''] : []),
  ];
  const lines = rows.map((row, at) => {
    const cells = columns.map(({ field, at: place }) => {
      const { [place]: value = '' } = row.values;
      const isPerson = field.kind === 'person' || samples.namesPerson(field.name);
      const face = isPerson && value.length > 1 && avatar(value);
      return markup`<td data-label="${capital(field.name)}">${face ? markup`<span class="who">${face}${value}</span>` : value === '' ? bar : value}</td>`;
    });
    const about = row.detail !== '' && markup`<span class="sub">${row.detail}</span>`;
    const face = !hasPhoto && samples.isPerson(row.title) && avatar(row.title);
    const called = face
      ? markup`<span class="who">${face}${row.title}</span>`
      : markup`<span>${row.title}</span>`;
    const shown = [hasPhoto && picture(at), called, about];
    return markup`<tr data-state="${row.state}"><th scope="row">${slug === undefined ? shown : pick(slug, at, shown)}</th>${cells}${hasStates && markup`<td data-label="${words.status}">${badge(thing, row)}</td>`}${hasFigure && markup`<td class="num">${row.figure}</td>`}</tr>`;
  });
  const group = slug !== undefined && markup` role="radiogroup" aria-label="${title}"`;
  return markup`<div class="card table"${group}><table><thead><tr>${heads.map((head) => markup`<th scope="col">${head}</th>`)}</tr></thead><tbody>${lines}</tbody></table></div>`;
}

/** Cards with a picture or the course of a reading. */
function tiles(thing: Thing, slug: string, layout: Layout): Markup {
  const items = thing.rows.map((row, at) => {
    const tone = toneOf(thing, row);
    const body =
      layout === 'devices'
        ? [
            markup`<span class="foot"><strong>${row.title}</strong>${badge(thing, row)}</span><span class="reading">${row.figure}</span>`,
            curve(at, tone),
          ]
        : [
            picture(at),
            markup`<strong>${row.title}</strong><span class="foot"><span class="price">${row.figure}</span>${badge(thing, row)}</span>`,
          ];
    return markup`<li role="none" data-state="${row.state}" class="card ${layout === 'devices' ? `device ${tone}` : 'tile'}">${pick(slug, at, [...body, markup`<span class="sub">${row.detail}</span>`])}</li>`;
  });
  return markup`<ul class="tiles" role="radiogroup" aria-label="${thing.title}">${items}</ul>`;
}

/** A column for each state. */
export function board({ words }: Product, thing: Thing): Markup {
  const columns = thing.states.map((state, at) => {
    const rows = thing.rows.filter((row) => row.state === at);
    const items = rows.map(
      (row) =>
        markup`<li><div class="card note"><strong>${row.title}</strong><span class="sub">${row.detail || factsOf(thing, row)}</span><span class="num">${row.figure}</span></div></li>`,
    );
    return markup`<section class="column"><h2><b class="dot ${state.tone}"></b>${capital(state.name)} <i>${rows.length}</i></h2><ul>${items}</ul></section>`;
  });
  return markup`<div class="board" tabindex="0" role="group" aria-label="${words.status}">${columns}</div>`;
}

/** The selected record with its fields, its state and what is done to it. */
function chosen(
  product: Product,
  thing: Thing,
  { slug, layout, acts = [], choices: chosenFields = [] }: Options,
): Markup {
  const { words } = product;
  const { fields, states } = thing;
  const shown = thing.rows.map((row, at) => {
    const told = fields.map((field, place) => ({ field, value: row.values[place] }));
    // Nothing is invented where the idea's words tell too little.
    const facts = told
      .filter(
        ({ field, value }) =>
          field.kind === 'photo' || (value !== undefined && value !== row.title),
      )
      .map(
        ({ field: { name, kind }, value }) =>
          markup`<div><dt>${capital(name)}</dt><dd>${kind === 'photo' ? picture(at) : value === '' ? bar : value}</dd></div>`,
      );
    const buttons = acts.map(
      ({ verb, attribute }, place) =>
        markup`<span${attribute}>${button(`${slug}-act-${place}`, verb, place === 0 ? 'primary' : 'tinted')}</span>`,
    );
    const status = states.length > 1 && [
      choices(
        `${slug}-${at}-state`,
        words.status,
        states.map(({ name }) => capital(name)),
        row.state,
      ),
      acts.length === 0 &&
        markup`<div class="buttons">${button(`${slug}-saved`, words.save)}</div>`,
    ];
    return markup`<div class="of-${at}"><header class="title">${avatar(row.title)}<div class="grow"><h2>${row.title}</h2>${badge(thing, row)}</div>${row.figure !== '' && markup`<p class="reading ${toneOf(thing, row)}">${row.figure}</p>`}</header>${layout === 'devices' && markup`<div class="device ${toneOf(thing, row)}">${curve(at, toneOf(thing, row))}</div>`}${row.detail !== '' && markup`<p class="sub">${row.detail}</p>`}${facts.length > 0 && markup`<dl class="facts">${facts}</dl>`}${status}${chosenFields.map((one) => input(one, words))}${buttons.length > 0 && markup`<div class="buttons">${buttons}</div>`}</div>`;
  });
  const toasts = [
    ...acts.map(({ message }, at) => toast(`${slug}-act-${at}`, message)),
    states.length > 1 && acts.length === 0 && toast(`${slug}-saved`, words.saved),
  ];
  return markup`<section class="card chosen">${shown}${toasts}</section>`;
}

/** A form for a new record. */
export function form(
  { words }: Product,
  { fields, name }: Thing,
  slug: string,
  label: string,
  attribute?: Content,
): Markup {
  return markup`<section class="card form" id="${slug}-new"${attribute}><h2>${name}</h2><div class="fields">${fields.map((one) => input(one, words))}</div><div class="buttons">${button(`${slug}-added`, label)}</div></section>${toast(`${slug}-added`, [words.saved, ': ', name])}`;
}
