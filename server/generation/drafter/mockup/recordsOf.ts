import { capital } from '../lexicon/capital';
import { folded } from '../lexicon/phraseIndex';
import { roleStems } from '../sort/roleNames';
import { wordCount } from '../write/cuedClause';
import type { Collection } from './collections';
import { definedRecords } from './definedRecords';
import { fieldOf, objectIn } from './fieldNames';
import { namesStates } from './lists';
import type { Product } from './product';
import { keyOfName, sampleNamesOf } from './sampleNames';
import { statedValues } from './statedValues';
import { tasksOf, type Task } from './tasks';
import type { Field, Row, Thing } from './thing';
import { typicalThing } from './typicalContent';
import { taking, taskWords } from './words/taskWords';

const mostFields = 8;
/** Words of a column's name. */
const mostOfColumn = 6;
/** The style sheet knows as many places of a list. */
export const rowCount = 5;
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
  const { key, title, one } = collection;
  const tasks = [...collection.own, ...collection.described].flatMap((statement) =>
    tasksOf(workbook, statement),
  );
  const defined = definedRecords(workbook).get(key);
  const entered = [
    ...(defined?.fields ?? []).map((field) => fieldOf(product, field)),
    ...fieldsOf(product, key, tasks),
  ];
  const isStates = ({ name, options = [] }: Field) =>
    options.length > 1 && namesStates(product, name);
  // Whether it is out, and till when.
  const isTaken = tasks.some((task) => task.isBooked && taking.test(task.verb));
  const said = [
    ...new Set(
      (defined && defined.states.length > 0 ? defined.states : undefined) ??
        tasks.find((task) => task.areStates && task.options.length > 1)?.options ??
        entered.find(isStates)?.options,
    ),
  ];
  const free = [2, 5].map((at) => ({ name: `→ ${samples.date(at)}`, tone: 'warn' as const }));
  const typical = typicalOf(product, collection);
  const usualStates = isTaken
    ? [{ name: words.free, tone: 'good' as const }, ...free]
    : (typical?.states ?? []);
  const states =
    said.length === 0
      ? usualStates
      : said.map((name, at) => ({ name: capital(name), tone: toneAt(at, said.length) }));
  // As far as values can be invented.
  const usual = typical?.fields.filter((field) => samples.valueOf(field, 0) !== '') ?? [];
  // A slot is one of time.
  const ofSlot = taskWords[lexicon.code].slot.test(key)
    ? [
        { name: words.date, kind: 'date' as const },
        { name: words.time, kind: 'time' as const },
      ]
    : [];
  const own = entered.filter((field) => !isStates(field));
  const fields = [own, usual, ofSlot].find(({ length }) => length > 0) ?? [];
  const isTitle = (name: string) =>
    keyOfName(lexicon, name) === key || words.counting.names.includes(folded(name));
  const columns = [
    ...new Map(fields.map((field) => [keyOfName(lexicon, field.name), field])).values(),
  ]
    .filter(({ name }) => !isTitle(name))
    .map((field) => ({ field, values: valuesOf(product, field) }))
    .slice(0, mostFields);
  const rows = titlesOf(product, collection).map((name, index): Row => ({
    title: name,
    detail: '',
    figure: '',
    state: states.length === 0 ? 0 : index % states.length,
    values: columns.map(({ values }) => values[index] ?? ''),
  }));
  return {
    name: one || title,
    fields: columns.map(({ field }) => field),
    states,
    areStatesSaid: said.length > 0,
    rows,
  };
}

/** What the records are called: by the idea, or by invented names, else by numbers. */
function titlesOf({ workbook, lexicon, samples }: Product, { key, one }: Collection): string[] {
  const stated = statedValues(workbook).get(key);
  const names = stated ?? sampleNamesOf(lexicon, key);
  const numbered = (at: number) =>
    one === '' ? samples.valueOf(codeField, at) : samples.numbered(one, at);
  return Array.from(
    { length: Math.min(rowCount, stated?.length ?? rowCount) },
    (_, at) => names?.[at] ?? numbered(at),
  );
}

/** What a record of this name has in products of the type. */
function typicalOf({ workbook, lexicon }: Product, { key }: Collection): Thing | undefined {
  const { type, isTypeSure } = workbook;
  const at = type?.texts.entities.findIndex(({ name }) => keyOfName(lexicon, name) === key) ?? -1;
  return isTypeSure && type ? typicalThing(type, at) : undefined;
}

/** What is entered of a record. */
function fieldsOf(product: Product, key: string, tasks: readonly Task[]): Field[] {
  const { lexicon } = product;
  const isOf = (task: Task) =>
    keyOfName(lexicon, task.one || (objectIn(lexicon, task) ?? '')) === key;
  return tasks
    .filter(isOf)
    .flatMap(({ fields }) => fields)
    .map((item) => fieldOf(product, item))
    .filter(({ name }) => wordCount(name) <= mostOfColumn);
}

/** The colour of a state of a record on its way: it comes in, is worked on, is ready, and is put away. */
function toneAt(at: number, count: number): Thing['states'][number]['tone'] {
  const left = count - 1 - at;
  return at === 0 ? 'active' : left === 0 && at > 1 ? 'quiet' : left < 2 ? 'good' : 'warn';
}

/** A value of a field for each record: one that the idea states, or an invented one. */
function valuesOf(product: Product, field: Field): string[] {
  const { samples } = product;
  const stated = choicesFor(product, field);
  return Array.from({ length: rowCount }, (_, index) => {
    const at = (index * 2 + 1) % rowCount;
    return stated?.[at % stated.length] ?? samples.valueOf(field, at);
  });
}

/** Whether a name is that of a role. */
function namesRole({ workbook, lexicon }: Product, name: string): boolean {
  const said = roleStems(name, lexicon).join(' ');
  return workbook.roles.some(({ spellings }) => spellings.includes(said));
}

/** The options of a field, as far as the idea states them or has records of that name. */
function optionsOf(product: Product, { name, kind, options = [] }: Field) {
  if (options.length > 0) return options;
  const key = keyOfName(product.lexicon, name);
  const others = product.pages.flatMap(({ collection }) => collection ?? []);
  const same = others.find((one) => kind === 'text' && one.key === key && !name.includes(' '));
  return statedValues(product.workbook).get(key) ?? (same && titlesOf(product, same));
}

/** The options to choose from: those that the idea states, or people of the role that the field names. */
export function choicesFor(product: Product, field: Field): readonly string[] | undefined {
  const { samples } = product;
  return field.kind === 'text' && namesRole(product, field.name)
    ? samples.people(rowCount)
    : optionsOf(product, field);
}
