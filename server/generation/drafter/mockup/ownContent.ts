import { capital } from '../lexicon/capital';
import { lexicons } from '../lexicon/lexicons';
import { stemsOf } from '../sort/contentWords';
import type { Workbook } from '../sort/workbook';
import { wordCount } from '../write/cuedClause';
import { calls as callPattern, type Deed } from './deeds';
import { fileIn, includesPart, kindOf } from './fieldNames';
import { layoutOf } from './layoutOf';
import type { MockupWords } from './mockupWords';
import { isPersonal } from './isRole';
import type { OwnWords } from './ownWords';
import { singularOf } from './singular';
import type { Content } from './product';

import type { Samples } from './samples';
import { typicalContent } from './typicalContent';
import { empty, type Field, type Row, type Thing } from './thing';

const ownRows = 6;
const mostFields = 5;
const mostWordsOfSample = 1;
const mostCalls = 8;
/** Views that show what a product of its type is, whatever states its records have. */
const special: ReadonlySet<string> = new Set(['api', 'devices', 'game', 'popup', 'week']);
/** Views that need what only the type's own records have. */
const unfit: Readonly<Record<string, string>> = { checks: 'list', utility: 'list' };
const adding: ReadonlySet<string> = new Set(['create', 'book', 'upload', 'measure']);

/**
 * What the idea keeps records of, with its own fields and states, and the screens for it. What the idea leaves open
 * comes from its type, if that is sure.
 */
export function ownContent(
  workbook: Workbook,
  own: OwnWords,
  samples: Samples,
  deeds: readonly Deed[],
  words: MockupWords,
): Content {
  const { idea, type, isTypeSure, language, statements } = workbook;
  const texts = isTypeSure ? type?.texts : undefined;
  const layout = texts && type && layoutOf(type.slug);
  const [entity] = texts?.entities ?? [];
  const [first] = layout?.plans ?? [];
  const calls = [...new Set(idea.match(callPattern))].slice(0, mostCalls);
  // What a game keeps are rounds; its nouns are what one plays with.
  const noun = first?.view === 'game' ? undefined : own.noun;
  const isListed = own.fields.length >= fewestFields;
  const known =
    calls.length > 0 ? 'API' : (noun ?? entity?.name ?? (isListed ? words.record : undefined));
  const asked = statements.filter(({ kind, isStruck }) => kind === 'R' && !isStruck);
  // Without a thing that is sure, the requirements lead rather than records of nothing.
  if (known === undefined) return { action: '', things: [empty], plans: [], added: undefined };

  const isBooked = deeds.some(
    ({ action, statement }) =>
      action === 'book' && includesPart(statement.text, words.controls.slots),
  );
  const isFit = first?.thing === 0 && (first.view !== 'api' || calls.length > 0);
  const typicalView = first && isFit ? (unfit[first.view] ?? first.view) : undefined;
  const isSpecial = typicalView !== undefined && special.has(typicalView);
  const isBoard = own.states.length > 0 && !isSpecial;
  const view = isBoard ? 'board' : (typicalView ?? (isBooked ? 'week' : 'list'));
  const stems = new Set(stemsOf(lexicons[language], known));
  const made = deeds.find(
    ({ action, object, isDirect }) =>
      adding.has(action) &&
      isDirect &&
      stemsOf(lexicons[language], object).some((stem) => stems.has(stem)),
  );
  // `record weight, pressure and pulse`
  const examples = new Set(own.examples.map((one) => stemsOf(lexicons[language], one).join()));
  const added =
    made ??
    // `borrow drills` in a library of tools
    deeds.find(
      ({ action, object }) =>
        adding.has(action) && examples.has(stemsOf(lexicons[language], object).join()),
    ) ??
    deeds.find(({ action, statement }) => adding.has(action) && statement === own.enteredIn);
  const thing =
    noun === undefined && own.fields.length === 0 && own.states.length === 0 && calls.length === 0
      ? undefined
      : thingOf(workbook, known, { calls, view, added }, own, samples, words);
  const typicalOnes = typicalContent(workbook, samples, thing);
  const typicalForm = made ? undefined : typicalOnes.plans.find((plan) => plan.view === 'form');
  const thingOfForm = language === 'de' ? known : known.toLowerCase();
  const isFormed = own.enteredIn !== undefined || added !== undefined;
  const typicalTitle = view === 'week' ? texts?.action : typicalForm?.title;
  const formTitle =
    made?.label ??
    (isFormed ? (typicalTitle ?? words.addOne.replace('{thing}', noun ?? thingOfForm)) : undefined);
  const isNamed = (text: string) =>
    text !== '' && asked.some(({ text: said }) => includesPart(said, [` ${text.toLowerCase()}`]));
  // Further screens of the type that the idea speaks of: `Leaderboard`, `Keys`.
  const others = typicalOnes.plans
    .slice(1)
    .filter(
      (plan) =>
        (further.has(plan.view) && isNamed(plan.title)) ||
        (listing.has(plan.view) &&
          plan.thing > 0 &&
          (isNamed(plan.title) || isNamed(typicalOnes.things[plan.thing]?.name ?? ''))),
    );
  const things = typicalOnes.plans.length > 0 ? typicalOnes.things : ([thing ?? empty] as const);
  const more = own.others
    .slice(0, mostOthers)
    .map(({ name, fields }) => plainThing(workbook, name, fields, samples, words));
  return {
    action: capital((view === 'shop' ? undefined : formTitle) ?? texts?.action ?? words.add),
    things: [...things, ...more],
    added,
    listedIn: own.listedIn,
    plans: [
      { slug: 'overview', title: typicalOnes.plans[0]?.title ?? words.overview, view, thing: 0 },
      ...(calls.length > 0 || view === 'game'
        ? []
        : [{ slug: 'record', title: capital(known), view: 'detail', thing: 0 }]),
      ...(formTitle
        ? [{ slug: 'form', title: formTitle, view: 'form', thing: typicalForm?.thing ?? 0 }]
        : []),
      ...others,
      ...more.map(({ name }, at) => ({
        slug: `kept-${at}`,
        title: capital(name),
        view: 'list',
        thing: things.length + at,
      })),
    ],
  };
}

const fewestFields = 3;
const mostOthers = 2;

/** Screens of a type that need no records but those of the first thing. */
const further: ReadonlySet<string> = new Set(['ranking', 'basket', 'map']);
/** Screens of a type about its further things. */
const listing: ReadonlySet<string> = new Set(['list', 'decide', 'feed', 'checks']);

/** Views that need no states. */
const plain: ReadonlySet<string> = new Set(['list', 'cards', 'search', 'feed', 'shop']);

/** The main thing with its sample records. */
function thingOf(
  workbook: Workbook,
  name: string,
  { calls, view, added }: { calls: readonly string[]; view: string; added: Deed | undefined },
  own: OwnWords,
  samples: Samples,
  words: MockupWords,
): Thing {
  const { type, isTypeSure } = workbook;
  const [entity] = (isTypeSure ? type?.texts.entities : undefined) ?? [];
  const typical = isTypeSure && type ? layoutOf(type.slug).entities[0] : undefined;
  const isOwn = own.states.length > 0;
  // A fault that the idea has reported is not lent, whatever is in a library.
  const stemsIn = (text: string) => stemsOf(lexicons[workbook.language], text).join();
  const isOther = own.noun !== undefined && stemsIn(own.noun) !== stemsIn(entity?.name ?? '');
  const isStateless = calls.length > 0 || (isOther && plain.has(view));
  const names = isOwn ? own.states : isStateless ? [] : (entity?.states ?? []);
  const states = names.map((state, at) => ({
    name: state,
    tone: isOwn || !entity ? samples.toneOf(at, names.length) : (typical?.tones[at] ?? 'quiet'),
  }));
  // `announce a pickup: how many crates, until when`
  const listed = added?.isChoice === false && added.listed.length > 1 ? added.listed : [];
  const entered =
    own.fields.length > 0
      ? own.fields
      : listed.map((one) => ({ name: one, kind: kindOf(one, words), options: [] }));
  const fields =
    calls.length > 0
      ? []
      : [...entered.slice(0, mostFields), ...whoAndWhen(workbook, entered, added, words)];
  const listedRows = own.examples.length >= fewestFields ? own.examples.length : ownRows;
  const count = calls.length > 0 ? calls.length : Math.max(listedRows, states.length);
  const isPerson =
    (!own.noun && typical?.kinds[0] === 'person') ||
    view === 'week' ||
    name === words.record ||
    isPersonal(workbook, name);
  const { titleAt, titleOf, valuesOf } = naming(
    name,
    fields,
    isPerson,
    own.examples,
    samples,
    words,
  );
  const rows = Array.from({ length: count }, (_, index): Row => {
    const values = valuesOf(index);
    const reading =
      view === 'devices' ? fields.findIndex(({ kind }) => /number|text/u.test(kind)) : -1;
    const title = calls[index] ?? titleOf(index);
    const shown = values.filter((value, at) => value !== '' && value !== title && at !== reading);
    const price = samples.valueOf({ name: '', kind: 'money', options: [] }, index);
    const figures: Readonly<Record<string, string>> = {
      devices:
        values[reading] ??
        readingOf(workbook, samples, index, states[stateAt(index, states.length)]?.tone === 'bad'),
      shop: price,
    };
    return {
      title,
      detail: shown.slice(0, 2).join(' · '),
      figure: figures[view] ?? '',
      state: states.length > 0 ? stateAt(index, states.length) : -1,
      values,
    };
  });
  return { name, fields, states, rows, titleAt };
}

/** What records are called, and the values of their fields. */
function naming(
  name: string,
  fields: readonly Field[],
  isPerson: boolean,
  examples: readonly string[],
  samples: Samples,
  words: MockupWords,
) {
  const isName = ({ name: one }: Field) => includesPart(` ${one} `, words.controls.titles);
  const who = fields.findIndex(({ kind, isAdded }) => kind === 'person' && isAdded !== true);
  const named = fields.findIndex(isName);
  const titleAt = named >= 0 || isPerson || examples.length > 0 ? named : who;
  const titleOf = (index: number) =>
    examples[index] ??
    (isPerson || (who >= 0 && titleAt === who)
      ? samples.person(index)
      : samples.numbered(name, index));
  const valueOf = (field: Field, index: number) =>
    samples.valueOf(field, index) ||
    (field.kind === 'text' && wordCount(field.name) <= mostWordsOfSample
      ? samples.lettered(field.name, index)
      : '');
  const valuesOf = (index: number) =>
    fields.map((field, at) => (at === titleAt ? titleOf(index) : valueOf(field, index)));
  return { titleAt, titleOf, valuesOf };
}

/** A thing beside the main one, with its own fields. */
function plainThing(
  workbook: Workbook,
  name: string,
  fields: readonly Field[],
  samples: Samples,
  words: MockupWords,
): Thing {
  const isPerson = isPersonal(workbook, name);
  const { titleAt, titleOf, valuesOf } = naming(name, fields, isPerson, [], samples, words);
  const rows = Array.from({ length: ownRows }, (_, index): Row => ({
    ...{ title: titleOf(index), detail: '', figure: '', state: -1 },
    values: valuesOf(index),
  }));
  return { name, fields, states: [], rows, titleAt };
}

const measured =
  /(?<![\p{L}\p{N}])(\p{Nd}{1,5}(?:[.,]\p{Nd}{1,3})?)\s?(°C|°F|ppm|hPa|mbar|bar|cm|mm|kWh|kW|dB|%)(?![\p{L}\p{N}])/gu;
const shares = [0.45, 0.3, 0.6, 0.52, 0.7, 0.38];

/** A reading between the idea's own bounds, in its unit; beyond them in an alarm. Empty if it has no unit. */
function readingOf({ idea }: Workbook, samples: Samples, index: number, isAlarm: boolean): string {
  const found = [...idea.slice(0, mostSearched).matchAll(measured)];
  const unit = found[0]?.[2];
  if (unit === undefined) return '';
  const bounds = found
    .filter((one) => one[2] === unit)
    .map(([, number = '']) => Number(number.replace(',', '.')));
  const high = Math.max(...bounds);
  const low = bounds.length > 1 ? Math.min(...bounds) : high / 2;
  const share = isAlarm ? 1.2 : (shares[index % shares.length] ?? 0);
  return `${samples.number(low + (high - low) * share, 1)} ${unit}`;
}

const mostSearched = 20_000;

/** The first records are in different states. */
const stateAt = (index: number, count: number) => (index < count ? index : (index * 2) % count);

const mostUndated = 3;

/** Whose record it is, since when, and what is attached, unless the idea names such fields. */
function whoAndWhen(
  workbook: Workbook,
  fields: readonly Field[],
  added: Deed | undefined,
  words: MockupWords,
): Field[] {
  const role = added?.statement.actor;
  const has = (kinds: RegExp) => fields.some(({ kind }) => kinds.test(kind));
  const file = added && fileIn(added.statement.text, words.controls.files);
  return [
    ...(file && !has(/photo/u) ? [{ name: file, kind: 'photo' as const, options: [] }] : []),
    ...(role && !has(/person/u)
      ? [
          {
            name: singularOf(workbook, role.text),
            kind: 'person' as const,
            options: [],
            isAdded: true,
          },
        ]
      : []),
    ...(has(/date|moment|time/u) || fields.length > mostUndated
      ? []
      : [{ name: words.date, kind: 'date' as const, options: [] }]),
  ];
}
