import type { LanguageCode } from '../lexicon/languageCode';
import { limitNames, type Lexicon, type LimitName } from '../lexicon/lexicon';
import { PhraseIndex, type Match } from '../lexicon/phraseIndex';
import { japaneseCounters, readingWords } from '../lexicon/readingWords';
import { readNumbers, type NumberRun } from './numbers';
import type { Comparison, Quantity } from './quantity';
import type { ReadIdea } from './readClauses';
import { quote, type Span } from './span';

/** A unit that is written close to its number, or a word after it. */
const unitAfter =
  /^(?:\s?[%‰°][CFK]?\b|\s?[%‰°]|\s?\p{Sc}|\s?[\p{Lu}]{3}\b|[-\s\u00a0]?(?:\p{L}[\p{L}\p{M}²³µ'’]*(?:\/\p{L}+)?))/u;
const mostAdjectives = 3;

/** The words that limit a number, found in a whole clause. */
type Limits = Readonly<Record<'before' | 'after', PhraseIndex<LimitName>>>;
const limitsByLanguage = new Map<LanguageCode, Limits>();

function limitsOf(lexicon: Lexicon): Limits {
  const known = limitsByLanguage.get(lexicon.code);
  if (known !== undefined) return known;
  const indexOf = (side: 'before' | 'after') =>
    new PhraseIndex(
      lexicon,
      limitNames.flatMap((name) =>
        lexicon.limits[side][name].map((phrase) => [name, phrase, 1] as const),
      ),
    );
  const made = { before: indexOf('before'), after: indexOf('after') };
  limitsByLanguage.set(lexicon.code, made);
  return made;
}

/** A clause, its words and the phrases in it that may limit a number. Places count from its start. */
interface Measured {
  text: string;
  words: string;
  lexicon: Lexicon;
  endings: ReadonlyMap<number, readonly Match<LimitName>[]>;
  beginnings: ReadonlyMap<number, readonly Match<LimitName>[]>;
}

/**
 * Finds the numbers of a span, each whole with its unit and with the words that limit it. A number that is part of a name
 * (`v1`, `ISO 27001`, `/v2/items`, `Expo 2025`) is not a quantity.
 */
export function readQuantities(read: ReadIdea, { start, end }: Span): Quantity[] {
  const { lexicon } = read;
  const text = read.text.slice(start, end);
  const words = read.folded.slice(start, end);
  const runs = readNumbers(text, words, lexicon);
  if (runs.length === 0) return [];
  const { before, after } = limitsOf(lexicon);
  const clause: Measured = {
    text,
    words,
    lexicon,
    endings: grouped(before.find(words), (match) => match.end),
    beginnings: grouped(after.find(words), (match) => match.start),
  };
  return runs.flatMap((run) => {
    const whole = wholeOf(clause, run);
    const limit = limitOf(clause, run, whole);
    if (isNameOfYear(clause, run, whole) || (run.kind === 'one' && !isOne(clause, run, limit)))
      return [];
    const place = (span: Span) =>
      quote(read.text, { start: start + span.start, end: start + span.end });
    return {
      span: { start: start + whole.start, end: start + whole.end },
      text: place(whole),
      phrase: place(limit.span),
      digits: place(run),
      value: isExact(clause, run, whole)
        ? valueOf(text.slice(run.start, run.end), lexicon)
        : undefined,
      comparison: limit.comparison,
    };
  });
}

function grouped<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => number,
): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const place = placeOf(item);
    const same = groups.get(place);
    if (same === undefined) groups.set(place, [item]);
    else same.push(item);
  }
  return groups;
}

const wordBefore = (words: string, place: number): string =>
  /(\p{L}[\p{L}\p{M}]*)\.?\s$/u.exec(words.slice(Math.max(0, place - 24), place))?.[1] ?? '';

/** A run of numbers with its unit, or with its month. */
function wholeOf(clause: Measured, run: NumberRun): Span {
  const month = wordBefore(clause.words, run.start);
  const end = unitEnd(clause, run);
  const isDate = clause.lexicon.months.includes(month) && end === run.end;
  return { start: isDate ? clause.words.lastIndexOf(month, run.start) : run.start, end };
}

function unitEnd({ text, words, lexicon }: Measured, run: NumberRun): number {
  const from = run.end;
  const rest = words.slice(from, from + 60);
  // `€10k`: the scale belongs to the number.
  const scale = /^[km](?![\p{L}\p{N}])/u.exec(rest)?.[0].length ?? 0;
  if (scale > 0) return from + scale;
  // The currency is the unit.
  if (/^(?:\p{Sc}|\p{Lu}{3}|R\$)/u.test(text.slice(run.start, from))) return from;
  if (!lexicon.hasSpaces)
    return from + (japaneseCounters.exec(text.slice(from, from + 40))?.[0].length ?? 0);
  const clock = readingWords[lexicon.code].clock.find((mark) =>
    new RegExp(`^\\s?${mark.replaceAll('.', '\\.')}(?![\\p{L}])`, 'u').test(rest),
  );
  if (clock !== undefined) return from + rest.indexOf(clock) + clock.length;
  const month = /^(?:\.|st|nd|rd|th|º|er)?\s(?:of\s|de\s|d')?(\p{L}+)/u.exec(rest);
  if (month !== null && lexicon.months.includes(month[1] ?? '')) return from + month[0].length;
  let between = 0;
  for (let count = 0; count < mostAdjectives; count += 1) {
    const adjective = /^\s(\p{L}[\p{L}\p{M}-]*)(?=\s\p{L})/u.exec(rest.slice(between));
    if (adjective === null || !describes(adjective[1] ?? '', lexicon)) break;
    between += adjective[0].length;
  }
  const unit = unitAfter.exec(text.slice(from + between, from + 60))?.[0] ?? '';
  const word = unit.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '');
  const isFunctionWord = lexicon.stopWords.includes(word) || lexicon.cues.and.includes(word);
  return isFunctionWord && !/\p{Sc}|[%°]/u.test(unit) ? from : from + between + unit.length;
}

/** `working`, `finished`: a word between a number and its unit. */
function describes(
  word: string,
  { unitAdjectives, numberWords, pastEndings = [] }: Lexicon,
): boolean {
  return (
    unitAdjectives.includes(word) ||
    Object.hasOwn(numberWords, word) ||
    (word.length > 4 && pastEndings.some((ending) => word.endsWith(ending)))
  );
}

const year = /^(?:19|20)\d\d$/u;

/** The year in a name: `the Expo 2025`. */
function isNameOfYear({ text, words, lexicon }: Measured, run: NumberRun, whole: Span): boolean {
  if (!year.test(text.slice(whole.start, whole.end)) || lexicon.code === 'de') return false;
  const before = wordBefore(words, run.start);
  const start = run.start - before.length - 1;
  return before.length > 1 && start > 0 && /^\p{Lu}/u.test(text.slice(start));
}

/** `within an hour`, `one winter`, but not `once a day`. */
function isOne({ words, lexicon }: Measured, run: NumberRun, { comparison }: Limit): boolean {
  const { alwaysOne } = readingWords[lexicon.code];
  return (
    alwaysOne.includes(words.slice(run.start, run.end)) ||
    !['exactly', 'every', 'by'].includes(comparison)
  );
}

/** A plain number: not a date or year, nor `10k` or `3 million`, where what lies next to it depends on how exact it is meant. */
function isExact({ words, lexicon }: Measured, run: NumberRun, whole: Span): boolean {
  const [unit = ''] = /\p{L}+/u.exec(words.slice(run.end, whole.end)) ?? [];
  const isDate =
    whole.start < run.start ||
    words
      .slice(run.end, whole.end)
      .split(/[\s.]/u)
      .some((word) => lexicon.months.includes(word));
  return (
    run.kind === 'number' &&
    !isDate &&
    !year.test(words.slice(whole.start, whole.end)) &&
    !readingWords[lexicon.code].scales.includes(unit)
  );
}

/** The number that a text writes, with the sign; `undefined` for a time of day. */
function valueOf(digits: string, lexicon: Lexicon): number | undefined {
  const word = digits.toLowerCase();
  if (Object.hasOwn(lexicon.numberWords, word)) return lexicon.numberWords[word];
  const plain = digits.replace(/[\p{Sc}\p{L}\s\u00a0\u202f'’]/gu, '').replace('−', '-');
  const thousands = /^[-+]?0[.,]/u.test(plain)
    ? plain
    : plain.replace(/[.,](?=\d{3}(?:\D|$))/gu, '');
  const value = Number(thousands.replace(',', '.'));
  return /^[-+]?\d+(?:[.,]\d+)?$/u.test(thousands) && Number.isFinite(value) ? value : undefined;
}

interface Limit {
  comparison: Comparison;
  /** The quantity with the words that limit it. */
  span: Span;
}

function limitOf(
  { words, lexicon, endings, beginnings }: Measured,
  run: NumberRun,
  whole: Span,
): Limit {
  if (run.kind === 'range')
    return { comparison: 'range', span: { start: run.opening, end: whole.end } };
  const gap = lexicon.hasSpaces ? /^[\s:(]*(?:\p{L}{1,6}\s)?[\s(]*$/u : /^[約およそ\s]*$/u;
  const near = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  const preceding = near(whole.start - 10, whole.start)
    .filter((place) => gap.test(words.slice(Math.max(0, place), whole.start)))
    .flatMap((place) => endings.get(place) ?? [])
    .reduce<Match<LimitName> | undefined>(
      (best, one) =>
        best === undefined || one.end - one.start > best.end - best.start ? one : best,
      undefined,
    );
  const following = near(whole.end, whole.end + 2)
    .filter((place) => /^[\s,]*$/u.test(words.slice(whole.end, place)))
    .flatMap((place) => beginnings.get(place) ?? [])[0];
  // `no later than 3 days after it`: the first word decides.
  if (following !== undefined && (preceding === undefined || following.name !== 'after'))
    return { comparison: following.name, span: { start: whole.start, end: following.end } };
  return preceding === undefined
    ? { comparison: 'exactly', span: whole }
    : { comparison: preceding.name, span: { start: preceding.start, end: whole.end } };
}
