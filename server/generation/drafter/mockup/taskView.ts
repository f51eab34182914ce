import { capital } from '../lexicon/capital';
import { stemsOf } from '../sort/contentWords';
import { wordCount } from '../write/cuedClause';
import type { Collection } from './collections';
import type { Control } from './control';
import { asEntered } from './fieldsIn';
import { fieldOf, includesPart, kindOf, objectIn } from './fieldNames';
import { listWords } from './words/listWords';
import { markup, type Content } from './markup';
import type { Product } from './product';
import { figureOf, reportsIn, type Report } from './report';
import { seeing } from './taskAct';
import { taskWords } from './words/taskWords';
import type { Task } from './tasks';
import { namesOf } from './namesOf';
import { recordsOf, valuesOf } from './recordsOf';
import { keyOfName, sampleNamesOf } from './sampleNames';
import { avatar, curve, picture } from './views/parts';

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
  const { label, each, isChoice, areStates, fields } = task;
  const listed = fields.length > 0 ? fields.map(({ name }) => name) : task.listed;
  if (includesPart(`${label} `, controls.maps))
    return markup`<svg class="map" viewBox="0 0 620 260" role="img" aria-label="${label}"><path class="water" d="M0 190C120 150 200 240 330 205S540 150 620 180V260H0z"/><path class="way" d="M0 70H620M140 0V260M360 0C340 90 420 170 400 260M520 0V260M0 140C200 120 420 160 620 110"/></svg>`;
  if (includesPart(label, controls.series))
    return markup`<figure class="chart"><svg viewBox="0 0 600 160" preserveAspectRatio="none" role="img" aria-label="${label}">${curve(1, 'good', 600, 160)}</svg></figure>`;
  const log = logIn(product, task);
  if (log.length > 0) return table(product, each, log);
  const reports = reportsIn(product, task);
  if (reports.length > 0) return figures(product, reports);
  const isEach = (name: string) => name.toLowerCase() === each.toLowerCase();
  if (listed.length > 1 && !isChoice && (each !== '' || fields.length > 0))
    return table(
      product,
      each,
      listed.filter((name) => !isEach(name)),
    );
  const isGiven = each === '' && (!isChoice || areStates || label.includes(':'));
  const lines = isGiven ? listed.map(capital) : namesOf(product, each);
  return lines.length > 1
    ? markup`<ul class="lines">${lines.map((line) => markup`<li>${line}</li>`)}</ul>`
    : undefined;
}

/** Whether a task shows figures for each of several things, or a log. */
export function isReport(product: Product, task: Task): boolean {
  return reportsIn(product, task).length > 0 || logIn(product, task).length > 0;
}

/** A table of figures for each thing that they are given for; other figures by themselves. */
function figures(product: Product, reports: readonly Report[]): Content {
  const parts = reports.map(({ unit, rows, measures }) => {
    const head = measures.map((one) => markup`<th scope="col">${capital(one)}</th>`);
    const values = (at: number) =>
      measures.map((one, column) => figureOf(product, one, (at + column) % 5));
    if (unit === '') {
      const items = measures.map(
        (one, at) =>
          markup`<li class="card"><span class="sub">${capital(one)}</span><p class="reading">${figureOf(product, one, at)}</p></li>`,
      );
      return markup`<ul class="tiles">${items}</ul>`;
    }
    const lines = rows.map((row, at) => {
      const cells = values(at).map(
        (value, column) =>
          markup`<td data-label="${capital(measures[column] ?? '')}">${value}</td>`,
      );
      return markup`<tr><th scope="row">${row}</th>${cells}</tr>`;
    });
    return markup`<div class="table"><table><thead><tr><th scope="col">${capital(unit)}</th>${head}</tr></thead><tbody>${lines}</tbody></table></div>`;
  });
  return reports.length > 1 ? markup`<div class="halves">${parts}</div>` : parts;
}

const mostOfLog = 8;

/** `Repair log per boat with cost`: the columns of a log. */
function logIn({ lexicon, words }: Product, { label, verb, act, each, fields }: Task): string[] {
  const { log } = taskWords[lexicon.code];
  const isShown = log.test(label) && (verb === '' || seeing.has(act));
  if (!isShown || wordCount(label) > mostOfLog) return [];
  const given = listWords[lexicon.code]?.given;
  const [, one] = new RegExp(`\\s(?:${given})\\s(.+)$`, 'iu').exec(label) ?? [];
  const named = fields.length > 0 ? fields.map(({ name }) => name) : one === undefined ? [] : [one];
  return each === '' && named.length === 0 ? [] : [words.date, ...named];
}

/** In all languages, `See who has paid`; words with other senses are left out. */
const who = /(?<!\p{L})(?:who|wer|quién|quiénes|quem|kto)(?!\p{L})|誰/iu;

/** People whom a task shows rather than records. */
export function peopleIn({ workbook, lexicon, samples }: Product, task: Task): string[] {
  const { label, statement } = task;
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

/** The people or the records that the words of a task name. */
export function namesShown(product: Product, task: Task): string[] {
  const people = peopleIn(product, task);
  if (people.length > 0 || showsFigures(task)) return people;
  const { verb } = task;
  const object = objectIn(product.lexicon, task) ?? '';
  const key = keyOfName(product.lexicon, object);
  const collection = collectionNamed(product, task.label);
  if (
    !collection &&
    (sampleNamesOf(product.lexicon, key) || (verb !== '' && areSeveral(product, object)))
  )
    return namesOf(product, key);
  return collection
    ? recordsOf(product, collection)
        .rows.slice(0, 3)
        .map(({ title }) => title)
    : [];
}

const mostOfNoun = 2;

/** Whether a noun surely names several things of a kind: `today's pick-ups`, but not `prices`. */
function areSeveral({ lexicon, words }: Product, noun: string): boolean {
  const last = noun.split(' ').at(-1) ?? '';
  return (
    lexicon.code === 'en' &&
    /^\p{Ll}.*[^s]s$/u.test(last) &&
    wordCount(noun) <= mostOfNoun &&
    !words.counting.never.includes(last) &&
    kindOf(noun, words) === 'text'
  );
}

/** The records that a text names first. */
export function collectionNamed({ pages, lexicon }: Product, text: string): Collection | undefined {
  const keys = (text.match(/[\p{L}\p{M}]+/gu) ?? []).map((word) => keyOfName(lexicon, word));
  const found = pages.flatMap(({ collection }) => collection ?? []);
  const key = keys.find((one) => found.some((collection) => collection.key === one));
  return found.find((collection) => collection.key === key);
}

/** A line for each of several things, with its controls. */
function table(product: Product, each: string, columns: readonly string[]): Content {
  const head = columns.map((name) => markup`<th scope="col">${capital(name)}</th>`);
  const fields = columns.map((name) => fieldOf(product, asEntered(name)));
  const values = fields.map((field) => valuesOf(product, field));
  const names = each === '' ? [undefined, undefined, undefined] : namesOf(product, each);
  const lines = names.map((name, at) => {
    const cells = fields.map((field, column) => {
      const value = values[column]?.[at] ?? '';
      const shown = value === '' ? '–' : value;
      return markup`<td data-label="${capital(field.name)}">${field.kind === 'photo' ? picture(at) : shown}</td>`;
    });
    return markup`<tr>${name && markup`<th scope="row">${name}</th>`}${cells}</tr>`;
  });
  return markup`<div class="table"><table><thead><tr>${each !== '' && markup`<th scope="col">${capital(each)}</th>`}${head}</tr></thead><tbody>${lines}</tbody></table></div>`;
}
