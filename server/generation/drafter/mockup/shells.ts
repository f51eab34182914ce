import type { Shell } from '../types/productType';
import type { ListSource } from './blocks';
import { card, confirm, pill, segments } from './blocks';
import type { Content, Markup } from './markup';
import { markup } from './markup';

/** How the main screen of a product shows its records. */
type Draw = (source: ListSource) => Content;

/** The main list of each kind of product. */
export const drawShell: Readonly<Record<Shell, Draw>> = {
  records: (source) => filtered(source, 'rows'),
  device: (source) => filtered(source, 'tiles'),
  shop: (source) => filtered(source, 'tiles'),
  board,
  calendar,
  chat,
  api: (source) => filtered(source, 'rows'),
  game: (source) => staged(source, 'start'),
  utility: (source) => staged(source, 'result'),
  popup: (source) => inBrowser(filtered(source, 'rows')),
};

/** Cards in rows or tiles; where they have states, one can be chosen. */
function filtered(source: ListSource, look: 'rows' | 'tiles'): Markup {
  const { brief, records } = source;
  const used = records.states.map((name) => brief.idea(name, 40));
  const filter =
    used.length > 1 && segments('state', brief.words.status, [brief.words.all, ...used]);
  return markup`<div class="list">${filter}<ul class="cards ${look}">${records.items.map((item, index) => card(source, item, index))}</ul></div>`;
}

function board(source: ListSource): Content {
  const { records } = source;
  if (records.states.length < 2) return filtered(source, 'rows');
  const columns = records.states.map((_, state) => {
    const cards = records.items.flatMap((item, index) =>
      item.state === state ? [card(source, item, index)] : [],
    );
    return markup`<section class="column"><h3>${pill(source, state)}</h3>${cards.length > 0 && markup`<ul class="cards rows">${cards}</ul>`}</section>`;
  });
  return markup`<div class="board">${columns}</div>`;
}

const hours = [9, 11, 14, 16];

// The week of 1 January 2024 began on a Monday.
function clock(
  locale: string,
  options: Intl.DateTimeFormatOptions,
  day: number,
  hour: number,
): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, 1 + day, hour),
  );
}

/** A week of slots: the taken ones lead to their record, a free one can be chosen and saved. */
function calendar(source: ListSource): Content {
  const { brief, records } = source;
  const locale = brief.workbook.language;
  const days = Array.from({ length: 5 }, (_, day) => {
    const slots = hours.map((hour, place) => {
      const time = clock(locale, { hour: '2-digit', minute: '2-digit' }, day, hour);
      const index = (day * 3 + place) % 4 === 1 ? day : -1;
      const item = records.items[index];
      return item === undefined
        ? markup`<li><label class="slot"><input type="radio" name="slot" value="${day}-${place}"><span>${time}</span></label></li>`
        : markup`<li><a class="card" href="#record-${index}"><span class="muted">${time}</span><strong class="up">${brief.idea(item.title, 40)}</strong></a></li>`;
    });
    return markup`<section class="day"><h3>${clock(locale, { weekday: 'short' }, day, 0)}</h3><ul>${slots}</ul></section>`;
  });
  return markup`<div class="calendar"><div class="week">${days}</div><div class="chosen"><p class="muted">${brief.words.choose}</p>${confirm('slot-saved', brief.words.save, brief.words.saved)}</div></div>`;
}

function chat(source: ListSource): Content {
  const { brief } = source;
  const { words } = brief;
  return markup`<div class="two">${filtered(source, 'rows')}<section class="panel form"><label class="field"><span class="label">${words.message}</span><textarea rows="3"></textarea></label>${confirm('sent', words.send, words.sent)}</section></div>`;
}

/** A stage that one starts, and that then shows how it ended. */
function staged(source: ListSource, start: 'start' | 'result'): Content {
  const { words, title } = source.brief;
  const input =
    start === 'result' &&
    markup`<label class="field"><span class="label">${words.input}</span><input type="text"></label>`;
  return markup`<div class="stage panel"><p class="big">${title}</p>${input}<p><a class="button primary" href="#outcome">${words[start]}</a></p><div class="outcome" id="outcome"><h3>${words.result}</h3>${filtered(source, 'rows')}</div></div>`;
}

/** A browser window with the extension over the page. */
export function inBrowser(body: Content): Markup {
  return markup`<div class="browser"><p class="address" aria-hidden="true"><i></i><i></i><i></i></p><div class="popup">${body}</div></div>`;
}
