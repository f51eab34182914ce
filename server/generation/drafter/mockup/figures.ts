import { capital } from '../lexicon/capital';
import { folded } from '../lexicon/phraseIndex';
import { perLanguage } from '../lexicon/perLanguage';
import { secondsIn, secondsOf } from '../read/timeUnits';
import { wordCount } from '../write/cuedClause';
import { behindVerb, fieldOf, withoutArticle } from './fieldNames';
import { listBorder } from './lists';
import type { Product } from './product';
import { namesRole, namesOf } from './recordsOf';
import { recordsNamed, keyOfName } from './sampleNames';
import { seeing } from './taskAct';
import type { Task } from './tasks';
import { taskWords } from './words/taskWords';

/** Figures for each of several things or times. */
interface Figures {
  unit: string;
  rows: readonly string[];
  measures: readonly string[];
}

const mostOfMeasure = 4;
const mostOfUnit = 2;

const patterns = perLanguage(({ code }) => {
  const { per, report } = taskWords[code];
  return {
    per: new RegExp(`(?:^|\\s)(?:${per})\\s(.+)$`, 'iu'),
    report: new RegExp(
      `^(?:\\p{L}+\\s)?(?:${report === '' ? '(?!)' : report})(?!\\p{L})[\\s:]*`,
      'iu',
    ),
  };
});

/** The figures that a task shows, with what they are given for: `takings per week and per cobbler`. */
export function figuresIn(product: Product, task: Task): readonly Figures[] {
  const { lexicon } = product;
  const { verb, act, label, statement } = task;
  const { per, report } = patterns(lexicon);
  const isShown = verb === '' ? report.test(withoutArticle(lexicon, label)) : seeing.has(act);
  // A number is a limit.
  if (!isShown || act === 'search' || statement.quantities.length > 0) return [];
  const text = behindVerb(lexicon, label, verb)
    .trim()
    .replace(/\s?\([^()]*\)/gu, '');
  const figures: Figures[] = [];
  let measures: string[] = [];
  for (const part of text.split(listBorder(lexicon))) {
    const found = per.exec(part);
    const said = withoutArticle(lexicon, (found ? part.slice(0, found.index) : part).trim());
    const measure = withoutArticle(lexicon, said.replace(report, '') || said);
    if (found === null) measures.push(measure);
    else {
      const unit = withoutArticle(lexicon, found[1] ?? '');
      const own = measure === '' ? (figures.at(-1)?.measures ?? []) : [...measures, measure];
      if (!isUnit(product, unit)) return [];
      figures.push({ unit, rows: rowsOf(product, unit), measures: own });
      measures = [];
    }
  }
  const areShort = figures.every(
    (one) =>
      one.measures.length > 0 &&
      one.measures.every((name) => name !== '' && wordCount(name) <= mostOfMeasure),
  );
  return areShort ? figures : [];
}

/** A time, a role, or something that there are records of; where the word before has no other sense, anything. */
function isUnit(product: Product, unit: string): boolean {
  const { lexicon } = product;
  const isSaid = unit !== '' && wordCount(unit) <= mostOfUnit;
  const isKnown =
    secondsOf(folded(unit), lexicon) !== undefined ||
    recordsNamed(lexicon, keyOfName(lexicon, unit)) !== undefined ||
    namesRole(product, unit);
  return isSaid && (isKnown || /^(?:en|de|nl)$/u.test(lexicon.code));
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

/** A figure of a measure for a row. */
export function figureOf(product: Product, measure: string, at: number): string {
  const { samples } = product;
  const field = fieldOf(product, { name: measure });
  const isValue = field.kind === 'money' || field.kind === 'text';
  const number = samples.valueOf({ name: '', kind: 'number' }, at);
  return (isValue && samples.valueOf(field, at)) || number;
}
