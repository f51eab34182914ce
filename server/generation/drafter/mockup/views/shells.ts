import { capital } from '../../lexicon/capital';
import { markup } from '../markup';
import {
  action,
  badge,
  choices,
  linked,
  picture,
  recordLink,
  screenLink,
  toneOf,
  type View,
} from './parts';

const days = 5;
const slotHours = [9, 10, 11, 13, 14, 15, 16];

/** A week of slots: taken ones lead to their record, a free one can be chosen. */
export const week: View = (product, thing, { slug }) => {
  const { words, samples } = product;
  const columns = Array.from({ length: days }, (_, day) => {
    const slots = slotHours.map((hour, place) => {
      const isTaken = (day * 3 + place * 5) % 7 < 3;
      const index = (day * 2 + place) % thing.rows.length;
      const row = thing.rows[index];
      return isTaken && row
        ? markup`<li>${linked(recordLink(product, index), `slot taken ${toneOf(thing, row)}`, markup`<span>${samples.hour(hour)}</span><strong>${row.title}</strong>`)}</li>`
        : markup`<li><label class="slot"><input type="radio" name="${slug}-slot"><span>${samples.hour(hour)}<b>${words.free}</b></span></label></li>`;
    });
    return markup`<section class="day"><h2>${samples.weekday(day)}</h2><ul>${slots}</ul></section>`;
  });
  const form = screenLink(product, 'form') ?? screenLink(product, 'detail');
  return markup`<div class="card calendar"><div class="week" tabindex="0" role="group" aria-label="${words.free}">${columns}</div>${form && markup`<div class="buttons"><a class="button primary" href="${form}">${product.action || words.save}</a></div>`}</div>`;
};

/** The shopping basket. */
export const basket: View = (product, { rows: [row] }) => {
  const { words, plans } = product;
  const next = screenLink(product, 'form');
  const form = plans.find(({ view }) => view === 'form');
  return (
    row &&
    markup`<div class="card basket"><ul><li class="post">${picture(0)}<span class="grow"><strong>${row.title}</strong><span class="sub">${row.detail}</span></span><label class="count"><span class="hidden">${row.title}</span><input type="number" min="0" value="1"></label><span class="price">${row.figure}</span></li></ul><p class="foot sum"><span>${words.total}</span><strong class="reading">${row.figure}</strong></p><div class="buttons">${next && markup`<a class="button primary" href="${next}">${form?.title}</a>`}</div></div>`
  );
};

/** A page with the extension's popup over it. */
export const popup: View = (product, thing, { slug }) => {
  const [first] = thing.rows;
  const rows = thing.rows
    .slice(0, 4)
    .map(
      (row) =>
        markup`<li><span class="grow"><strong>${row.title}</strong><span class="sub">${row.figure}</span></span>${badge(thing, row)}</li>`,
    );
  const address = /[\w-]+\.[a-z]{2,}\S*/u.exec(first?.detail ?? '')?.[0].replace(/[,、،]$/u, '');
  return markup`<div class="browser"><div class="address"><i></i><i></i><i></i><span>${address ?? 'example'}</span></div><div class="page"><div class="site">${picture(2)}<h2>${first?.title}</h2><p>${thing.rows.map(({ title }) => title).join(' · ')}</p></div><section class="popup"><header class="foot"><strong>${product.title}</strong><label class="switch"><input type="checkbox" checked><span>${capital(thing.states[0]?.name ?? '')}</span></label></header><p class="reading">${first?.figure}</p><ul class="lines">${rows}</ul><div class="buttons">${action(`${slug}-run`, product.action, product.words.done)}</div></section></div></div>`;
};

/** A call and its response. */
export const api: View = ({ words, action: label }, thing, { slug }) => {
  const calls = thing.rows.map(({ title }) => title);
  const answer = JSON.stringify(
    { id: 'req_1042', status: 'ok', checked_at: '2025-06-02T08:15:00Z' },
    null,
    2,
  );
  const request = `${calls[0] ?? ''} HTTP/1.1\nAuthorization: Bearer sk_test_4f2a…\nAccept: application/json`;
  return markup`<div class="halves"><section class="card stack"><h2>${words.input}</h2>${choices(
    `${slug}-call`,
    capital(thing.name),
    calls.map((call) => markup`<code>${call}</code>`),
  )}<pre>${request}</pre><div class="buttons">${action(`${slug}-sent`, label, words.sent)}</div></section><section class="card stack"><h2>${words.result}</h2><p class="foot"><span class="badge good">200 OK</span><span class="sub">${thing.rows[0]?.figure}</span></p><pre>${answer}</pre></section></div>`;
};

const cells = 25;
/** A field to play on, with the score. */
export const game: View = (product, thing) => {
  const { words } = product;
  const [row] = thing.rows;
  const next = screenLink(product, 'list') ?? screenLink(product, 'game');
  const pieces = Array.from({ length: cells }, (_, at) => {
    const isSet = (at * 7) % 11 < 3;
    return markup`<label><input type="checkbox"${isSet && markup` checked`}><span><span class="hidden">${at + 1}</span></span></label>`;
  });
  return markup`<div class="stage"><p class="hud"><span>${words.score} <strong>${row?.figure}</strong></span><span>${row?.title}</span></p><div class="field-of-play">${pieces}</div><p class="sub">${row?.detail}</p><a class="button primary large" href="${next}">${product.action}</a></div>`;
};

const scale = [1, 2, 3, 4, 5];

/** A question with its answers. */
export const quiz: View = ({ samples, things, words }, thing, { slug }) =>
  markup`<div class="card question"><p class="sub">${capital(thing.name)} · ${samples.number(3)} / ${samples.number(9)}</p><progress max="9" value="3">3 / 9</progress><h2>${things[0].rows[0]?.title}</h2>${choices(`${slug}-answer`, words.result, scale, 3)}<label class="field"><span>${words.message}</span><textarea rows="3"></textarea></label><div class="buttons">${action(`${slug}-sent`, words.send, words.sent)}</div></div>`;

/** One input, one result. */
export const utility: View = ({ action: label, words }, thing, { slug }) => {
  const options = thing.rows.map(
    (row) => markup`<strong>${row.title}</strong><span class="sub">${row.detail}</span>`,
  );
  const results = thing.rows.map(
    (row, index) =>
      markup`<div class="outcome o${index}"><p class="sub">${row.title}</p><p class="reading huge">${row.figure}</p>${badge(thing, row)}</div>`,
  );
  return markup`<div class="halves utility"><section class="card">${choices(`${slug}-in`, words.input, options)}</section><section class="card result"><h2>${words.result}</h2>${results}<div class="buttons">${action(`${slug}-copied`, label, words.done)}</div></section></div>`;
};
