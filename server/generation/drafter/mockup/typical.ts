import { capital } from '../lexicon/capital';
import layouts from './layouts.json';
import { fieldKindOf, type Field } from './fields';
import type { Product } from './product';
import type { Screen } from './screen';
import type { Row, State, Thing } from './things';
import type { Tone } from './tone';
import { form, records, type Layout } from './views/records';
import { shells } from './views/shells';

const mostRows = 6;
const rowsOfOthers = 5;
const tones: readonly Tone[] = ['good', 'warn', 'bad', 'quiet', 'active'];
/** How each view of the layouts that is a list is drawn. */
export const lists: Readonly<Partial<Record<string, Layout>>> = {
  board: 'board',
  cards: 'tiles',
  devices: 'devices',
  feed: 'table',
  list: 'table',
  search: 'tiles',
  shop: 'tiles',
};
/** The screens of a typical product of the type, with its sample records. */
export function typicalScreens(product: Product): Screen[] {
  const { type } = product.workbook;
  if (type === undefined) return [];
  const things = typicalThings(product);
  const plans = layouts[type.slug].screens.map((line) => {
    const [screen = '', view = '', thing = '0'] = line.split(' ');
    return {
      slug: `${view}-${screen}`,
      title: type.texts.screens[Number(screen)],
      view,
      thing: things[Number(thing)],
    };
  });
  const entry = plans.find(({ view }) => view === 'form');
  return plans.flatMap(({ slug, title, view, thing }, at): Screen[] => {
    if (title === undefined || thing === undefined) return [];
    const isFirst = thing === things[0];
    const acts = isFirst
      ? [{ verb: type.texts.action, message: `${product.words.done}: ${type.texts.action}` }]
      : [];
    const link =
      entry?.title !== undefined && isFirst
        ? { href: `#screen-${entry.slug}`, label: capital(entry.title) }
        : undefined;
    const body =
      view === 'form'
        ? form(product, thing, slug, title)
        : (shells[view]?.(product, { slug, thing, action: type.texts.action }) ??
          records(product, thing, { slug, layout: lists[view], acts, form: link }));
    return [
      {
        slug,
        title: capital(title),
        body,
        icon: at === 0 ? 'home' : view === 'form' ? 'form' : 'list',
        statements: [],
      },
    ];
  });
}

function typicalThings(product: Product): Thing[] {
  const { samples } = product;
  const { type } = product.workbook;
  if (type === undefined) return [];
  const { entities, records: samplesOfType } = type.texts;
  const first = samplesOfType.slice(0, mostRows);
  return entities.map(({ name, fields, states }, index): Thing => {
    const { tones: names = '', rows: source = '' } = layouts[type.slug].entities[index] ?? {};
    const own = names.split(' ');
    const made = states.map((state, at): State => ({
      name: state,
      tone: tones.find((tone) => tone === own[at]) ?? 'quiet',
    }));
    const shown = fields.map((field): Field => ({
      name: field,
      kind: fieldKindOf(field, product),
    }));
    const typicalRows = first.map(({ title, detail, state, figure }): Row => ({
      title,
      detail: samples.inOwnCurrency(detail),
      figure: samples.inOwnCurrency(figure),
      state: states.indexOf(state),
      // Other values would contradict the record.
      values: [],
    }));
    const otherRows = Array.from({ length: rowsOfOthers }, (_, at): Row => {
      const named: Readonly<Record<string, string | undefined>> = {
        records: first[at]?.title,
        people: samples.person(at),
      };
      const title = named[source] ?? samples.codeOf(name, at);
      const values = shown.map((field, place) =>
        place === 0 ? title : samples.valueOf(field, at),
      );
      return { title, detail: '', figure: '', state: at % Math.max(states.length, 1), values };
    });
    return {
      name,
      title: capital(name),
      fields: shown,
      states: made,
      rows: index === 0 ? typicalRows : otherRows,
    };
  });
}
