import { capital } from '../lexicon/capital';
import { folded } from '../lexicon/phraseIndex';
import { roleStems } from '../sort/roleNames';
import type { Statement } from '../sort/workbook';
import { cuedClause, wordCount } from '../write/cuedClause';
import type { Collection } from './collections';
import { definedRecords } from './definedRecords';
import { fieldOf } from './fieldNames';
import { listBehind, namesStates } from './lists';
import type { Product } from './product';
import { keyOfName, recordsNamed, sampleNamesOf, stemmedKeys } from './sampleNames';
import { statedValues } from './statedValues';
import { seeing } from './taskAct';
import { tasksOf, type Task } from './tasks';
import type { Field, Row, Thing } from './thing';
import { taking } from './words/taskWords';

const mostFields = 8;
/** Words of a column's name. */
const mostOfColumn = 6;
/** Words of a field whose values may be `Room 1`. */
const mostOfNumbered = 2;
/** The style sheet knows as many places of a list. */
export const rowCount = 5;
/** Acts by which somebody has a record. */
const owning: ReadonlySet<Task['act']> = new Set<Task['act']>([
  ...(['book', 'create', 'lend', 'message', 'publish', 'upload'] as const),
]);
/** Titles records by a code where the idea only has the plural. */
const codeField: Field = { name: '', kind: 'code' };
/** What says too much for a cell of a table. */
export const isLong = ({ kind }: Field) => kind === 'note' || kind === 'photo' || kind === 'flag';

// Every view asks for them.
const things = new WeakMap<Collection, Thing>();

/** Invented records of a collection, with the columns, states and holders that the idea states. */
export function recordsOf(product: Product, collection: Collection): Thing {
  const known = things.get(collection) ?? inventRecords(product, collection);
  things.set(collection, known);
  return known;
}

function inventRecords(product: Product, collection: Collection): Thing {
  const { workbook, words, lexicon, samples } = product;
  const { key, title, one, own, described } = collection;
  const tasks = [...own, ...described].flatMap((statement) => tasksOf(workbook, statement));
  const defined = definedRecords(workbook).get(key);
  const entered = [
    ...(defined?.fields ?? []).map((field) => fieldOf(product, field)),
    ...fieldsOf(product, collection, tasks),
  ];
  const isStates = ({ name, options = [] }: Field) =>
    options.length > 1 && namesStates(product, name);
  // Who has it, and since when.
  const booked = tasks.find((task) => task.isBooked);
  const isTaken = booked !== undefined && taking.test(booked.verb);
  const makers = tasks.filter(({ act, statement }) => statement.actor && owning.has(act));
  const owner = isTaken || (!booked && entered.length > 1) ? undefined : makers[0]?.statement.actor;
  const said = [
    ...new Set(
      (defined && defined.states.length > 0 ? defined.states : undefined) ??
        tasks.find((task) => task.areStates && task.options.length > 1)?.options ??
        entered.find(isStates)?.options,
    ),
  ];
  const free = [2, 5].map((at) => ({ name: `→ ${samples.date(at)}`, tone: 'warn' as const }));
  const states =
    said.length === 0 && isTaken
      ? [{ name: words.free, tone: 'good' as const }, ...free]
      : said.map((name, at) => ({ name: capital(name), tone: toneAt(at, said.length) }));
  const stated = statedValues(workbook).get(key);
  const names = stated ?? sampleNamesOf(lexicon, key);
  const fields: Field[] = [
    ...entered.filter((field) => !isStates(field)),
    ...(owner ? [{ name: owner.text, kind: 'person' as const }] : []),
    ...(owner ? [{ name: words.date, kind: 'date' as const }] : []),
  ];
  const isTitle = (name: string) =>
    keyOfName(lexicon, name) === key || words.counting.names.includes(folded(name));
  const columns = [
    ...new Map(fields.map((field) => [keyOfName(lexicon, field.name), field])).values(),
  ]
    .filter(({ name }) => !isTitle(name))
    .map((field) => ({ field, values: valuesOf(product, field) }))
    .slice(0, mostFields);
  const rows = Array.from(
    { length: Math.min(rowCount, stated?.length ?? rowCount) },
    (_, index): Row => ({
      title:
        names?.[index] ??
        (one === '' ? samples.valueOf(codeField, index) : samples.numbered(one, index)),
      detail: '',
      figure: '',
      state: states.length === 0 ? 0 : index % states.length,
      values: columns.map(({ values }) => values[index] ?? ''),
    }),
  );
  return {
    name: one || title,
    fields: columns.map(({ field }) => field),
    states,
    areStatesSaid: said.length > 0,
    rows,
  };
}

/** What the idea says that a record has: what is entered of it or shown, and `A firing has a date and a kiln`. */
function fieldsOf(
  product: Product,
  { key, own, described }: Collection,
  tasks: readonly Task[],
): Field[] {
  const { workbook, lexicon } = product;
  const columns = tasks.flatMap(({ fields, act, isTyped, verb }) => {
    const named = fields.map((one) => fieldOf(product, one));
    const isEntered = isTyped || (verb !== '' && !seeing.has(act));
    return isEntered || named.some(({ kind }) => kind !== 'text') ? named : [];
  });
  const isAbout = ({ text }: Statement) => stemmedKeys(lexicon, text).slice(0, 2).includes(key);
  const parts = [...own, ...described].filter(isAbout).flatMap((one) => {
    const items = listBehind(cuedClause(workbook, one), one.span, 'parts');
    return items.map((item) => fieldOf(product, item));
  });
  return [...columns, ...parts].filter(({ name }) => wordCount(name) <= mostOfColumn);
}

/** The colour of a state of a record on its way: it comes in, is worked on, is ready, and is put away. */
function toneAt(at: number, count: number): Thing['states'][number]['tone'] {
  const left = count - 1 - at;
  return at === 0 ? 'active' : left === 0 && at > 1 ? 'quiet' : left < 2 ? 'good' : 'warn';
}

/** A value of a field for each record: one that the idea states, or an invented one. */
export function valuesOf(product: Product, field: Field): string[] {
  const { samples, lexicon } = product;
  const stated = optionsOf(product, field);
  // `Cost per pupil` is an amount.
  const isRole = field.kind === 'text' && namesRole(product, field.name);
  return Array.from({ length: rowCount }, (_, index) => {
    const at = (index * 2 + 1) % rowCount;
    if (stated) return stated[at % stated.length] ?? '';
    const value = samples.valueOf(isRole ? { ...field, kind: 'person' } : field, at);
    const isNumbered =
      field.kind === 'text' &&
      wordCount(field.name) <= mostOfNumbered &&
      recordsNamed(lexicon, keyOfName(lexicon, field.name)) !== undefined;
    return value === '' && isNumbered ? samples.numbered(field.name, at) : value;
  });
}

/** Whether a name ends with that of a role. */
export function namesRole({ workbook, lexicon }: Product, name: string): boolean {
  const stems = roleStems(name, lexicon);
  return workbook.roles.some(({ spellings }) =>
    spellings.some((one) => stems.slice(-one.split(' ').length).join(' ') === one),
  );
}

/** The options of a field, as far as the idea states them. */
function optionsOf({ workbook, lexicon }: Product, { name, options = [] }: Field) {
  return options.length > 0 ? options : statedValues(workbook).get(keyOfName(lexicon, name));
}

/** The options to choose from: those that the idea states, or people of the role that the field names. */
export function choicesFor(product: Product, field: Field): readonly string[] | undefined {
  const { samples } = product;
  return field.kind === 'text' && namesRole(product, field.name)
    ? samples.people(rowCount)
    : optionsOf(product, field);
}

/** Names for three of several things: invented ones, or `Crate 1`. */
export function namesOf(product: Product, noun: string): string[] {
  const { lexicon, samples, workbook } = product;
  const key = keyOfName(lexicon, noun);
  const people = namesRole(product, noun) ? samples.people(3) : undefined;
  const names = people ?? statedValues(workbook).get(key) ?? sampleNamesOf(lexicon, key) ?? [];
  return noun === '' ? [] : [0, 1, 2].map((at) => names[at] ?? `${capital(noun)} ${at + 1}`);
}
