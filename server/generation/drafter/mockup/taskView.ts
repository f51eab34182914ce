import { capital } from '../lexicon/capital';
import { folded } from '../lexicon/phraseIndex';
import { stemsOf } from '../sort/contentWords';
import type { Control } from './control';
import { isTimeUnit } from '../write/boundaryValues';
import { asEntered, type Entered } from './fieldsIn';
import { fieldOf, fileIn, includesPart } from './fieldNames';
import { markup, type Content } from './markup';
import type { Product } from './product';
import { statedValues } from './statedValues';
import type { Task } from './tasks';
import { namesRole, recordsOf, valuesOf } from './recordsOf';
import { sampleNamesOf, keyOfName } from './sampleNames';
import { avatar, curve, picture } from './views/parts';

/** Names for three of several things: invented ones, or `Crate 1`. */
export function namesOf(product: Product, noun: string): string[] {
  const { lexicon, samples, workbook } = product;
  const key = keyOfName(lexicon, noun);
  const people = namesRole(product, noun) ? samples.people(3) : undefined;
  const names = people ?? statedValues(workbook).get(key) ?? sampleNamesOf(lexicon, key) ?? [];
  return noun === '' ? [] : [0, 1, 2].map((at) => names[at] ?? `${capital(noun)} ${at + 1}`);
}

/** What is looked at: a map or a curve, or one line for each of several things; else where its entries will stand. */
export function view(product: Product, task: Task): Control {
  const content = shownIn(product, task);
  return content === undefined
    ? { use: 'look', content: placeholder(product, task) }
    : { use: 'view', content };
}

function shownIn(product: Product, task: Task): Content {
  const { controls } = product.words;
  const { label, each, isChoice, fields } = task;
  const listed = fields.length > 0 ? fields.map(({ name }) => name) : task.listed;
  if (includesPart(label, controls.maps))
    return markup`<svg class="map" viewBox="0 0 620 260" role="img" aria-label="${label}"><path class="water" d="M0 190C120 150 200 240 330 205S540 150 620 180V260H0z"/><path class="way" d="M0 70H620M140 0V260M360 0C340 90 420 170 400 260M520 0V260M0 140C200 120 420 160 620 110"/></svg>`;
  if (includesPart(label, controls.bars) || isPerTime(product, label)) return bars(label);
  if (includesPart(label, controls.series))
    return markup`<figure class="chart"><svg viewBox="0 0 600 160" preserveAspectRatio="none" role="img" aria-label="${label}">${curve(1, 'good', 600, 160)}</svg></figure>`;
  if (isReport(product, task)) return figures(product, fields);
  const isEach = (name: string) => name.toLowerCase() === each.toLowerCase();
  if (listed.length > 1 && !isChoice && (each !== '' || fields.length > 0))
    return table(
      product,
      each,
      listed.filter((name) => !isEach(name)),
    );
  if (fileIn(label, controls.files) !== undefined) return picture(label.length);
  const lines = each === '' && !isChoice ? listed.map(capital) : namesOf(product, each);
  return lines.length > 1
    ? markup`<ul class="lines">${lines.map((line) => markup`<li>${line}</li>`)}</ul>`
    : undefined;
}

/** `Report: jobs per week, hours per fitter` */
export function isReport(
  { words: { counting } }: Pick<Product, 'words'>,
  { fields }: Task,
): boolean {
  return fields.some(({ name }) =>
    folded(name)
      .split(/\s/u)
      .some((word) => counting.each.includes(word)),
  );
}

function figures({ samples }: Product, fields: readonly Entered[]): Content {
  const items = fields.map(
    ({ name }, at) =>
      markup`<li class="card"><span class="sub">${capital(name)}</span><p class="reading">${samples.valueOf({ name: '', kind: 'number' }, at)}</p></li>`,
  );
  return markup`<ul class="tiles">${items}</ul>`;
}

/** `how many no-shows per month` */
function isPerTime({ words: { counting } }: Product, label: string): boolean {
  const words = folded(label).split(/\s+/u);
  return words.some((word, at) => counting.each.includes(word) && isTimeUnit(words[at + 1] ?? ''));
}

/** In percent. */
const heights = [46, 72, 58, 94, 66, 38, 80];

function bars(label: string): Content {
  const items = heights.map(
    (height, at) =>
      markup`<rect x="${at * 86 + 8}" y="${160 - height * 1.6}" width="60" height="${height * 1.6}" rx="6"/>`,
  );
  return markup`<figure class="chart bars"><svg viewBox="0 0 600 160" preserveAspectRatio="none" role="img" aria-label="${label}">${items}</svg></figure>`;
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

/** The people or the records that a task probably shows, or grey bars for what the idea does not spell out. */
export function placeholder(product: Product, task: Task): Content {
  const areFigures = showsFigures(task);
  const people = peopleIn(product, task);
  const main = product.pages.find(({ collection }) => collection)?.collection;
  const records = main ? recordsOf(product, main).rows.slice(0, 3) : [];
  const names = people.length > 0 ? people : records.map(({ title }) => title);
  if (names.length === 0 || areFigures)
    return markup`<div class="blank ${areFigures ? 'figures' : 'entries'}" aria-hidden="true"><i></i><i></i><i></i></div>`;
  const lines = names.map((name) => markup`<li>${avatar(name)}<strong>${name}</strong></li>`);
  return markup`<ul class="lines">${lines}</ul>`;
}

/** A line for each of several things, with what is asked of it. */
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
