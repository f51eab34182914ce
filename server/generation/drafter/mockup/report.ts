import { capital } from '../lexicon/capital';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import type { Cue } from '../lexicon/cueIndex';
import { perLanguage } from '../lexicon/perLanguage';
import { secondsIn, secondsOf } from '../read/timeUnits';
import { cuedClause, wordCount } from '../write/cuedClause';
import { asEntered } from './fieldsIn';
import { behindVerb, fieldOf, withoutArticle } from './fieldNames';
import { andWords } from './words/listWords';
import { namesOf } from './namesOf';
import type { Product } from './product';
import { namesRole } from './recordsOf';
import { keyOfName, recordsNamed } from './sampleNames';
import { seeing } from './taskAct';
import type { Task } from './tasks';
import { periods, taskWords } from './words/taskWords';

/** Figures for each of several things or times. */
export interface Report {
  /** What they are given for; empty for figures of the whole. */
  unit: string;
  rows: readonly string[];
  measures: readonly string[];
}

const mostOfMeasure = 5;
const mostOfPeriodic = 3;
const mostOfUnit = 2;
const longest = 24;
/** Languages in which the words before a unit have no other sense. */
const areClear: ReadonlySet<string> = new Set(['en', 'de', 'nl']);

const patterns = perLanguage((lexicon) => {
  const { per, report } = taskWords[lexicon.code];
  const ands = andWords(lexicon);
  return {
    per: new RegExp(`(?:^|\\s)(?:${per})\\s(.+)$`, 'iu'),
    report: new RegExp(`^(?:\\p{L}+\\s)?${report}(?!\\p{L})[\\s:]*`, 'iu'),
    border: new RegExp(`[,;]\\s(?:(?:${ands})\\s)?|\\s(?:${ands})\\s`, 'iu'),
  };
});

/** The figures that a task shows, with what they are given for: `takings per week and per cobbler`, `monthly revenue`. */
export function reportsIn(product: Product, task: Task): readonly Report[] {
  const { lexicon, workbook } = product;
  const { verb, act, statement } = task;
  const { cues, idea } = cuedClause(workbook, statement);
  // `Lena needs a monthly export of costs per site`
  const wish = verb === '' ? cues.find(({ name }) => name === 'want') : undefined;
  const label = wish
    ? idea.slice(wish.end, statement.span.end).trim()
    : behindVerb(lexicon, task.label, verb);
  const isSaid = ({ name, start }: Cue) =>
    start >= (wish?.end ?? 0) &&
    // `cost` is a noun too.
    ((name === 'auxiliary' && !cues.some((one) => one.start === start && one.name === 'limit')) ||
      /^(?:can|must|should|want)$/u.test(name));
  const isOpen = verb === '' && !wish && !seeing.has(act);
  const isShown = verb === '' ? !cues.some(isSaid) : seeing.has(act);
  const isLong = isOpen && wordCount(label) > longest;
  if (!isShown || isLong || act === 'search') return [];
  // A number is a limit: `one vote per flat`.
  const isLimit = folded(label)
    .split(/\s+/u)
    .some((word) => /\p{N}/u.test(word) || word === 'one' || word in lexicon.numberWords);
  if (isLimit || statement.quantities.length > 0) return [];
  // Where the word may mean something else, nothing but a list is shown without a verb of showing.
  const isList = patterns(lexicon).report.test(label) || withoutArticle(lexicon, label) !== label;
  const [head = ''] = folded(label).split(patterns(lexicon).per);
  const isDeed = !isList && statement.actor?.spellings.some((one) => head.includes(one)) === true;
  const isSure = !isOpen || label.includes(':') || (!isDeed && areClear.has(lexicon.code));
  const [, lead = '', list = label] = /^([^:]{2,40}):\s(.+)$/u.exec(label) ?? [];
  const found =
    isSure && lexicon.hasSpaces && lexicon.code !== 'ar'
      ? readList(product, list.replace(/\s?\([^()]*\)/gu, ''), lead !== '')
      : [];
  return found.length > 0 ? found : periodic(product, label);
}

/** `jobs per week and per fitter, hours per fitter, open invoices` */
function readList(product: Product, list: string, isNamed: boolean): Report[] {
  const { lexicon } = product;
  const { per, border } = patterns(lexicon);
  const reports: Report[] = [];
  let waiting: string[] = [];
  for (const part of list.split(border).map((one) => one.trim())) {
    const found = per.exec(part);
    const last = reports.at(-1);
    if (found === null) {
      if (lexicon.prepositions.includes(folded(part).split(' ', 1)[0] ?? '')) continue;
      if (last && !isNamed && wordCount(part) <= mostOfUnit)
        reports.push(reportOf(product, part, last.measures));
      else waiting.push(part);
      continue;
    }
    const before = part.slice(0, found.index).trim();
    const unit = unitIn(lexicon, found[1] ?? '');
    if (!isUnit(product, unit)) return [];
    const own = before === '' ? (last?.measures ?? []) : [...waiting, before];
    if (before !== '') waiting = [];
    reports.push(reportOf(product, unit, own));
  }
  if (reports.length === 0) return [];
  const all = waiting.length > 0 ? [...reports, reportOf(product, '', waiting)] : reports;
  const areShort = all.every(
    ({ measures }) =>
      measures.length > 0 && measures.every((one) => one !== '' && wordCount(one) <= mostOfMeasure),
  );
  return areShort ? all : [];
}

function reportOf(product: Product, unit: string, measures: readonly string[]): Report {
  const names = measures.map((one) => measureIn(product.lexicon, one));
  return { unit, rows: unit === '' ? [] : rowsOf(product, unit), measures: names };
}

/** `report of the utilisation` → `utilisation` */
function measureIn(lexicon: Lexicon, said: string): string {
  const bare = withoutArticle(lexicon, said);
  const [opener = ''] = patterns(lexicon).report.exec(bare) ?? [];
  const rest = opener.trim() === '' ? bare : bare.slice(opener.length);
  return withoutArticle(lexicon, rest === '' ? bare : rest);
}

function unitIn(lexicon: Lexicon, said: string): string {
  const words = withoutArticle(lexicon, said.replace(/[.;,]$/u, '')).split(/\s+/u);
  const end = words.findIndex(
    (word, at) =>
      at > 0 && (lexicon.prepositions.includes(word) || lexicon.stopWords.includes(word)),
  );
  return words.slice(0, end === -1 ? words.length : end).join(' ');
}

/** Where the word before may mean something else, a unit is a time or something that there are records of. */
function isUnit({ lexicon, pages, ...product }: Product, unit: string): boolean {
  const key = keyOfName(lexicon, unit);
  return (
    wordCount(unit) > 0 &&
    wordCount(unit) <= mostOfUnit &&
    (areClear.has(lexicon.code) ||
      secondsOf(folded(unit), lexicon) !== undefined ||
      recordsNamed(lexicon, key) !== undefined ||
      namesRole({ lexicon, pages, ...product }, unit) ||
      pages.some(({ collection }) => collection?.key === key))
  );
}

/** `monthly revenue`: only of what is a figure by its name. */
function periodic(product: Product, label: string): Report[] {
  const { lexicon, language } = product;
  const [name, pattern] =
    Object.entries(periods).find(([, adjective]) => adjective.test(label)) ?? [];
  if (name === undefined || pattern === undefined) return [];
  const rest = label.replace(pattern, '').replace(/\s+/gu, ' ').trim();
  const [noun = ''] = /(?<=^.*の)[\p{Script=Han}\p{Script=Katakana}ー]+/u.exec(label) ?? [];
  const measure = lexicon.hasSpaces ? measureIn(lexicon, rest) : noun;
  const { kind } = fieldOf(product, asEntered(` ${measure}`));
  if (measure === '' || wordCount(measure) > mostOfPeriodic || !/^(?:money|number)$/u.test(kind))
    return [];
  const names = new Intl.DisplayNames(language, { type: 'dateTimeField' });
  return [reportOf(product, names.of(name) ?? '', [measure])];
}

const { day } = secondsIn;

/** Times, or names of the things that figures are given for. */
function rowsOf(product: Product, unit: string): string[] {
  const { lexicon, samples } = product;
  const seconds = secondsOf(folded(unit), lexicon);
  const places = [0, 1, 2];
  if (seconds === undefined) return namesOf(product, unit);
  if (seconds > 31 * day) return places.map((at) => String(2023 + at));
  if (seconds > 7 * day) return places.map((at) => capital(samples.month(at)));
  if (seconds > day)
    return places.map((at) => `${samples.date(at * 7)} – ${samples.date(at * 7 + 6)}`);
  return places.map((at) => (seconds === day ? samples.weekday(at) : samples.hour(9 + at)));
}

/** A figure of each measure for a row. */
export function figureOf(product: Product, measure: string, at: number): string {
  const field = fieldOf(product, asEntered(measure));
  const { samples } = product;
  const number = samples.valueOf({ name: '', kind: 'number' }, at);
  const isValue = field.kind === 'money' || field.kind === 'text';
  return (isValue && samples.valueOf(field, at)) || number;
}
