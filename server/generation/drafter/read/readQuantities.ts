import { capital } from '../lexicon/capital';
import { limitNames, type Lexicon } from '../lexicon/lexicon';
import { PhraseIndex, type Match } from '../lexicon/phraseIndex';
import { japaneseCounters, quantityWords } from '../lexicon/quantityWords';
import { anyOf } from './anyOf';
import { readNumbers, type NumberRun } from './numbers';
import { perLanguage } from '../lexicon/perLanguage';
import type { Comparison, Quantity } from './quantity';
import type { ReadIdea } from './readClauses';
import { stampLength } from './speakers';
import { quote, type Span } from './span';

/** A unit attached to its number, or a word after it. */
const unitAfter =
  /^(?:\s?[%‰°][CFK]?\b|\s?[%‰°]|\s?\p{Sc}|\s?[\p{Lu}]{3}\b|[-\s\u00a0]?(?:\p{L}[\p{L}\p{M}²³µ'’]*(?:\/\p{L}+)?))/u;
/** Maximum distance between a number and the words that limit it. */
const reach = 32;
/** Maximum distance between a number and a negation that applies to it. */
const clauseReach = 80;
const year = /^(?:19|20)\d\d$/u;
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
    condition: new PhraseIndex(
      lexicon,
      cues.if.map((phrase) => ['condition', phrase, 1] as const),
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
  let passed = stampLength(text);
  return readNumbers(text, clause.folded, lexicon).flatMap((run) => {
    if (run.start < passed) return [];
    const whole = wholeOf(clause, run);
    passed = whole.end;
    const { comparison, span } = limitOf(clause, run, whole);
    if (run.kind === 'one' && !isOne(clause, run, comparison)) return [];
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

/** Whether an article means the number one: `within an hour`, `one winter`, but not `once a day`. */
function isOne({ folded, lexicon }: Words, run: NumberRun, comparison: Comparison): boolean {
  return (
    quantityWords[lexicon.code].alwaysOne.includes(folded.slice(run.start, run.end)) ||
    !['exactly', 'every', 'by'].includes(comparison)
  );
}

/**
 * The value of a number, with its sign; `an hour` is 1. `undefined` for `half an hour`, a time of day, a date, a year,
 * `10k` or `3 million`, whose boundary values depend on their precision.
 */
function valueOf(words: Words, run: NumberRun, whole: Span): number | undefined {
  const { text, folded, lexicon } = words;
  const { monthWithin, scale, clock } = marksOf(lexicon);
  const digits = text.slice(run.start, run.end);
  if (run.kind === 'one') return 1;
  const isInexact =
    run.kind !== 'number' ||
    year.test(text.slice(whole.start, whole.end)) ||
    monthWithin.test(text.slice(whole.start, whole.end)) ||
    (clock.test(folded.slice(run.end, whole.end)) && !isLength(words, run, whole)) ||
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

const hourUnit = /^\s?(?:heures?|horas?|ore|uur|[hu])$/u;
const ofDay =
  /(?<!\p{L})(?:à|vers|dès|avant|après|partir de|las|às|as|até|das|alle|dalle|delle|om|tot|vanaf|voor)\s$/u;

/** Whether hours, such as `3 horas`, are a duration rather than a time of day. */
function isLength({ folded }: Words, run: NumberRun, whole: Span): boolean {
  const isHours = hourUnit.test(folded.slice(run.end, whole.end));
  return isHours && !ofDay.test(folded.slice(Math.max(0, run.start - reach), run.start));
}

/** `yes or`, after which `no` is not a negation, in all languages: `answers yes or no within 5 days`. */
const yesOr =
  /(?<!\p{L})(?:yes|ja|oui|s[íìi]|sim|tak)(?:\s?[,/]\s?|\s(?:or|oder|ou|o|of|lub|albo|czy)\s)\p{L}+$/u;

/** The comparison of a quantity, and its span with the words that express it. */
function limitOf(
  words: Words,
  run: NumberRun,
  whole: Span,
): { comparison: Comparison; span: Span } {
  if (run.kind === 'range')
    return { comparison: 'range', span: { start: run.opening, end: whole.end } };
  const { folded, lexicon } = words;
  const preceding = limitBefore(words, whole);
  const rest = folded.slice(whole.end, whole.end + reach);
  const following = marksOf(lexicon)
    .after.find(rest)
    .find(({ start, end }) => {
      // `2 hours, at most 25 people`
      const isOfNext = rest.startsWith(',') && /^\s[\p{L}\p{N}]/u.test(rest.slice(end));
      return !isOfNext && /^[\s,]*$/u.test(rest.slice(0, start));
    });
  // `no later than 3 days after it`: the first word decides.
  if (following && (preceding === undefined || following.name !== 'after')) {
    const span = { start: whole.start, end: whole.end + following.end };
    return { comparison: following.name, span };
  }
  if (preceding === undefined) return { comparison: 'exactly', span: whole };
  const span = { start: preceding.start, end: whole.end };
  return { comparison: comparisonOf(words, preceding, whole), span };
}

const rank = ({ name }: Match<Comparison>) => Number(name === 'after');

/** The words before a number that limit it. */
function limitBefore(words: Words, whole: Span): Match<Comparison> | undefined {
  const { folded, lexicon } = words;
  const { before } = marksOf(lexicon);
  const left = Math.max(0, whole.start - reach);
  const head = folded.slice(left, whole.start);
  const gap = lexicon.hasSpaces ? /^[\s:(]*(?:\p{L}{1,6}\s)?[\s(]*$/u : /^[約およそ\s]*$/u;
  const near = before
    .find(head)
    .filter(({ end }) => gap.test(head.slice(end)))
    // `for more than 26` is not a duration.
    .sort((a, b) => rank(a) - rank(b) || b.end - b.start - (a.end - a.start));
  const [found] = near;
  // `at least every 7 days`
  const name = near.some((one) => one.name === 'every') ? 'every' : found?.name;
  return found && name && { ...found, name, start: left + found.start };
}

/** The comparison that the words before a number express: a negation inverts it, `4 hours before` counts backwards. */
function comparisonOf(
  { folded, lexicon }: Words,
  { name, start }: Match<Comparison>,
  whole: Span,
): Comparison {
  const ahead = folded.slice(whole.end, whole.end + reach).trimStart();
  const isAhead = quantityWords[lexicon.code].before.some((word) => ahead.startsWith(word));
  if (name === 'atMost' && isAhead) return 'by';
  const head = folded.slice(Math.max(0, start - clauseReach), start);
  // The `no` of `no-shows below 3 %` is not a negation.
  const denials = marksOf(lexicon)
    .denial.find(head)
    .filter(({ end }) => head[end] !== '-' && !yesOr.test(head.slice(0, end)));
  const isDenied = denials.some(({ end }) => !/[,;:.]\s|\p{N}/u.test(head.slice(end)));
  if (!isDenied) return name;
  // `if it is not read for more than 10 minutes`, `Who cannot type is done in under a minute`
  const isCase = marksOf(lexicon).condition.find(head).length > 0;
  // `No shift runs with fewer than 4 people`
  const opens = start <= clauseReach && denials.some((denial) => denial.start === 0);
  const lastDenial = Math.max(...denials.map(({ end }) => end));
  const isFar = !opens && !/^(?:\s*\S+){0,2}\s*$/u.test(head.slice(lastDenial));
  if (name === 'above') return isCase ? name : 'atMost';
  if (name === 'below') return isCase || isFar ? name : 'atLeast';
  return name === 'atMost' || name === 'atLeast' ? 'exactly' : name;
}
