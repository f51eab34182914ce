import { lexicons } from '../lexicon/lexicons';
import { stemsOf } from '../sort/contentWords';
import type { Workbook } from '../sort/workbook';
import { wordCount } from '../write/cuedClause';
import type { Deed } from './deeds';
import { fileIn, includesPart, kindOf } from './fieldNames';
import { isPersonal } from './isRole';
import { layoutOf } from './layoutOf';
import type { MockupWords } from './mockupWords';
import type { OwnWords } from './ownWords';
import type { Samples } from './samples';
import { singularOf } from './singular';
import type { Field, Row, Thing } from './thing';

const ownRows = 5;
const fewestExamples = 3;
const mostFields = 5;
const mostUndated = 3;
/** Views that need no states. */
const plain: ReadonlySet<string> = new Set(['list', 'cards', 'search', 'feed', 'shop']);

/** What samples are made with. */
export interface Setting {
  workbook: Workbook;
  samples: Samples;
  words: MockupWords;
}

/** A thing of the idea with its fields and sample records. */
export function thingOf(
  { workbook, samples, words }: Setting,
  name: string,
  fields: readonly Field[],
  states: Thing['states'] = [],
  examples: readonly string[] = [],
  isPerson = isPersonal(workbook, name),
  figureOf: (index: number, isAlarm: boolean) => string = () => '',
): Thing {
  const who = fields.findIndex(({ kind, isAdded }) => kind === 'person' && isAdded !== true);
  const named = fields.findIndex((one) => includesPart(` ${one.name} `, words.controls.titles));
  const titleAt = named >= 0 || isPerson || examples.length > 0 ? named : who;
  const arePeople = isPerson || (who >= 0 && titleAt === who);
  const valueOf = (field: Field, index: number) =>
    samples.valueOf(field, index) ||
    (field.kind === 'text' && wordCount(field.name) < 2 ? samples.lettered(field.name, index) : '');
  const listed = examples.length < fewestExamples ? ownRows : examples.length;
  const rows = Array.from({ length: Math.max(listed, states.length) }, (_, index): Row => {
    const title =
      examples[index] ?? (arePeople ? samples.person(index) : samples.numbered(name, index));
    const values = fields.map((field, at) => (at === titleAt ? title : valueOf(field, index)));
    const shown = values.filter((value) => value !== '' && value !== title);
    // The first records are in different states.
    const state = index < states.length ? index : (index * 2) % Math.max(states.length, 1);
    return {
      title,
      detail: shown.slice(0, 2).join(' · '),
      figure: figureOf(index, states[state]?.tone === 'bad'),
      state: states.length > 0 ? state : -1,
      values,
    };
  });
  return { name, fields, states, rows, titleAt };
}

/** The main thing, as a view shows it. */
export function mainThing(
  setting: Setting,
  own: OwnWords,
  { name, view, added }: { name: string; view: string; added: Deed | undefined },
): Thing {
  const { workbook, samples, words } = setting;
  const { type, isTypeSure, language } = workbook;
  const [entity] = (isTypeSure ? type?.texts.entities : undefined) ?? [];
  const typical = isTypeSure && type ? layoutOf(type.slug).entities[0] : undefined;
  const isOwn = own.states.length > 0;
  // A fault that the idea has reported is not lent, whatever is in a library.
  const stemsIn = (text: string) => stemsOf(lexicons[language], text).join();
  const isOther = own.noun !== undefined && stemsIn(own.noun) !== stemsIn(entity?.name ?? '');
  const names = isOwn ? own.states : isOther && plain.has(view) ? [] : (entity?.states ?? []);
  const states = names.map((state, at) => ({
    name: state,
    tone: isOwn || !entity ? samples.toneOf(at, names.length) : (typical?.tones[at] ?? 'quiet'),
  }));
  // `announce a pickup: how many crates, until when`
  const listed = added?.isChoice === false && added.listed.length > 1 ? added.listed : [];
  const entered = listed.map((one): Field => ({
    name: one,
    kind: kindOf(one, words),
    options: [],
  }));
  const fields = (own.fields.length > 0 ? own.fields : entered).slice(0, mostFields);
  const price: Field = { name: '', kind: 'money', options: [] };
  return thingOf(
    setting,
    name,
    [...fields, ...whoAndWhen(setting, fields, added)],
    states,
    own.examples,
    (!own.noun && typical?.kinds[0] === 'person') ||
      view === 'week' ||
      name === words.record ||
      isPersonal(workbook, name),
    (index, isAlarm) =>
      view === 'devices'
        ? readingOf(setting, index, isAlarm)
        : view === 'shop'
          ? samples.valueOf(price, index)
          : '',
  );
}

const measured =
  /(?<![\p{L}\p{N}])(\p{Nd}{1,5}(?:[.,]\p{Nd}{1,3})?)\s?(°C|°F|ppm|hPa|mbar|bar|cm|mm|kWh|kW|dB|%)(?![\p{L}\p{N}])/u;
const shares = [0.45, 0.3, 0.6, 0.52, 0.7, 0.38];
const mostSearched = 20_000;

/** A reading below the idea's own bound, in its unit; beyond it in an alarm. Empty if it has no unit. */
function readingOf({ workbook, samples }: Setting, index: number, isAlarm: boolean): string {
  const [, bound = '', unit = ''] = measured.exec(workbook.idea.slice(0, mostSearched)) ?? [];
  const share = isAlarm ? 1.2 : 0.5 + (shares[index % shares.length] ?? 0) / 2;
  return unit && `${samples.number(Number(bound.replace(',', '.')) * share, 1)} ${unit}`;
}

/** Whose record it is, since when, and what is attached, unless the idea names such fields. */
function whoAndWhen(
  { workbook, words }: Setting,
  fields: readonly Field[],
  added: Deed | undefined,
): Field[] {
  const { actor: role, text } = added?.statement ?? { text: '' };
  const has = (kinds: RegExp) => fields.some(({ kind }) => kinds.test(kind));
  const field = (name: string | undefined, kind: Field['kind'], isAdded = false): Field[] =>
    name === undefined || has(new RegExp(kind)) ? [] : [{ name, kind, options: [], isAdded }];
  return [
    ...field(fileIn(text, words.controls.files), 'photo'),
    ...field(role && singularOf(workbook, role.text), 'person', true),
    ...(has(/moment|time/u) || fields.length > mostUndated ? [] : field(words.date, 'date')),
  ];
}
