import { capital } from '../lexicon/capital';
import { folded } from '../lexicon/phraseIndex';
import type { Statement, Workbook } from '../sort/workbook';
import { cuedClause, wordCount } from '../write/cuedClause';
import { roleStems } from '../sort/roleNames';
import type { Collection } from './collections';
import { fieldOf, includesPart, kindOf } from './fieldNames';
import type { MockupWords } from './mockupWords';
import { seeing } from './taskAct';
import type { Product } from './product';
import { keyOfName, recordsNamed, sampleNamesOf } from './sampleNames';
import { statedValues } from './statedValues';
import { partsIn, type Entered } from './fieldsIn';
import { listWords } from './words/listWords';
import { recordNounsIn } from './recordNouns';
import { tasksOf, type Task } from './tasks';
import type { Field, Row, Thing } from './thing';

const mostFields = 8;
/** Words of a column's name. */
const mostOfColumn = 6;
/** Words of a field whose values may be `Room 1`. */
const mostOfNumbered = 2;
/** The style sheet knows as many places of a list. */
export const rowCount = 5;
/** Acts that give a record to somebody. */
const owning: ReadonlySet<Task['act']> = new Set<Task['act']>(['book', 'lend']);
/** Verbs of lending, in all languages. */
const taking =
  /^(?:borrow|hire|rent|reserv|reservier|réserv|leih|ausleih|miet|emprunt|lou|alquil|pedir|prenot|noleggi|huur|leen|wypożycz|rezerw)/iu;
/** Titles records by a code where the idea only has the plural. */
const codeField: Field = { name: '', kind: 'code' };
/** What says too much for a cell of a table. */
export const isLong = ({ kind }: Field) => kind === 'note' || kind === 'photo' || kind === 'flag';

/** Invented records of a collection, with the columns, states and holders that the idea states. */
export function recordsOf(product: Product, collection: Collection): Thing {
  const known = things.get(collection) ?? inventRecords(product, collection);
  things.set(collection, known);
  return known;
}

// Every view asks for them.
const things = new WeakMap<Collection, Thing>();

/** What the idea says that a record has, in its words. */
function fieldsOf(
  product: Product,
  { key, own, described }: Collection,
  tasks: readonly Task[],
): Field[] {
  return [
    ...tasks.flatMap((task) => columnsOf(product, task)),
    ...[...own, ...described].flatMap((one) => consistsOf(product.workbook, key, one)),
  ].map((one) => fieldOf(product, one));
}

/** What a task enters, or shows: `ten posts: offers, requests, newest first` lists no columns. */
function columnsOf(
  { words, lexicon }: Product,
  { fields, act, isTyped, verb }: Task,
): readonly Entered[] {
  const isEntered = isTyped || (verb !== '' && !seeing.has(act));
  const isColumn = ({ name, options }: Entered) =>
    options.length > 0 || kindOf(name, words) !== 'text' || hasValues(words, name);
  const areColumns = isEntered || fields.some(isColumn);
  // `four restaurants with three dishes each`
  const isCounted = (name: string) =>
    folded(name)
      .split(' ')
      .some((word) => (lexicon.numberWords[word] ?? 1) > 1);
  const isShort = ({ name }: Entered) => wordCount(name) <= mostOfColumn && !isCounted(name);
  return areColumns ? fields.filter(isShort) : [];
}

function hasValues({ values }: MockupWords, name: string): boolean {
  return values.some(([part = '–']) => includesPart(`${name} `, [part]));
}

/** The states of records, in the idea's words: a list of its own, or what a field may be. */
function statesOf(
  product: Product,
  tasks: readonly Task[],
  entered: readonly Field[],
): readonly string[] {
  const list = tasks.find(({ areStates, listed }) => areStates && listed.length > 1);
  const field = entered.find((one) => isStateField(product, one));
  // A way that ends where it began: `free → taken → free`
  return [...new Set(list?.listed ?? field?.options ?? [])];
}

function inventRecords(product: Product, collection: Collection): Thing {
  const { workbook, words, lexicon, samples } = product;
  const { key, title, one, own, described } = collection;
  const tasks = [...own, ...described].flatMap((statement) => tasksOf(workbook, statement));
  const entered = fieldsOf(product, collection, tasks);
  const booked = tasks.find((task) => task.isBooked);
  const isTaken = booked !== undefined && taking.test(booked.verb);
  // Who has it, and since when; of records that the idea says nothing else about, who deals with them.
  const actors = tasks.filter(
    ({ act, statement }) => statement.actor && (owning.has(act) || entered.length < 2),
  );
  const owner = isTaken ? undefined : actors[0]?.statement.actor;
  const isDated = booked ? !isTaken : owner !== undefined && entered.length < 2;
  const fields = [
    ...entered.filter((one) => !isStateField(product, one)),
    ...(owner ? [{ name: owner.text, kind: 'person' as const }] : []),
    ...(isDated ? [{ name: words.date, kind: 'date' as const }] : []),
  ];
  const said = statesOf(product, tasks, entered);
  const states =
    said.length === 0 && isTaken
      ? whenFree(product)
      : said.map((one, at) => stateOf(one, at, said));
  const stated = statedValues(workbook).get(key);
  const names = stated ?? sampleNamesOf(lexicon, key);
  const columns = distinct(product, fields)
    // The title of a record is its name.
    .filter(({ name }) => keyOfName(lexicon, name) !== key && !isTitle(product, name))
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

/** What a record has, in the idea's words: `A firing has a date, a kiln and a program`. */
function consistsOf(workbook: Workbook, key: string, statement: Statement): Entered[] {
  const [first] = recordNounsIn(workbook, statement);
  return first?.key === key ? partsIn(cuedClause(workbook, statement), statement.span) : [];
}

/** Free, or taken until a day. */
function whenFree({ samples, words }: Product): Thing['states'] {
  const until = [2, 5].map((at) => ({ name: `→ ${samples.date(at)}`, tone: 'warn' as const }));
  return [{ name: words.free, tone: 'good' }, ...until];
}

/** A state of a record on its way: it comes in, is worked on, is ready, and is put away. */
function stateOf(name: string, at: number, all: readonly string[]): Thing['states'][number] {
  const left = all.length - 1 - at;
  const tone = at === 0 ? 'active' : left === 0 && at > 1 ? 'quiet' : left < 2 ? 'good' : 'warn';
  return { name: capital(name), tone };
}

/** `Status (open, done)` */
function isStateField({ lexicon }: Product, { name, options = [] }: Field): boolean {
  const own = listWords[lexicon.code]?.stateNames;
  return options.length > 1 && own !== undefined && new RegExp(`^(?:${own})$`, 'iu').test(name);
}

/** Whether a field is what its records are called, which stands in front anyway. */
function isTitle({ words: { counting } }: Product, name: string): boolean {
  return counting.names.includes(folded(name));
}

function distinct({ lexicon }: Product, fields: readonly Field[]): Field[] {
  const known = new Map<string, Field>();
  for (const field of fields) {
    const stem = keyOfName(lexicon, field.name);
    known.set(stem, known.get(stem) ?? field);
  }
  return [...known.values()];
}

/** A value of a field for each record: one that the idea states, or an invented one. */
export function valuesOf(product: Product, field: Field): string[] {
  const { samples, lexicon } = product;
  const stated = optionsOf(product, field);
  const isRole = namesRole(product, field.name);
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
  return namesRole(product, field.name) ? samples.people(rowCount) : optionsOf(product, field);
}
