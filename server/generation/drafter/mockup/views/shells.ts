import { capital } from '../../lexicon/capital';
import { markup, type Content } from '../markup';
import type { Product } from '../product';
import type { Thing } from '../things';
import { conversation } from './conversation';
import { badge, button, choices, picture, toast, toneOf } from './parts';
import { freeSlot, takenSlot, week } from './week';

/** What a screen shows that is no list of records. */
interface Shell {
  slug: string;
  thing: Thing;
  /** The label of its main button. */
  action: string;
}

type View = (product: Product, shell: Shell) => Content;

const days = 5;
const slotHours = [0, 1, 2, 4, 5, 6, 7];

/** A week of slots, some of them taken. */
const calendar: View = ({ words, samples }, { slug, thing, action }) => {
  const columns = Array.from({ length: days }, (_, day) => {
    const slots = slotHours.map((hour, place) => {
      const row =
        (day * 3 + place * 5) % 7 < 3
          ? thing.rows[(day * 2 + place) % thing.rows.length]
          : undefined;
      return row
        ? takenSlot(toneOf(thing, row), samples.time(hour), row.title)
        : freeSlot(`${slug}-slot`, samples.time(hour), words.free);
    });
    return markup`<section class="day"><h2>${samples.weekday(day)}</h2><ul>${slots}</ul></section>`;
  });
  return markup`<div class="card calendar">${week(words.free, columns)}<div class="buttons">${button(`${slug}-booked`, action)}</div>${toast(`${slug}-booked`, words.saved)}</div>`;
};

/** The shopping basket. */
const basket: View = (
  { words },
  {
    slug,
    thing: {
      rows: [row],
    },
  },
) =>
  row &&
  markup`<div class="card basket"><ul><li class="post">${picture(0)}<span class="grow"><strong>${row.title}</strong><span class="sub">${row.detail}</span></span><label class="count"><span class="hidden">${row.title}</span><input type="number" min="0" value="1"></label><span class="price">${row.figure}</span></li></ul><p class="foot sum"><span>${words.total}</span><strong class="reading">${row.figure}</strong></p><div class="buttons">${button(`${slug}-sent`, words.send)}</div>${toast(`${slug}-sent`, words.sent)}</div>`;

/** What the popup of an extension says about the page below it. */
const popup: View = (product, { slug, thing, action }) => {
  const [first, ...others] = thing.rows.slice(0, 5);
  const rows = others.map(
    (row) =>
      markup`<li><span class="grow"><strong>${row.title}</strong><span class="sub">${row.figure}</span></span>${badge(thing, row)}</li>`,
  );
  return markup`<div class="card stack"><label class="check"><input type="checkbox" checked><span>${capital(thing.states[0]?.name ?? product.title)}</span></label><p class="reading huge">${first?.figure}</p><p class="sub">${first?.title}</p><ul class="lines">${rows}</ul><div class="buttons">${button(`${slug}-run`, action)}</div>${toast(`${slug}-run`, product.words.done)}</div>`;
};

/** A call and its response. */
const api: View = ({ words }, { slug, thing: { name, rows }, action }) => {
  const answer = JSON.stringify(
    { id: 'req_1042', status: 'ok', checked_at: '2025-06-02T08:15:00Z' },
    null,
    2,
  );
  const request = `${rows[0]?.title ?? ''} HTTP/1.1\nAuthorization: Bearer sk_test_4f2a…\nAccept: application/json`;
  const calls = rows.map(({ title }) => markup`<code>${title}</code>`);
  return markup`<div class="halves"><section class="card stack"><h2>${words.input}</h2>${choices(`${slug}-call`, capital(name), calls)}<pre>${request}</pre><div class="buttons">${button(`${slug}-sent`, action)}</div>${toast(`${slug}-sent`, words.sent)}</section><section class="card stack"><h2>${words.result}</h2><p class="foot"><span class="badge good">200 OK</span><span class="sub">${rows[0]?.figure}</span></p><pre>${answer}</pre></section></div>`;
};

const cells = 25;

/** A field to play on, with the score. */
const game: View = (
  { words },
  {
    slug,
    thing: {
      rows: [row],
    },
    action,
  },
) => {
  const pieces = Array.from(
    { length: cells },
    (_, at) =>
      markup`<label><input type="checkbox"${(at * 7) % 11 < 3 && markup` checked`}><span><span class="hidden">${at + 1}</span></span></label>`,
  );
  return markup`<div class="stage"><p class="hud"><span>${words.score} <strong>${row?.figure}</strong></span><span>${row?.title}</span></p><div class="field-of-play">${pieces}</div><p class="sub">${row?.detail}</p><div class="buttons">${button(`${slug}-go`, action, 'primary large')}</div>${toast(`${slug}-go`, words.done)}</div>`;
};

/** A question with its answers. */
const quiz: View = ({ samples, words }, { slug, thing }) =>
  markup`<div class="card question"><p class="sub">${capital(thing.name)} · ${samples.number(3)} / ${samples.number(9)}</p><progress max="9" value="3">3 / 9</progress><h2>${thing.rows[0]?.title}</h2>${choices(`${slug}-answer`, words.result, [1, 2, 3, 4, 5], 3)}<label class="field"><span>${words.message}</span><textarea rows="3"></textarea></label><div class="buttons">${button(`${slug}-sent`, words.send)}</div>${toast(`${slug}-sent`, words.sent)}</div>`;

/** One input, one result. */
const utility: View = ({ words }, { slug, thing, action }) => {
  const options = thing.rows.map(
    (row) => markup`<strong>${row.title}</strong><span class="sub">${row.detail}</span>`,
  );
  const results = thing.rows.map(
    (row, index) =>
      markup`<div class="outcome o${index}"><p class="sub">${row.title}</p><p class="reading huge">${row.figure}</p>${badge(thing, row)}</div>`,
  );
  return markup`<div class="halves utility"><section class="card">${choices(`${slug}-in`, words.input, options)}</section><section class="card result"><h2>${words.result}</h2>${results}<div class="buttons">${button(`${slug}-copied`, action)}</div>${toast(`${slug}-copied`, words.done)}</section></div>`;
};

/** Messages about a record, and a reply. */
const thread: View = (
  product,
  {
    slug,
    thing: {
      rows: [row],
    },
  },
) =>
  markup`<section class="card thread"><h2>${row?.title}</h2>${conversation(product, slug)}</section>`;

/** Screens of products that are known by something else than lists of records. */
export const shells: Readonly<Partial<Record<string, View>>> = {
  api,
  basket,
  game,
  popup,
  quiz,
  thread,
  utility,
  week: calendar,
};
