import { capital } from '../../lexicon/capital';
import { icon } from '../icons';
import { markup, type Content } from '../markup';
import type { Product } from '../product';
import type { Thing } from '../thing';
import {
  avatar,
  badge,
  curve,
  linked,
  picture,
  recordLink,
  screenLink,
  stateFilter,
  toneOf,
  type View,
} from './parts';

const mostColumns = 4;

const isFirst = ({ things }: Product, thing: Thing) => thing === things[0];

/** The link of a record; only records of the first thing have their own screen. */
function linkOf(product: Product, thing: Thing, index: number): string | undefined {
  return isFirst(product, thing) ? recordLink(product, index) : undefined;
}

/** A button that leads to the form, if there is one for this thing. */
function addLink(product: Product, thing: Thing): Content {
  const form = product.plans.find(({ view }) => view === 'form');
  return (
    form &&
    isFirst(product, thing) &&
    markup`<a class="button primary" href="#screen-${form.slug}">${icon('add')}${form.title}</a>`
  );
}

/** Filter and button above a list. */
function tools(product: Product, thing: Thing, name: string): Content {
  return markup`<div class="tools">${stateFilter(product, thing, name)}${addLink(product, thing)}</div>`;
}

/** A table of records with the columns that have a value for each. */
export const list: View = (product, thing, { slug }) => {
  const columns = thing.fields
    .map(({ name }, at) => ({ name, at }))
    .filter(({ at }) => thing.rows.every(({ values, title }) => values[at] && values[at] !== title))
    .slice(0, mostColumns);
  const hasFigure = thing.rows.some(({ figure }) => figure !== '');
  const rows = thing.rows.map((row, index) => {
    const href = linkOf(product, thing, index);
    const title = markup`<strong>${row.title}</strong>`;
    const cells = columns.map(
      ({ name, at }) => markup`<td data-label="${capital(name)}">${row.values[at]}</td>`,
    );
    return markup`<tr data-state="${row.state}"><th scope="row">${href ? markup`<a href="${href}">${title}</a>` : title}${!row.values.includes(row.detail) && markup`<span class="sub">${row.detail}</span>`}</th>${cells}${thing.states.length > 0 && markup`<td>${badge(thing, row)}</td>`}${hasFigure && markup`<td class="num">${row.figure}</td>`}</tr>`;
  });
  const head = columns.map(({ name }) => markup`<th scope="col">${capital(name)}</th>`);
  return markup`<div class="list">${tools(product, thing, `${slug}-f`)}<div class="card table"><table><thead><tr><th scope="col">${capital(thing.name)}</th>${head}${thing.states.length > 0 && markup`<th scope="col">${product.words.status}</th>`}${hasFigure && markup`<td></td>`}</tr></thead><tbody>${rows}</tbody></table></div></div>`;
};

/** Cards with a picture; in a shop with their price and a button, and where one searches, below a search. */
export const cards: View = (product, thing, { slug, view }) => {
  const { words, action } = product;
  const next = view === 'shop' && screenLink(product, 'basket', 'form');
  const items = thing.rows.map((row, index) => {
    const isGone = toneOf(thing, row) === 'bad';
    return markup`<li data-state="${row.state}" class="card tile">${linked(linkOf(product, thing, index), 'inner', [picture(index), markup`<strong>${row.title}</strong><span class="sub">${row.detail}</span>`])}<span class="foot"><span class="price">${row.figure}</span>${badge(thing, row)}</span>${next && !isGone && markup`<a class="button plain" href="${next}">${action}</a>`}</li>`;
  });
  const searching =
    view === 'search' &&
    markup`<div class="searching"><label class="field"><span>${words.search}</span><input type="search"></label><a class="button primary" href="#found-${slug}">${words.search}</a></div>`;
  return [
    searching,
    markup`<div class="list" id="found-${slug}">${tools(product, thing, `${slug}-f`)}<ul class="tiles">${items}</ul></div>`,
  ];
};

/** Live readings with their history, faults first. */
export const devices: View = (product, thing, { slug }) => {
  const wrong = thing.rows.findIndex((row) => toneOf(thing, row) === 'bad');
  const first = thing.rows[wrong];
  const alarm =
    first &&
    markup`<div class="alarm" role="status">${icon('alarm')}<p><strong>${first.title}</strong><span>${[first.figure, first.detail].filter(Boolean).join(' · ')}</span></p>${badge(thing, first)}<a class="button danger" href="${recordLink(product, wrong)}">${product.action}</a></div>`;
  const items = thing.rows.map((row, index) => {
    const tone = toneOf(thing, row);
    return markup`<li data-state="${row.state}">${linked(linkOf(product, thing, index), `card device ${tone}`, markup`<span class="foot"><strong>${row.title}</strong>${badge(thing, row)}</span><span class="reading">${row.figure}</span><svg viewBox="0 0 200 48" preserveAspectRatio="none" aria-hidden="true">${curve(index, tone, 200, 48)}</svg><span class="sub">${row.detail}</span>`)}</li>`;
  });
  return [
    alarm,
    markup`<div class="list">${tools(product, thing, `${slug}-f`)}<ul class="tiles wide">${items}</ul></div>`,
  ];
};

/** A column for each state. */
export const board: View = (product, thing) => {
  const columns = thing.states.map((state, at) => {
    const rows = thing.rows
      .map((row, index) => ({ row, index }))
      .filter(({ row }) => row.state === at);
    const items = rows.map(
      ({ row, index }) =>
        markup`<li>${linked(linkOf(product, thing, index), 'card note', markup`<strong>${row.title}</strong><span class="sub">${row.detail}</span><span class="foot"><span class="num">${row.figure}</span>${product.isTypical && avatar(product.samples.person(index))}</span>`)}</li>`,
    );
    return markup`<section class="column"><h2><b class="dot ${state.tone}"></b>${capital(state.name)} <i>${rows.length}</i></h2><ul>${items}</ul></section>`;
  });
  return [
    markup`<div class="tools">${addLink(product, thing)}</div>`,
    markup`<div class="board" tabindex="0" role="group" aria-label="${product.words.status}">${columns}</div>`,
  ];
};

/** Posts, newest first. */
export const feed: View = (product, thing, { slug }) => {
  const items = thing.rows.map(
    (row, index) =>
      markup`<li data-state="${row.state}">${linked(linkOf(product, thing, index), 'card post', markup`${avatar(row.detail || row.title)}<span class="grow"><strong>${row.title}</strong><span class="sub">${row.detail}</span></span><span class="end">${badge(thing, row)}<span class="num">${row.figure}</span></span>`)}</li>`,
  );
  return markup`<div class="list">${tools(product, thing, `${slug}-f`)}<ul class="rows">${items}</ul></div>`;
};
