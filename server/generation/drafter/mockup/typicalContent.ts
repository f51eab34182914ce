import { capital } from '../lexicon/capital';
import type { Workbook } from '../sort/workbook';
import { layoutOf } from './layoutOf';
import type { Content } from './product';
import type { Samples } from './samples';
import { empty, type Row, type Thing } from './thing';

const mostRows = 6;

/** Where nothing is typical. */
export const noContent: Content = { action: '', things: [empty], plans: [] };

/** The screens and sample records of the type. */
export function typicalContent({ type }: Workbook, samples: Samples): Content {
  if (type === undefined) return noContent;
  const { action, entities, records, screens } = type.texts;
  const layout = layoutOf(type.slug);
  const [first = empty, ...others] = entities.map(({ name, fields, states }, index): Thing => {
    const { kinds = [], tones = [] } = layout.entities[index] ?? {};
    return {
      name,
      fields: fields.map((field, at) => ({ name: field, kind: kinds[at] ?? 'text' })),
      states: states.map((state, at) => ({ name: state, tone: tones[at] ?? 'quiet' })),
      rows: [],
    };
  });
  const rows = records.slice(0, mostRows).map(({ title, detail, state, figure }, index): Row => ({
    title,
    detail: samples.inOwnCurrency(detail),
    figure: samples.inOwnCurrency(figure),
    state: first.states.findIndex(({ name }) => name === state),
    // Other values would contradict the record.
    values: first.fields.map((field, at) =>
      at > 0 && /^(?:date|time|moment)$/u.test(field.kind) ? samples.valueOf(field, index) : '',
    ),
  }));
  const filled = others.map((thing, index) => ({
    ...thing,
    rows: samples.rowsOf(thing, layout.entities[index + 1]?.rows, rows),
  }));
  const plans = layout.plans.map(({ screen, view, thing }) => ({
    slug: screen === undefined ? view : `${view}-${screen}`,
    title: capital(screen === undefined ? first.name : (screens[screen] ?? '')),
    view,
    thing,
  }));
  return { action, things: [{ ...first, rows }, ...filled], plans };
}
