import type { Shell } from '../types/productType';
import { calendar } from './calendar';
import { confirm, field, fieldFor, segments } from './blocks';
import type { Content, Markup } from './markup';
import { markup } from './markup';
import { card, cards, pill, type Source } from './records';

/** How the main screen of a product shows its records. */
type Draw = (source: Source) => Content;

/** The working main screen of each kind of product. */
export const drawShell: Readonly<Record<Shell, Draw>> = {
  records: (source) => filtered(source, 'rows'),
  device: (source) => filtered(source, 'tiles'),
  shop,
  board,
  calendar: (source) =>
    markup`<div class="form calendar">${search(source)}${calendar(source, 'slot', 5)}${confirm('slot-done', source.records.action, source.brief.words.saved)}</div>`,
  chat,
  api,
  game: (source) =>
    markup`<div class="stage">${staged(source, '', source.brief.words.start)}</div>`,
  utility: (source) => staged(source, inputs(source), source.records.action),
  popup,
};

/** Places for what one looks for, where the idea says by what. */
function search({ brief, records }: Source): Content {
  const { filters } = records;
  return (
    filters.length > 0 &&
    markup`<div class="facts">${filters.map((name) => fieldFor(brief, name))}</div>`
  );
}

/** Records as cards, or in a table where the idea lists what is kept; where they have states, one can be chosen. */
function filtered(source: Source, look: 'rows' | 'tiles'): Markup {
  const { brief, records } = source;
  const used = records.states.map((name) => brief.idea(name, 40));
  const filter =
    used.length > 1 && segments('state', brief.words.status, [brief.words.all, ...used]);
  const isTable = records.fields.length > 0 && !records.isSample;
  return markup`<div class="list">${search(source)}${filter}${isTable ? table(source) : cards(source, look)}</div>`;
}

/** A row for each thing, a column for each field that the idea lists. */
function table(source: Source): Markup {
  const { brief, records } = source;
  const { fields, items, states } = records;
  const heads = fields.map(
    (one) => markup`<th scope="col"><span class="up">${brief.idea(one, 60)}</span></th>`,
  );
  const rows = items.map(
    ({ title, state, values = [] }, index) =>
      markup`<tr class="item st-${state + 1}"><th scope="row"><a href="#record-${index}">${title}</a></th>${states.length > 0 && markup`<td>${pill(source, state)}</td>`}${values.map((value) => markup`<td>${value}</td>`)}</tr>`,
  );
  const status = states.length > 0 && markup`<th scope="col">${brief.words.status}</th>`;
  return markup`<div class="table"><table><thead><tr><th scope="col">${records.name}</th>${status}${heads}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

function board(source: Source): Content {
  const { records } = source;
  if (records.states.length < 2) return filtered(source, 'rows');
  const columns = records.states.map((_, state) => {
    const own = records.items.flatMap((item, index) =>
      item.state === state ? [card(source, item, index)] : [],
    );
    return markup`<section class="column"><h3>${pill(source, state)}<span class="muted">${own.length}</span></h3>${own.length > 0 && markup`<ul class="cards">${own}</ul>`}</section>`;
  });
  return markup`<div class="board">${columns}</div>`;
}

function chat(source: Source): Content {
  const { brief, records } = source;
  const { words } = brief;
  const [first, second] = records.items;
  const said = [first, second].map(
    (item, index) =>
      item &&
      markup`<p class="bubble${index === 1 && ' own'}">${item.detail || item.title}<span class="figure">${item.figure}</span></p>`,
  );
  return markup`<div class="two">${cards(source, 'rows', 5)}<div class="form thread">${said}${field(words.message, markup`<textarea rows="2"></textarea>`)}${confirm('sent', words.send, words.sent)}</div></div>`;
}

function shop(source: Source): Content {
  const tiles = source.records.items.map((item, index) =>
    card(source, item, index, markup`<i class="picture p-${index % 3}"></i>`),
  );
  return markup`<ul class="cards tiles shop">${tiles}</ul>`;
}

/** The API calls, with the response of one of them in the idea's own fields if it lists any. */
function api(source: Source): Content {
  const { brief, records } = source;
  const listed = brief.features.find(({ things }) => things.length > 1)?.things ?? [];
  const [first] = records.items;
  const answer =
    listed.length > 0
      ? Object.fromEntries(listed.map((name) => [name, '…']))
      : { status: first?.detail };
  return markup`<div class="two"><div class="mono">${cards(source, 'rows')}</div><div class="form"><pre class="call">${first?.title}</pre>${confirm('answer', records.action, markup`200 OK`, markup`<pre>${JSON.stringify(answer, null, 2)}</pre>`)}</div></div>`;
}

/** A form that starts something, and its result. */
function staged(source: Source, input: Content, label: Content): Content {
  const { brief, records } = source;
  const [first] = records.items;
  return markup`<div class="form">${input}${confirm('outcome', label, brief.words.result, markup`<p class="big">${first?.figure}</p>${cards(source, 'rows', 4)}`)}</div>`;
}

/** The fields of the first list in the idea, or a single one. */
function inputs({ brief }: Source): Content {
  const own = brief.features.find(({ control, things }) => control === 'form' && things.length > 1);
  return own === undefined
    ? field(brief.words.input, markup`<input type="text">`)
    : own.things.map((name) => fieldFor(brief, name));
}

/** A browser window with the extension over the page. */
function popup(source: Source): Content {
  const { brief, records } = source;
  const lines = Array.from({ length: 5 }, () => markup`<i class="blank"></i>`);
  return markup`<div class="browser"><p class="address" aria-hidden="true"><i></i><i></i><i></i></p><div class="web"><div class="lines" aria-hidden="true">${lines}</div><div class="popup form"><p class="big">${brief.title}</p>${cards(source, 'rows', 3)}${confirm('run', records.action, brief.words.done)}</div></div></div>`;
}
