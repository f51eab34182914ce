import { limitNames, type Lexicon } from '../lexicon/lexicon';
import { PhraseIndex } from '../lexicon/phraseIndex';
import { japaneseCounters, readingWords } from '../lexicon/readingWords';
import { readNumbers, type NumberRun } from './numbers';
import { perLanguage } from './perLanguage';
import type { Comparison, Quantity } from './quantity';
import type { ReadIdea } from './readClauses';
import { quote, type Span } from './span';

/** A unit that is written close to its number, or a word after it. */
const unitAfter =
  /^(?:\s?[%‰°][CFK]?\b|\s?[%‰°]|\s?\p{Sc}|\s?[\p{Lu}]{3}\b|[-\s\u00a0]?(?:\p{L}[\p{L}\p{M}²³µ'’]*(?:\/\p{L}+)?))/u;
const mostAdjectives = 3;
/** So far from a number the words that limit it begin or end. */
const reach = 32;

/** The words around a number that limit it, and those that a time of day ends in. */
const marksOf = perLanguage((lexicon) => {
  const indexOf = (side: 'before' | 'after') =>
    new PhraseIndex(
      lexicon,
      limitNames.flatMap((name) =>
        lexicon.limits[side][name].map((phrase) => [name, phrase, 1] as const),
      ),
    );
  const clock = readingWords[lexicon.code].clock.map((mark) => mark.replaceAll('.', '\\.'));
  return {
    before: indexOf('before'),
    after: indexOf('after'),
    clock: new RegExp(`^\\s?(?:${clock.length === 0 ? '(?!)' : clock.join('|')})(?!\\p{L})`, 'u'),
  };
});

/** The words of a clause. Places count from its start. */
interface Words {
  text: string;
  folded: string;
  lexicon: Lexicon;
}

/**
 * Finds the numbers of a span, each whole with its unit and with the words that limit it. A number that is part of a name
 * (`v1`, `ISO 27001`, `/v2/items`, `Expo 2025`) is not a quantity.
 */
export function readQuantities(read: ReadIdea, { start, end }: Span): Quantity[] {
  const { lexicon } = read;
  const text = read.text.slice(start, end);
  const clause: Words = { text, folded: read.folded.slice(start, end), lexicon };
  let passed = 0;
  return readNumbers(text, clause.folded, lexicon).flatMap((run) => {
    if (run.start < passed) return [];
    const whole = wholeOf(clause, run);
    passed = whole.end;
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

const wordBefore = (words: string, place: number): string =>
  /(\p{L}[\p{L}\p{M}]*)\.?\s$/u.exec(words.slice(Math.max(0, place - 24), place))?.[1] ?? '';

/** A run of numbers with its unit, or with its month. */
function wholeOf(clause: Words, run: NumberRun): Span {
  const month = wordBefore(clause.folded, run.start);
  const end = unitEnd(clause, run);
  if (end !== run.end || !isMonth(month, clause.text.slice(0, run.start).trimEnd(), clause.lexicon))
    return { start: run.start, end };
  // `May 3, 2026`
  const [ofYear = ''] = /^,?\s(?:19|20)\d\d(?!\p{N})/u.exec(clause.text.slice(end, end + 8)) ?? [];
  return { start: clause.folded.lastIndexOf(month, run.start), end: end + ofYear.length };
}

/** `May`, at the end of a text; `may` is none. */
function isMonth(word: string, text: string, { months, stopWords }: Lexicon): boolean {
  const isAmbiguous = stopWords.includes(word);
  return months.includes(word) && (!isAmbiguous || /^\p{Lu}/u.test(text.slice(-word.length)));
}

/** Where the unit of a number ends, with the words between the two. */
function unitEnd({ text, folded, lexicon }: Words, run: NumberRun): number {
  const from = run.end;
  const rest = folded.slice(from, from + 60);
  // `€10k`: the scale belongs to the number.
  const scale = /^[km](?![\p{L}\p{N}])/u.exec(rest)?.[0].length ?? 0;
  if (scale > 0) return from + scale;
  // The currency is the unit.
  if (/^(?:\p{Sc}|\p{Lu}{3}|R\$)/u.test(text.slice(run.start, from))) return from;
  if (!lexicon.hasSpaces)
    return from + (japaneseCounters.exec(text.slice(from, from + 40))?.[0].length ?? 0);
  const clock = marksOf(lexicon).clock.exec(rest);
  if (clock !== null) return from + clock[0].length;
  const month = /^(?:\.|st|nd|rd|th|º|er)?\s(?:of\s|de\s|d')?(\p{L}+)/u.exec(rest);
  const end = from + (month?.[0].length ?? 0);
  if (isMonth(month?.[1] ?? '', text.slice(0, end), lexicon)) return end;
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
function isNameOfYear({ text, folded, lexicon }: Words, run: NumberRun, whole: Span): boolean {
  if (!year.test(text.slice(whole.start, whole.end)) || lexicon.code === 'de') return false;
  const before = wordBefore(folded, run.start);
  const start = run.start - before.length - 1;
  return before.length > 1 && start > 0 && /^\p{Lu}/u.test(text.slice(start));
}

/** `within an hour`, `one winter`, but not `once a day`. */
function isOne({ folded, lexicon }: Words, run: NumberRun, { comparison }: Limit): boolean {
  const { alwaysOne } = readingWords[lexicon.code];
  return (
    alwaysOne.includes(folded.slice(run.start, run.end)) ||
    !['exactly', 'every', 'by'].includes(comparison)
  );
}

/** A plain number: not a date or year, nor `10k` or `3 million`, where what lies next to it depends on how exact it is meant. */
function isExact({ folded, lexicon }: Words, run: NumberRun, whole: Span): boolean {
  const [unit = ''] = /\p{L}+/u.exec(folded.slice(run.end, whole.end)) ?? [];
  const isDate =
    whole.start < run.start ||
    folded
      .slice(run.end, whole.end)
      .split(/[\s.]/u)
      .some((word) => lexicon.months.includes(word));
  return (
    run.kind === 'number' &&
    !isDate &&
    !year.test(folded.slice(whole.start, whole.end)) &&
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

function limitOf({ folded, lexicon }: Words, run: NumberRun, whole: Span): Limit {
  if (run.kind === 'range')
    return { comparison: 'range', span: { start: run.opening, end: whole.end } };
  const { before, after } = marksOf(lexicon);
  const left = Math.max(0, whole.start - reach);
  const words = folded.slice(left, whole.start);
  const gap = lexicon.hasSpaces ? /^[\s:(]*(?:\p{L}{1,6}\s)?[\s(]*$/u : /^[約およそ\s]*$/u;
  const [preceding] = before
    .find(words)
    .filter(({ end }) => gap.test(words.slice(end)))
    .sort((a, b) => b.end - b.start - (a.end - a.start));
  const rest = folded.slice(whole.end, whole.end + reach);
  const following = after.find(rest).find(({ start }) => /^[\s,]*$/u.test(rest.slice(0, start)));
  // `no later than 3 days after it`: the first word decides.
  if (following !== undefined && (preceding === undefined || following.name !== 'after')) {
    const span = { start: whole.start, end: whole.end + following.end };
    return { comparison: following.name, span };
  }
  return preceding === undefined
    ? { comparison: 'exactly', span: whole }
    : { comparison: preceding.name, span: { start: left + preceding.start, end: whole.end } };
}
