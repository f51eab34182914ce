import { capital } from '../lexicon/capital';
import { stemsOf } from '../sort/contentWords';
import { markup, type Content } from './markup';
import type { Product } from './product';
import { forRoles, roleOf } from './statements';
import { action, badge, blank, choices } from './views/parts';

/** Whether words speak of the idea's main thing. */
export function isAbout({ lexicon, things: [{ name }] }: Product, text: string): boolean {
  const stems = stemsOf(lexicon, text);
  return stemsOf(lexicon, name).some((stem) => stems.includes(stem));
}

const looked: ReadonlySet<string> = new Set([
  ...['show', 'search', 'notify', 'create', 'book', 'measure', 'upload', 'calculate'],
]);
const mostActions = 2;

/** What is done to a record of the idea's main thing, as buttons. */
export function actionsOn(product: Product, id: string): Content {
  const deeds = product.pages
    .flatMap(({ groups }) => groups.flatMap((group) => group.deeds))
    .filter(
      ({ action: name, object, isDirect }) =>
        !looked.has(name) && isDirect && object !== '' && isAbout(product, object),
    )
    .slice(0, mostActions);
  const buttons = deeds.map(({ label, statement }, at) => {
    const role = roleOf(statement);
    const content = action(`${id}-${at}`, label, [product.words.done, ': ', label], 'plain');
    return markup`<span${forRoles(product, role ? [role] : [])}>${content}</span>`;
  });
  return buttons.length > 0 && markup`<div class="buttons">${buttons}</div>`;
}

/** Each record of the idea's main thing with its states, its fields and what is done to it. */
export function records(product: Product): Content {
  const {
    things: [thing],
    plans: [back],
    words,
  } = product;
  return thing.rows.map((row, index) => {
    const facts = thing.fields.map(
      ({ name }, at) =>
        markup`<div><dt>${capital(name)}</dt><dd>${row.values[at] === '' ? blank : row.values[at]}</dd></div>`,
    );
    const states =
      thing.states.length > 0 &&
      choices(
        `record-${index}-state`,
        words.status,
        thing.states.map(({ name }) => capital(name)),
        row.state,
      );
    return markup`<article class="record" id="record-${index}">${back && markup`<a class="back" href="#screen-${back.slug}">${back.title}</a>`}<header class="title"><h2>${row.title}</h2>${badge(thing, row)}${row.figure !== '' && markup`<p class="reading">${row.figure}</p>`}</header>${states && markup`<section class="card">${states}</section>`}${facts.length > 0 && markup`<section class="card"><dl class="facts">${facts}</dl></section>`}${actionsOn(product, `record-${index}`)}</article>`;
  });
}
