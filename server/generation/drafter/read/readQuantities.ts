import { limitNames, type Lexicon } from '../lexicon/lexicon';
import { PhraseIndex, type Match } from '../lexicon/phraseIndex';
import { japaneseCounters, quantityWords } from '../lexicon/quantityWords';
import { anyOf } from './anyOf';
import { readNumbers, type NumberRun } from './numbers';
import { perLanguage } from './perLanguage';
import type { Comparison, Quantity } from './quantity';
import type { ReadIdea } from './readClauses';
import { quote, type Span } from './span';

/** A unit attached to its number, or a word after it. */
const unitAfter =
  /^(?:\s?[%‰°][CFK]?\b|\s?[%‰°]|\s?\p{Sc}|\s?[\p{Lu}]{3}\b|[-\s\u00a0]?(?:\p{L}[\p{L}\p{M}²³µ'’]*(?:\/\p{L}+)?))/u;
/** Maximum distance between a number and the words that limit it. */
const reach = 32;
/** So far from it a word that denies or demands it. */
const clauseReach = 80;
const year = /^(?:19|20)\d\d$/u;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The words around a number that limit it or belong to it. */
const marksOf = perLanguage((lexicon) => {
  const { code, cues, limits, months, numberWords, stopWords, unitAdjectives, pastEndings } =
    lexicon;
  const { clock, scales } = quantityWords[code];
  const indexOf = (side: 'before' | 'after') =>
    new PhraseIndex(
      lexicon,
      limitNames.flatMap((name) => limits[side][name].map((phrase) => [name, phrase, 1] as const)),
    );
  // `May`, but not `may`.
  const month = anyOf(
    months.flatMap((word) => [capital(word), ...(stopWords.includes(word) ? [] : [word])]),
  );
  const adjective = `${anyOf([...unitAdjectives, ...Object.keys(numberWords)])}|\\p{L}[\\p{L}\\p{M}-]{2,}${anyOf(pastEndings ?? [])}`;
  return {
    before: indexOf('before'),
    after: indexOf('after'),
    denial: new PhraseIndex(
      lexicon,
      cues.negation.map((phrase) => ['denial', phrase, 1] as const),
    ),
    demand: new PhraseIndex(
      lexicon,
      [...cues.must, ...cues.should].map((phrase) => ['demand', phrase, 1] as const),
    ),
    monthBefore: new RegExp(`(?<!\\p{L})${month}\\.?\\s$`, 'u'),
    monthWithin: new RegExp(`(?<!\\p{L})${month}(?!\\p{L})`, 'u'),
    /** `€10k`, `4 p.m.`, `3rd of May`. */
    close: new RegExp(
      `^(?:[kmKM](?!\\p{N})|\\s?${anyOf(clock.flatMap((word) => [word, word.toUpperCase(), capital(word)]))}|(?:\\.|st|nd|rd|th|º|er)?\\s(?:of\\s|de\\s|d')?${month})(?!\\p{L})`,
      'u',
    ),
    /** `2 working days`, `250 finished nights`. */
    adjectives: new RegExp(`^(?:\\s(?:${adjective})(?=\\s\\p{L})){0,3}`, 'u'),
    clock: new RegExp(`^\\s?${anyOf(clock)}(?!\\p{L})`, 'u'),
    scale: new RegExp(`^\\s?${anyOf(scales)}(?!\\p{L})`, 'u'),
  };
});

/** The words of a clause. Positions are relative to its start. */
interface Words {
  text: string;
  folded: string;
  lexicon: Lexicon;
}

/**
 * Finds the numbers of a span with their units and the words that limit them. A number within a name (`v1`, `ISO
 * 27001`, `/v2/items`, `Expo 2025`) is not a quantity.
 */
export function readQuantities(read: ReadIdea, { start, end }: Span): Quantity[] {
  const { lexicon } = read;
  const text = read.text.slice(start, end);
  const clause: Words = { text, folded: read.folded.slice(start, end), lexicon };
  const place = (span: Span): Span => ({ start: start + span.start, end: start + span.end });
  let passed = 0;
  return readNumbers(text, clause.folded, lexicon).flatMap((run) => {
    if (run.start < passed) return [];
    const whole = wholeOf(clause, run);
    passed = whole.end;
    const { comparison, span } = limitOf(clause, run, whole);
    if (run.kind === 'one' ? !isOne(clause, run, comparison) : isNameOfYear(clause, whole))
      return [];
    return {
      span: place(whole),
      text: quote(read.text, place(whole)),
      phrase: quote(read.text, place(span)),
      digits: quote(read.text, place(run)),
      value: valueOf(clause, run, whole),
      comparison,
    };
  });
}

/** A run of numbers with its unit or month. */
function wholeOf({ text, folded, lexicon }: Words, { start, end }: NumberRun): Span {
  const { monthBefore, close, adjectives } = marksOf(lexicon);
  const rest = text.slice(end, end + 60);
  const [near = ''] = (lexicon.hasSpaces ? close : japaneseCounters).exec(rest) ?? [];
  if (near !== '' || !lexicon.hasSpaces) return { start, end: end + near.length };
  const head = text.slice(Math.max(0, start - 24), start);
  const [month = ''] = monthBefore.exec(head) ?? [];
  // The currency is the unit.
  const hasUnit = /^(?:\p{Sc}|\p{Lu}{3}|R\$)/u.test(text.slice(start, end));
  const [between = ''] = adjectives.exec(folded.slice(end, end + 60)) ?? [];
  const [unit = ''] = hasUnit ? [] : (unitAfter.exec(rest.slice(between.length)) ?? []);
  const word = unit.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '');
  const { and, auxiliary, can, must, should } = lexicon.cues;
  const isEmpty = [lexicon.stopWords, and, auxiliary, can, must, should].some(
    (list) => list.includes(unit.trim().toLowerCase().replace('’', "'")) || list.includes(word),
  );
  if (unit !== '' && (!isEmpty || /\p{Sc}|[%°]/u.test(unit)))
    return { start, end: end + between.length + unit.length };
  // `May 3, 2026`
  const ofYear = month && (/^,?\s(?:19|20)\d\d(?!\p{N})/u.exec(rest)?.[0] ?? '');
  return { start: start - month.length, end: end + ofYear.length };
}

/** The year in a name: `the Expo 2025`. */
function isNameOfYear({ text, lexicon }: Words, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - 24), start);
  return (
    year.test(text.slice(start, end)) &&
    lexicon.code !== 'de' &&
    /\s\p{Lu}[\p{L}\p{M}]+\.?\s$/u.test(before)
  );
}

/** `within an hour`, `one winter`, but not `once a day`. */
function isOne({ folded, lexicon }: Words, run: NumberRun, comparison: Comparison): boolean {
  return (
    quantityWords[lexicon.code].alwaysOne.includes(folded.slice(run.start, run.end)) ||
    !['exactly', 'every', 'by'].includes(comparison)
  );
}

/**
 * The value of a number, with its sign; `undefined` for a time of day, a date, a year, `10k` or `3 million`, whose
 * boundary values depend on their precision.
 */
function valueOf(
  { text, folded, lexicon }: Words,
  run: NumberRun,
  whole: Span,
): number | undefined {
  const { monthWithin, scale, clock } = marksOf(lexicon);
  const digits = text.slice(run.start, run.end);
  const isInexact =
    run.kind !== 'number' ||
    year.test(text.slice(whole.start, whole.end)) ||
    monthWithin.test(text.slice(whole.start, whole.end)) ||
    clock.test(folded.slice(run.end, whole.end)) ||
    scale.test(folded.slice(run.end, whole.end));
  if (isInexact) return undefined;
  const word = digits.toLowerCase();
  if (Object.hasOwn(lexicon.numberWords, word)) return lexicon.numberWords[word];
  const plain = digits.replace(/[\p{Sc}\p{L}\s\u00a0\u202f'’]/gu, '').replace('−', '-');
  const thousands = /^[-+]?0[.,]/u.test(plain)
    ? plain
    : plain.replace(/[.,](?=\d{3}(?:\D|$))/gu, '');
  return /^[-+]?\d+(?:[.,]\d+)?$/u.test(thousands)
    ? Number(thousands.replace(',', '.'))
    : undefined;
}

interface Limit {
  comparison: Comparison;
  /** The quantity with the words that limit it. */
  span: Span;
}

function limitOf(words: Words, run: NumberRun, whole: Span): Limit {
  if (run.kind === 'range')
    return { comparison: 'range', span: { start: run.opening, end: whole.end } };
  const { folded, lexicon } = words;
  const preceding = limitBefore(words, whole);
  const rest = folded.slice(whole.end, whole.end + reach);
  const following = marksOf(lexicon)
    .after.find(rest)
    .find(({ start }) => /^[\s,]*$/u.test(rest.slice(0, start)));
  // `30 minutes, minimum 1 hour`: it limits the number behind it.
  const isOfNext =
    following?.name.startsWith('at') &&
    /^:?\s(?:\p{L}{2,3}\s)?[\p{Sc}\p{N}]/u.test(rest.slice(following.end));
  // `no later than 3 days after it`: the first word decides.
  if (following && !isOfNext && (preceding === undefined || following.name !== 'after')) {
    const span = { start: whole.start, end: whole.end + following.end };
    return { comparison: following.name, span };
  }
  if (preceding === undefined) return { comparison: 'exactly', span: whole };
  const span = { start: preceding.start, end: whole.end };
  return { comparison: comparisonOf(words, preceding, whole), span };
}

/** The words before a number that limit it; `in 45 minutes` does where that is demanded. */
function limitBefore(words: Words, whole: Span): Match<Comparison> | undefined {
  const { folded, lexicon } = words;
  const { before, demand } = marksOf(lexicon);
  const left = Math.max(0, whole.start - reach);
  const head = folded.slice(left, whole.start);
  const gap = lexicon.hasSpaces ? /^[\s:(]*(?:\p{L}{1,6}\s)?[\s(]*$/u : /^[約およそ\s]*$/u;
  const near = before
    .find(head)
    .filter(({ end }) => gap.test(head.slice(end)))
    .sort((a, b) => b.end - b.start - (a.end - a.start));
  const isTime = isOfTime(words, whole);
  // `for more than 26` and `after that 50%` are no times.
  const isShare = /[%\p{Sc}]/u.test(folded.slice(whole.start, whole.end));
  const others = near.filter(({ name }) => name !== 'after');
  const found = isTime || (others.length === 0 && !isShare) ? near[0] : others[0];
  if (found !== undefined) return { ...found, start: left + found.start };
  const [within = ''] = /(?<!\p{L})\p{L}{1,2}\s$/u.exec(head) ?? [];
  const isWithin =
    isTime &&
    quantityWords[lexicon.code].inTime.includes(within.trim()) &&
    demand.find(folded.slice(Math.max(0, whole.start - clauseReach), whole.start)).length > 0;
  const start = whole.start - within.length;
  return isWithin ? { name: 'atMost', start, end: whole.start, weight: 1 } : undefined;
}

function isOfTime({ folded, lexicon }: Words, { start, end }: Span): boolean {
  const unit = folded.slice(start, end).replace(/^[^\p{L}]*/u, '');
  const { timeUnits } = quantityWords[lexicon.code];
  return (
    !lexicon.hasSpaces ||
    /^(?:min|se[ckg]|hr?s?$)/u.test(unit) ||
    timeUnits.some((name) => unit.includes(name.slice(0, 4)))
  );
}

/** What the words before a number come to: a denial turns them round, and `4 hours before` counts backwards. */
function comparisonOf(words: Words, { name, start }: Match<Comparison>, whole: Span): Comparison {
  const { folded, lexicon } = words;
  const { to, before } = quantityWords[lexicon.code];
  const ahead = folded.slice(whole.end, whole.end + reach).trimStart();
  const limit = folded.slice(start, whole.start);
  const isLatest =
    /later|tard|spät|później|遅/u.test(limit) || limit.split(/\s/u).some((one) => to.includes(one));
  const isAhead = before.some((word) => ahead.startsWith(word));
  if (name === 'atMost' && isLatest && isAhead && isOfTime(words, whole)) return 'by';
  const head = folded.slice(Math.max(0, start - clauseReach), start);
  const isDenied = marksOf(lexicon)
    .denial.find(head)
    .some(({ end }) => !/[,;:.]\s|\p{N}/u.test(head.slice(end)));
  if (!isDenied) return name;
  if (name === 'above') return 'atMost';
  if (name === 'below') return 'atLeast';
  return name === 'atMost' || name === 'atLeast' ? 'exactly' : name;
}
