import { capital } from '../lexicon/capital';
import type { Role, Workbook } from '../sort/workbook';
import type { Deed } from './deeds';
import type { MockupWords } from './mockupWords';
import { includesPart, kindOf } from './fieldNames';
import type { OwnWords } from './ownWords';
import type { Content } from './product';
import type { Samples } from './samples';
import { empty, type Field, type Row, type Thing } from './thing';

const ownRows = 4;
const call = /\b(?:GET|POST|PUT|PATCH|DELETE)\s+\/[^\s,;)`|]{1,80}/gu;
const mostCalls = 8;

/** What the idea keeps records of, numbered, with its own fields and states. */
export function ownContent(
  { idea, roles, type }: Workbook,
  own: OwnWords,
  samples: Samples,
  deeds: readonly Deed[],
  words: MockupWords,
): Content {
  const { limit } = own;
  const calls = [...new Set(idea.match(call))].slice(0, mostCalls);
  const noun = calls.length > 0 ? 'API' : own.noun;
  if (noun === undefined) return { action: '', things: [empty], plans: [] };
  const states = own.states.map((name, index) => ({
    name,
    tone: samples.toneOf(index, own.states.length),
  }));
  const fields = [...own.fields, ...fieldsOf(noun, roles, deeds, own.fields, words)].slice(
    0,
    mostFields,
  );
  const isMeasured = limit !== undefined && type?.slug === 'iot-monitor';
  const rows = Array.from(
    { length: calls.length > 0 ? calls.length : Math.max(ownRows, states.length) },
    (_, index): Row => {
      const tone = index === 1 ? 'bad' : 'good';
      return {
        title: calls[index] ?? samples.numbered(noun, index),
        detail: isMeasured ? limit.phrase : '',
        figure: isMeasured ? samples.reading(limit, index, tone) : '',
        state: states.length > 0 ? index % states.length : isMeasured ? Number(tone === 'bad') : -1,
        values: fields.map((field) => samples.certainValueOf(field, index)),
      };
    },
  );
  const isBooked = deeds.some(
    ({ action, statement }) =>
      action === 'book' && includesPart(statement.text, words.controls.slots),
  );
  const view = isMeasured ? 'devices' : states.length > 0 ? 'board' : isBooked ? 'week' : 'list';
  const thing: Thing = {
    name: noun,
    fields,
    states:
      states.length === 0 && isMeasured
        ? [
            { name: limit.phrase, tone: 'good' },
            { name: limit.phrase, tone: 'bad' },
          ]
        : states,
    rows,
  };
  return {
    action: '',
    things: [thing],
    plans: [
      { slug: 'overview', title: words.overview, view, thing: 0 },
      { slug: 'record', title: capital(noun), view: 'detail', thing: 0 },
    ],
  };
}

/** What is entered, measured, uploaded or assigned besides the thing itself. */
function fieldsOf(
  noun: string,
  roles: readonly Role[],
  deeds: readonly Deed[],
  listed: readonly Field[],
  words: MockupWords,
): Field[] {
  const low = noun.toLowerCase();
  const isPerson = (name: string) => roles.some(({ text }) => text.toLowerCase() === name);
  const names = deeds.flatMap(({ action, object, isDirect }) => {
    const name = object.toLowerCase();
    const isOwn = isDirect && name !== '' && !name.includes(low);
    const isShort = name.split(' ').length <= mostWordsOfField;
    return kept.has(action) && isOwn && isShort && isPerson(name) === (action === 'assign')
      ? [object]
      : [];
  });
  return [...new Set(names)]
    .filter((name) => !listed.some((one) => one.name === name))
    .map((name) => ({ name, kind: kindOf(name, words), options: [] }));
}

const kept: ReadonlySet<string> = new Set(['assign', 'create', 'measure', 'upload']);
const mostFields = 5;
const mostWordsOfField = 2;
