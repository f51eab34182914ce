import { capital } from '../lexicon/capital';
import type { Collection } from './collections';
import { kindOf, withoutArticle } from './fieldNames';
import type { Product } from './product';
import { sampleNamesOf, stemOfName } from './sampleNames';
import { tasksOf, type Task } from './tasks';
import type { Field, Row, Thing } from './thing';

const mostColumns = 3;
const rowCount = 5;
/** Acts that tell who has a record. */
const owning: ReadonlySet<Task['act']> = new Set<Task['act']>([
  ...(['book', 'create', 'lend', 'message', 'pay'] as const),
]);
/** Verbs that leave a thing to somebody for a time. */
const taking =
  /^(?:borrow|hire|rent|reserv|reservier|réserv|leih|ausleih|miet|emprunt|lou|alquil|pedir|prenot|noleggi|huur|leen|wypożycz|rezerw)/iu;
/** What says too much for a cell. */
const isLong = ({ kind }: Field) => kind === 'note' || kind === 'photo' || kind === 'flag';
const tones = ['active', 'good', 'warn', 'bad', 'quiet'] as const;

/** Invented records of a collection, with what the idea says of them: columns, states, who has them. */
export function recordsOf(product: Product, { key, title, one, own }: Collection): Thing {
  const { workbook, words, lexicon, samples } = product;
  const tasks = own.flatMap((statement) => tasksOf(workbook, statement));
  const entered = tasks.flatMap(({ fields }) =>
    fields.map(({ name, isFlag }): Field => {
      const bare = withoutArticle(lexicon, name);
      return { name: bare, kind: isFlag ? 'flag' : kindOf(bare, words) };
    }),
  );
  const owner = tasks.find(({ act, statement }) => owning.has(act) && statement.actor)?.statement
    .actor;
  const booked = tasks.find((task) => task.isBooked);
  const isTaken = booked !== undefined && taking.test(booked.verb);
  const fields = [
    ...entered.filter((field) => !isLong(field)),
    ...(owner && !isTaken ? [{ name: owner.text, kind: 'person' as const }] : []),
    ...(booked && !isTaken ? [{ name: words.date, kind: 'date' as const }] : []),
  ];
  const said = tasks.find(({ areStates, listed }) => areStates && listed.length > 1)?.listed ?? [];
  const states = said.length === 0 && isTaken ? whenFree(product) : said.map(stateOf);
  const names = sampleNamesOf(lexicon, key);
  const columns = distinct(product, fields)
    .filter(({ name }) => stemOfName(lexicon, name) !== key)
    .map((field) => ({ field, values: valuesOf(product, field) }))
    .filter(({ values }) => values.every((value) => value !== ''))
    .slice(0, mostColumns);
  const rows = Array.from({ length: rowCount }, (_, index): Row => ({
    title: names?.[index] ?? (one === '' ? code(index) : samples.numbered(one, index)),
    detail: '',
    figure: '',
    state: states.length === 0 ? 0 : index % states.length,
    values: columns.map(({ values }) => values[index] ?? ''),
  }));
  return {
    name: one || title,
    fields: columns.map(({ field }) => field),
    states,
    rows,
  };
}

/** Free, or taken until a day. */
function whenFree({ samples, words }: Product): Thing['states'] {
  const until = [2, 5].map((at) => ({ name: `→ ${samples.date(at)}`, tone: 'warn' as const }));
  return [{ name: words.free, tone: 'good' }, ...until];
}

function stateOf(name: string, at: number): Thing['states'][number] {
  return { name: capital(name), tone: tones[at] ?? 'quiet' };
}

const code = (index: number) => `#${1042 + index}`;

function distinct({ lexicon }: Product, fields: readonly Field[]): Field[] {
  const known = new Map<string, Field>();
  for (const field of fields) {
    const stem = stemOfName(lexicon, field.name);
    known.set(stem, known.get(stem) ?? field);
  }
  return [...known.values()];
}

/** A value of a field for each record; empty where nothing can be invented. */
export function valuesOf(product: Product, field: Field): string[] {
  const { workbook, samples, lexicon } = product;
  const stem = stemOfName(lexicon, field.name);
  const isRole = workbook.roles.some(({ spellings }) => spellings.includes(stem));
  const names = sampleNamesOf(lexicon, stem);
  const kind = isRole ? 'person' : field.kind;
  return Array.from({ length: rowCount }, (_, index) => {
    const at = (index * 2 + 1) % rowCount;
    return names && kind === 'text' ? (names[at] ?? '') : samples.valueOf({ ...field, kind }, at);
  });
}

/** Invented names to choose from, if a field names somebody of a role or one record of a kind that has names. */
export function optionsFor(product: Product, name: string): readonly string[] | undefined {
  const { workbook, lexicon, samples } = product;
  const stem = stemOfName(lexicon, name);
  if (workbook.roles.some(({ spellings }) => spellings.includes(stem)))
    return Array.from({ length: rowCount }, (_, at) => samples.person(at));
  // `ingredients` are several, of which none is chosen.
  const isSeveral = lexicon.code === 'en' && /[^s]s$/u.test(name);
  return isSeveral ? undefined : sampleNamesOf(lexicon, stem);
}
