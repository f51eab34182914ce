import { capital } from '../lexicon/capital';
import type { Collection } from './collections';
import { markup, type Content } from './markup';
import type { Product } from './product';
import { recordsOf, rowCount } from './recordsOf';
import { keyOfName } from './sampleNames';
import { tasksOf } from './tasks';
import { empty, type Row, type Thing } from './thing';
import { devices } from './views/lists';
import { action, picture, type View } from './views/parts';
import { conversation } from './views/records';
import { api, week } from './views/shells';

const mostCalls = 8;
const emptyRow: Row = { title: '', detail: '', figure: '', state: 0, values: [] };

/** What a game opens with. */
const opening: View = ({ title, brand, idea, words, action: label }, _thing, { slug }) =>
  markup`<div class="stage">${picture(title.length)}<h2>${idea(brand)}</h2><div class="buttons">${action(`${slug}-play`, label, words.done, 'primary large')}</div></div>`;

/** The calls that the idea spells out: `GET /v1/regions`. */
const ownCalls: View = (product, thing, plan) => {
  const { idea, type } = product.workbook;
  const found = idea.matchAll(/\b(?:GET|POST|PUT|PATCH|DELETE)\s\/[^\s,;()]{1,80}/gu);
  const calls = [...new Set(Array.from(found, ([call]) => call))];
  const rows = calls.slice(0, mostCalls).map((title) => ({ ...emptyRow, title }));
  const name = type?.texts.entities[0]?.name ?? '';
  return rows.length > 0 && api(product, { ...thing, name, rows }, plan);
};

/** Types whose products are recognised by something else than a list of records. */
const views: Readonly<Partial<Record<string, View>>> = {
  api: ownCalls,
  booking: week,
  chat: conversation,
  game: opening,
  'iot-monitor': devices,
  planning: week,
};

/** Whether a week can show these records: something is booked for a time. */
function isBooked({ lexicon, workbook }: Product, { key, own }: Collection): boolean {
  const booking = workbook.type?.slug === 'booking' ? workbook.type.texts.entities[0] : undefined;
  return (
    (booking !== undefined && keyOfName(lexicon, booking.name) === key) ||
    own.some((one) => tasksOf(workbook, one).some((task) => task.isBooked))
  );
}

/** What products of a sure type open with, about the idea's own records: live readings, a conversation, a title screen. */
export function signature(product: Product): Content {
  const { type, isTypeSure } = product.workbook;
  // A typical product has such a screen of its own.
  if (product.isTypical || !isTypeSure || type === undefined) return undefined;
  const main = product.pages.find(({ collection }) => collection)?.collection;
  const view = views[type.slug];
  if (view === week && main && !isBooked(product, main)) return undefined;
  const thing = main ? recordsOf(product, main) : peopleAsRecords(product);
  const named = { ...product, action: type.texts.action };
  return view?.(named, withReadings(product, thing), {
    slug: 'live',
    title: capital(thing.name),
    view: type.slug,
    thing: 0,
  });
}

/** Whose slots, devices or messages they are. */
function peopleAsRecords({ samples }: Product): Thing {
  const rows = samples.people(rowCount).map((title) => ({ ...emptyRow, title }));
  return { ...empty, rows };
}

/** Each record with what is measured or counted there. */
function withReadings({ samples, workbook }: Product, thing: Thing): Thing {
  const rows = thing.rows.map((row, at) => ({
    ...row,
    figure: samples.reading(workbook.idea, at),
    detail: samples.moment(at),
  }));
  return { ...thing, rows };
}
