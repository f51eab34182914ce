import { capital } from '../lexicon/capital';
import { markup, type Content } from './markup';
import type { Product } from './product';
import { recordsOf } from './recordsOf';
import type { Thing } from './thing';
import { devices } from './views/lists';
import { action, picture, type View } from './views/parts';
import { conversation } from './views/records';

/** What a game opens with. */
const opening: View = ({ title, brand, idea, words, action: label }, _thing, { slug }) =>
  markup`<div class="stage">${picture(title.length)}<h2>${idea(brand)}</h2><div class="buttons">${action(`${slug}-play`, label, words.done, 'primary large')}</div></div>`;

/** Types whose products are recognised by something else than a list of records. */
const views: Readonly<Partial<Record<string, View>>> = {
  chat: conversation,
  game: opening,
  'iot-monitor': devices,
};

/** What products of a sure type open with, about the idea's own records: live readings, a conversation, a title screen. */
export function signature(product: Product): Content {
  const { type, isTypeSure } = product.workbook;
  const view = isTypeSure && type ? views[type.slug] : undefined;
  const main = product.pages.find(({ collection }) => collection)?.collection;
  if (view === undefined || type === undefined || main === undefined) return undefined;
  const named = { ...product, action: type.texts.action };
  return view(named, withReadings(product, recordsOf(product, main)), {
    slug: 'live',
    title: capital(main.title),
    view: type.slug,
    thing: 0,
  });
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
