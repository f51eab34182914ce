import { capital } from '../lexicon/capital';
import { stemsOf } from '../sort/contentWords';
import { wordCount } from '../write/cuedClause';
import type { Collection } from './collections';
import { fieldOf, includesPart, kindOf, objectIn } from './fieldNames';
import { figureOf, figuresIn } from './figures';
import { markup, type Content } from './markup';
import type { Product } from './product';
import { recordsOf, valuesOf, namesOf } from './recordsOf';
import { keyOfName, sampleNamesOf, stemmedKeys } from './sampleNames';
import type { Task } from './tasks';
import { avatar, curve, picture, shownValue } from './views/parts';
import { who } from './words/taskWords';

/** What a task is done with. `look` and `search` leave open what they show. */
export interface Control {
  use: 'form' | 'look' | 'none' | 'press' | 'search' | 'view';
  content: Content;
}

/** What is looked at: a map or a curve, figures, or a line for each of several things or people; nothing if unsure. */
export function view(product: Product, task: Task): Control {
  const content = shownIn(product, task);
  if (content !== undefined) return { use: 'view', content };
  const names = namesShown(product, task);
  const lines = names.map((name) => markup`<li>${avatar(name)}<strong>${name}</strong></li>`);
  // The list of records shows it, if there is one.
  return lines.length > 0
    ? { use: 'look', content: markup`<ul class="lines">${lines}</ul>` }
    : { use: 'none', content: undefined };
}

function shownIn(product: Product, task: Task): Content {
  const { controls } = product.words;
  const { label, each, options, fields } = task;
  if (includesPart(`${label} `, controls.maps))
    return markup`<svg class="map" viewBox="0 0 620 260" role="img" aria-label="${label}"><path class="water" d="M0 190C120 150 200 240 330 205S540 150 620 180V260H0z"/><path class="way" d="M0 70H620M140 0V260M360 0C340 90 420 170 400 260M520 0V260M0 140C200 120 420 160 620 110"/></svg>`;
  if (includesPart(label, controls.series))
    return markup`<figure class="chart"><svg viewBox="0 0 600 160" preserveAspectRatio="none" role="img" aria-label="${label}">${curve(1, 'good', 600, 160)}</svg></figure>`;
  const figures = figuresIn(product, task).map(({ unit, rows, measures }) =>
    table([unit, ...measures], rows, (row, column) =>
      figureOf(product, measures[column] ?? '', (row + column) % 5),
    ),
  );
  if (figures.length > 0)
    return figures.length > 1 ? markup`<div class="halves">${figures}</div>` : figures;
  const columns = fields
    .map(({ name }) => fieldOf(product, { name }))
    .filter(({ name }) => name.toLowerCase() !== each.toLowerCase());
  if (columns.length > 0) {
    const values = columns.map((field) => valuesOf(product, field));
    const names = each === '' ? [] : namesOf(product, each);
    const head = [...(each === '' ? [] : [each]), ...columns.map(({ name }) => name)];
    return table(head, names, (row, column) =>
      columns[column]?.kind === 'photo' ? picture(row) : shownValue(values[column]?.[row]),
    );
  }
  const lines = options.length > 0 ? options.map(capital) : namesOf(product, each);
  return lines.length > 1
    ? markup`<ul class="lines">${lines.map((line) => markup`<li>${line}</li>`)}</ul>`
    : undefined;
}

/** Whether a task shows figures for each of several things. */
export function isReport(product: Product, task: Task): boolean {
  return figuresIn(product, task).length > 0;
}

/** A table with a line for each of the names, or three without. */
function table(
  columns: readonly string[],
  names: readonly string[],
  valueOf: (row: number, column: number) => Content,
): Content {
  const head = columns.map((name) => markup`<th scope="col">${capital(name)}</th>`);
  const own = columns.slice(names.length > 0 ? 1 : 0);
  const lines = (names.length > 0 ? names : [undefined, undefined, undefined]).map((name, row) => {
    const cells = own.map(
      (column, at) => markup`<td data-label="${capital(column)}">${valueOf(row, at)}</td>`,
    );
    return markup`<tr>${name !== undefined && markup`<th scope="row">${name}</th>`}${cells}</tr>`;
  });
  return markup`<div class="table"><table><thead><tr>${head}</tr></thead><tbody>${lines}</tbody></table></div>`;
}

/** People whom a task shows rather than records. */
export function peopleIn(
  { workbook, lexicon, samples }: Product,
  { label, statement }: Task,
): string[] {
  const stems = stemsOf(lexicon, label);
  const isNamed = workbook.roles.some(
    (role) => role !== statement.actor && role.spellings.some((one) => stems.includes(one)),
  );
  return isNamed || who.test(label) ? samples.people(3) : [];
}

/** Whether a task shows figures rather than records. */
export function showsFigures({ act }: Task): boolean {
  return act === 'report' || act === 'calculate';
}

const mostOfNoun = 2;

/** The people or the records that the words of a task name. */
export function namesShown(product: Product, task: Task): string[] {
  const { lexicon, words } = product;
  const people = peopleIn(product, task);
  if (people.length > 0 || showsFigures(task)) return people;
  const collection = collectionNamed(product, task.label);
  if (collection)
    return recordsOf(product, collection)
      .rows.slice(0, 3)
      .map(({ title }) => title);
  const object = objectIn(lexicon, task) ?? '';
  const key = keyOfName(lexicon, object);
  // `today's pick-ups`, but not `prices`
  const areSeveral =
    task.verb !== '' &&
    lexicon.code === 'en' &&
    /(?:^|\s)\p{Ll}[^\s]*[^s]s$/u.test(object) &&
    wordCount(object) <= mostOfNoun &&
    !words.counting.never.includes(object.split(' ').at(-1) ?? '') &&
    kindOf(object, words) === 'text';
  return areSeveral || sampleNamesOf(lexicon, key) ? namesOf(product, key) : [];
}

/** The records that a text names first. */
export function collectionNamed({ pages, lexicon }: Product, text: string): Collection | undefined {
  const found = pages.flatMap(({ collection }) => collection ?? []);
  const key = stemmedKeys(lexicon, text).find((one) =>
    found.some((collection) => collection.key === one),
  );
  return found.find((collection) => collection.key === key);
}
