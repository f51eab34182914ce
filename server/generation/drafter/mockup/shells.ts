import type { Shell } from '../types/productType';
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
    markup`<div class="form calendar">${week(source, 'slot', 5)}${confirm('slot-done', source.records.action, source.brief.words.saved)}</div>`,
  chat,
  api,
  game: (source) =>
    markup`<div class="stage">${staged(source, '', source.brief.words.start)}</div>`,
  utility: (source) => staged(source, inputs(source), source.records.action),
  popup,
};

/** Cards in rows or tiles, with a filter if they have states. */
function filtered(source: Source, look: 'rows' | 'tiles'): Markup {
  const { brief, records } = source;
  const used = records.states.map((name) => brief.idea(name, 40));
  const filter =
    used.length > 1 && segments('state', brief.words.status, [brief.words.all, ...used]);
  return markup`<div class="list">${filter}${cards(source, look)}</div>`;
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

const hours = [9, 11, 14, 16];

// The week of 1 January 2024 began on a Monday.
function clock(locale: string, options: Intl.DateTimeFormatOptions, day: number, hour: number) {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, 1 + day, hour),
  );
}

/** Days with time slots: a taken slot links to its record, a free one can be selected. */
export function week({ brief, records }: Source, name: string, dayCount: number): Markup {
  const locale = brief.workbook.language;
  const days = Array.from({ length: dayCount }, (_, day) => {
    const slots = hours.map((hour, place) => {
      const time = clock(locale, { hour: '2-digit', minute: '2-digit' }, day, hour);
      const index = (day * 3 + place) % 4 === 1 ? day : -1;
      const item = records.items[index];
      return item === undefined
        ? markup`<li><label class="slot"><input type="radio" name="${name}" value="${day}-${place}"><span>${time}</span></label></li>`
        : markup`<li><a class="taken tone-${item.state}" href="#record-${index}"><span>${time}</span><strong>${brief.idea(item.title, 40)}</strong></a></li>`;
    });
    return markup`<div class="day"><p>${clock(locale, { weekday: 'short', day: 'numeric' }, day, 0)}</p><ul>${slots}</ul></div>`;
  });
  return markup`<div class="week">${days}</div>`;
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
  return markup`<div class="form"><p class="big">${brief.title}</p>${input}${confirm('outcome', label, brief.words.result, markup`<p class="big">${first?.figure}</p>${cards(source, 'rows', 4)}`)}</div>`;
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
