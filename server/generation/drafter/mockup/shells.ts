import type { Shell } from '../types/productType';
import type { ListSource } from './blocks';
import { card, chips, confirm, line, pill, quoted, segments, tags, toggle } from './blocks';
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
  api,
  game: (source) => staged(source, 'start'),
  utility: (source) => staged(source, 'result'),
  popup,
};

/** Cards in rows or tiles; where they have states, one can be chosen. */
export function filtered(source: ListSource, look: 'rows' | 'tiles'): Markup {
  const { brief, records } = source;
  const isBare =
    records.states.length === 0 && records.fields.length === 0 && records.noun !== undefined;
  const used = records.states.map(({ name }) => brief.idea(name, 40));
  const filter =
    used.length > 1 && segments('state', brief.words.status, [brief.words.all, ...used]);
  return markup`<div class="list">${filter}<ul class="cards ${isBare ? 'tiles' : look}">${records.items.map((item, index) => card(source, item, index))}</ul></div>`;
}

function board(source: ListSource): Content {
  const { brief, records } = source;
  if (records.states.length < 2) return filtered(source, 'rows');
  const columns = records.states.map((own, state) => {
    const cards = records.items.flatMap((item, index) =>
      item.state === state ? [card(source, item, index)] : [],
    );
    return markup`<section class="column"><h3>${pill(brief, own)}</h3>${cards.length > 0 && markup`<ul class="cards rows">${cards}</ul>`}</section>`;
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

/** Each requirement as a call: what the idea says of it is what it answers. */
function api({ brief }: ListSource): Content {
  const { words, features, idea } = brief;
  const calls = features.slice(0, 8).map(({ statement, label, enumeration }, index) => {
    const { quantities } = statement;
    const fields = (enumeration?.parts ?? []).map((part) => [part, '…']);
    const limits = quantities.length > 0 ? { limits: quantities.map(({ phrase }) => phrase) } : {};
    const answer = JSON.stringify({ ...Object.fromEntries(fields), ...limits }, null, 2);
    const code = (title: string, text: string) =>
      markup`<div><h3>${title}</h3><pre dir="auto">${text}</pre></div>`;
    return markup`<details class="panel call"${index === 0 && markup` open`}><summary><span class="up">${idea(label, 160)}</span><span class="id">${statement.id}</span></summary><div class="two">${code(words.request, '{ … }')}${code(words.response, answer === '{}' ? '{ … }' : answer)}</div></details>`;
  });
  return markup`<div class="stack">${calls}</div>`;
}

/** A stage that one starts, and that then shows how it ended. */
function staged(source: ListSource, start: 'start' | 'result'): Content {
  const { brief, records } = source;
  const { words, workbook } = brief;
  const numbers = brief.features.flatMap(({ statement }) =>
    statement.quantities.map(({ text }) => text),
  );
  const input =
    start === 'result' &&
    markup`<label class="field"><span class="label">${words.input}</span><input type="text"></label>`;
  const outcome = [
    markup`<h3>${words.result}</h3>`,
    records.items.length > 0 && filtered(source, 'rows'),
  ];
  return markup`<div class="stage panel"><p class="big">${brief.idea(workbook.name ?? workbook.summary[0] ?? '', 120)}</p>${chips(brief, numbers.slice(0, 5))}${input}<p><a class="button primary" href="#outcome">${words[start]}</a></p><div class="outcome" id="outcome">${outcome}</div></div>`;
}

/** A browser window with the extension over the page: what it does can be switched on and off. */
function popup(source: ListSource): Content {
  const { brief, records } = source;
  const switches = brief.features
    .slice(0, 8)
    .map(({ statement }) => line(toggle(quoted(brief, statement)), tags(brief, statement)));
  const body =
    switches.length > 0
      ? markup`<ul class="lines">${switches}</ul>`
      : records.items.length > 0 && filtered(source, 'rows');
  return markup`<div class="browser"><p class="address" aria-hidden="true"><i></i><i></i><i></i></p><div class="popup">${body}</div></div>`;
}
