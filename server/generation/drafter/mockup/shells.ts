import type { Shell } from '../types/productType';
import { calendar } from './calendar';
import { capital, confirm, input, labelled, screenId, segments } from './blocks';
import { forRole } from './brief';
import { icon } from './icons';
import type { Content, Markup } from './markup';
import { markup } from './markup';
import type { Item, Records, Source } from './records';
import { wholeWords } from './title';

/** How the main screen of a product shows its records. */
type Draw = (source: Source) => Content;

/** The working main screen of each kind of product. */
export const drawShell: Readonly<Record<Shell, Draw>> = {
  records: (source) => [filter(source), table(source)],
  device: (source) => [filter(source), cards(source, 'tiles')],
  shop: (source) => cards(source, 'tiles shop'),
  board,
  calendar: (source) =>
    markup`<div class="form calendar">${calendar(source, 'slot', 5)}${confirm('slot-done', source.records.action, source.brief.words.saved)}</div>`,
  chat,
  api,
  game,
  utility: (source) => staged(source, inputs(source), source.records.action),
  popup,
};

/** The state of a record, shown by colour and shape. */
function pill({ brief, records }: Source, state: number): Content {
  const name = records.states[state];
  return (
    name !== undefined && markup`<span class="pill tone-${state}">${brief.idea(name, 40)}</span>`
  );
}

/** Chips with the states, each with the number of its records; the list shows those of the chosen one. */
function filter({ brief, records }: Source): Content {
  const { states, items } = records;
  const all = [
    [brief.words.all, items.length] as const,
    ...states.map(
      (name, index) =>
        [brief.idea(name, 40), items.filter(({ state }) => state === index).length] as const,
    ),
  ];
  return (
    states.length > 1 &&
    markup`<div class="list">${segments(
      'state',
      brief.words.status,
      all.map(([name, count]) => markup`${name} <b>${count}</b>`),
    )}</div>`
  );
}

/** A row for each record; on a small screen only its title, state and a line of detail. */
export function table(source: Source, most = 8): Markup {
  const { brief, records } = source;
  const { columns, items, states, isSample, hasDay, name } = records;
  const day =
    hasDay && new Intl.DisplayNames(brief.workbook.language, { type: 'dateTimeField' }).of('day');
  const heads = [...(day ? [day] : []), ...columns].map(
    (one) => markup`<th scope="col" class="wide">${one === '' ? '' : capital(brief, one, 40)}</th>`,
  );
  const rows = items.slice(0, most).map(({ title, detail, state, values }, index) => {
    const cells = [...(day ? [detail] : []), ...values];
    const below = isSample ? detail : [values[0], detail].filter(Boolean).join(' · ');
    return markup`<tr class="item st-${state + 1}"><th scope="row"><a href="#record-${index}">${capital(brief, title, 60)}</a>${below !== '' && markup`<span class="muted${!isSample && ' small'}">${below}</span>`}</th>${cells.map((value) => markup`<td class="wide">${brief.idea(value, 40)}</td>`)}${states.length > 0 && markup`<td>${pill(source, state)}</td>`}<td class="go">${icon('go')}</td></tr>`;
  });
  const status = states.length > 0 && markup`<th scope="col">${brief.words.status}</th>`;
  return markup`<div class="table"><table><thead><tr><th scope="col">${name}</th>${heads}${status}<td class="go"></td></tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** A record that leads to its details. */
function card(
  source: Source,
  { title, detail, state, values }: Item,
  index: number,
  picture: Content = '',
): Markup {
  const { brief, records } = source;
  const figures = values.map((value, at) => {
    const column = records.columns[at] ?? '';
    return (
      value !== '' &&
      markup`<span class="figure">${column !== '' && markup`<i>${brief.idea(column, 40)}</i> `}${brief.idea(value, 40)}</span>`
    );
  });
  return markup`<li class="item st-${state + 1}"><a class="card" href="#record-${index}">${picture}<span class="grow"><strong>${capital(brief, title, 80)}</strong><span class="muted">${brief.idea(detail, 120)}</span></span><span class="end">${figures}${pill(source, state)}</span></a></li>`;
}

/** Records as cards. */
function cards(source: Source, look: string, most = 8): Markup {
  const isShop = look.includes('shop');
  const all = source.records.items.slice(0, most).map((item, index) => {
    const picture = isShop && markup`<i class="picture p-${index % 3}"></i>`;
    return card(source, item, index, picture);
  });
  return markup`<ul class="cards ${look}">${all}</ul>`;
}

function board(source: Source): Content {
  const { records } = source;
  if (records.states.length < 2) return table(source);
  const columns = records.states.map((_, state) => {
    const own = records.items.flatMap((item, index) =>
      item.state === state ? [card(source, item, index)] : [],
    );
    return markup`<section class="column"><h2>${pill(source, state)}<span class="muted">${own.length}</span></h2>${own.length > 0 && markup`<ul class="cards">${own}</ul>`}</section>`;
  });
  return markup`<div class="board">${columns}</div>`;
}

function chat(source: Source): Content {
  const { brief, records } = source;
  const { words } = brief;
  const said = records.items
    .slice(0, 2)
    .map(
      ({ title, detail }, index) =>
        markup`<p class="bubble${index === 1 && ' own'}">${detail || title}</p>`,
    );
  return markup`<div class="two">${cards(source, 'rows', 5)}<div class="form thread">${said}${labelled(words.message, markup`<textarea rows="2"></textarea>`)}${confirm('sent', words.send, words.sent)}</div></div>`;
}

/** The API calls, with the response of one of them in the idea's own fields if it lists any. */
function api(source: Source): Content {
  const { fields, items, action } = source.records;
  const answer =
    fields.length > 0
      ? Object.fromEntries(fields.map(({ name }) => [name, '…']))
      : { status: items[0]?.detail };
  return markup`<div class="two"><div class="mono">${cards(source, 'rows')}</div><div class="form"><pre class="call">${items[0]?.title}</pre>${confirm('answer', action, markup`200 OK`, markup`<pre>${JSON.stringify(answer, null, 2)}</pre>`)}</div></div>`;
}

/** The playing field above what one does in the game. */
function game(source: Source): Content {
  const { brief } = source;
  const moves = brief.actions.map(
    (action) =>
      markup`<a class="button quiet" href="#${screenId(action.slug)}"${forRole(brief, action.role)}>${capital(brief, wholeWords(action.label, 40))}</a>`,
  );
  return markup`<div class="stage"><i class="field" aria-hidden="true"></i>${moves.length > 0 && markup`<div class="moves">${moves.slice(0, 12)}</div>`}${staged(source, '', brief.words.start)}</div>`;
}

/** A form that starts something, and its result. */
function staged(source: Source, start: Content, label: Content): Content {
  return markup`<div class="form">${start}${confirm('outcome', label, source.brief.words.result, cards(source, 'rows', 4))}</div>`;
}

/** The fields that the idea lists, or a single one. */
function inputs({ brief, records }: Source): Content {
  return records.fields.length > 0
    ? records.fields.map((field, index) => input(brief, field, `in-${index}`))
    : labelled(brief.words.input, markup`<input type="text">`);
}

/** A browser window with the extension over the page: in it what one can do. */
function popup(source: Source): Content {
  const { brief, records } = source;
  const lines = Array.from({ length: 7 }, () => markup`<i class="blank"></i>`);
  const tasks = brief.actions
    .slice(0, 8)
    .map(
      ({ slug, label, kind, role }) =>
        markup`<li${forRole(brief, role)}><a class="row task" href="#${screenId(slug)}">${icon(kind)}<strong class="grow">${capital(brief, wholeWords(label, 60))}</strong></a></li>`,
    );
  const content =
    tasks.length > 0 ? markup`<ul class="rows">${tasks}</ul>` : cards(source, 'rows', 3);
  return markup`<div class="browser"><p class="address" aria-hidden="true"><i></i><i></i><i></i></p><div class="web"><div class="lines" aria-hidden="true">${lines}</div><div class="popup form"><p class="big">${records.title}</p>${content}${confirm('run', records.action, brief.words.done)}</div></div></div>`;
}

/** The rules by which a chosen state hides the records of the others. */
export function filterStyle({ states }: Records): string {
  return states
    .map(
      (_, at) =>
        `.screen:has([name=state][value='${at + 1}']:checked) .item:not(.st-${at + 1}){display:none}`,
    )
    .join('');
}
