import { capital } from '../lexicon/capital';
import type { Workbook } from '../sort/workbook';
import type { Deed } from './deeds';
import type { MockupWords } from './mockupWords';
import { includesPart } from './fieldNames';
import type { OwnWords } from './ownWords';
import type { Content } from './product';
import type { Samples } from './samples';
import { empty, type Row, type Thing } from './thing';

const ownRows = 4;
const mostFields = 5;
const call = /\b(?:GET|POST|PUT|PATCH|DELETE)\s+\/[^\s,;)`|]{1,80}/gu;
const mostCalls = 8;

/** What the idea keeps records of, numbered, with its own fields and states. */
export function ownContent(
  { idea }: Workbook,
  own: OwnWords,
  samples: Samples,
  deeds: readonly Deed[],
  words: MockupWords,
): Content {
  const calls = [...new Set(idea.match(call))].slice(0, mostCalls);
  const noun = calls.length > 0 ? 'API' : own.noun;
  if (noun === undefined) return { action: '', things: [empty], plans: [] };
  const states = own.states.map((name, index) => ({
    name,
    tone: samples.toneOf(index, own.states.length),
  }));
  const fields = own.fields.slice(0, mostFields);
  const rows = Array.from(
    { length: calls.length > 0 ? calls.length : Math.max(ownRows, states.length) },
    (_, index): Row => ({
      title: calls[index] ?? samples.numbered(noun, index),
      detail: '',
      figure: '',
      state: states.length > 0 ? index % states.length : -1,
      values: fields.map((field) => samples.certainValueOf(field, index)),
    }),
  );
  const isBooked = deeds.some(
    ({ action, statement }) =>
      action === 'book' && includesPart(statement.text, words.controls.slots),
  );
  const view = states.length > 0 ? 'board' : isBooked ? 'week' : 'list';
  const thing: Thing = {
    name: noun,
    fields,
    states,
    rows,
  };
  return {
    action: '',
    things: [thing],
    plans: [
      { slug: 'overview', title: words.overview, view, thing: 0 },
      ...(thing.states.length + fields.length > 0
        ? [{ slug: 'record', title: capital(noun), view: 'detail', thing: 0 }]
        : []),
    ],
  };
}
