import { capital } from '../lexicon/capital';
import { singularOf } from '../lexicon/englishNumber';
import { isCountedBack } from './isCountedBack';
import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import {
  hourUnit,
  japaneseCounters,
  japaneseNumerals,
  numberedNames,
  ofDay,
  periodAdverbs,
  measures,
  quantityWords,
} from '../lexicon/quantityWords';
import { anyOf } from './anyOf';
import type { Span } from './span';

/** A text, the same folded, and their language. */
export interface Words {
  text: string;
  folded: string;
  lexicon: Lexicon;
}

/** One or more numbers that form one quantity: `2 to 4`, `12x8`, `18 h 30`. Positions are relative to the text. */
export interface NumberRun {
  /** `one` is the article before a unit of time: `an hour`. */
  kind: 'number' | 'range' | 'parts' | 'one';
  /** Start of the word that introduces it: `between`. */
  opening: number;
  digits: Span;
  /** With the unit or month. */
  whole: Span;
  /**
   * With its sign; `an hour` is 1. `undefined` for `half an hour`, a time of day, a date, a year, `10k` or `3 million`,
   * whose boundary values depend on their precision.
   */
  value: number | undefined;
}

const currency = String.raw`(?:R\$|\p{Sc}|(?:CHF|EUR|USD|GBP|PLN|SEK|NOK|DKK|Fr\.|Rs\.?)(?=\s?\p{N}))\s?`;
/** `1.5`, `10,000`, `1 234,5`, `47:59`, also after a sign or currency; `minus 18 °C`. */
const numeral = String.raw`(?:[-−+](?=\p{N})|[Mm]inus\s(?=\p{N}+(?:[.,]\p{N}+)?\s?(?:°|degr|grad|stopni)))?(?:${currency})?\p{N}+(?:[.,:/'’]\p{N}+|[\u00a0\u202f ]\p{N}{3}(?!\p{N}))*(?!\p{N})`;
const year = String.raw`(?:19|20)\d\d(?!\p{N})`;
/** A unit attached to its number, or a word after it. */
const unit = String.raw`\s?[%‰°][CFK]?\b|\s?[%‰°]|\s?\p{Sc}|\s?[\p{Lu}]{3}\b|[-\s\u00a0]?\p{L}(?:[\p{L}\p{M}²³µ]|['’](?=\p{L}))*(?:\/\p{L}+)?`;
const nameBefore = new RegExp(
  String.raw`(?:\p{L}-|\p{Ll}\p{Lu}\S*\s|(?<![^\s("“„])${anyOf(numberedNames)}\s)$`,
  'u',
);
/** `3G`, but not a unit such as `9V`; a grade such as `6a`, but `d` may stand for days. */
const nameWithin = /^\p{N}(?![ACFLMVW])\p{Lu}(?!\p{L})|\p{N}[abcef](?:[^\p{L}\p{N}]|$)/u;

const hoursOfDay = 24;
const longestNoun = 24;

const cased = (words: readonly string[]) => anyOf(words.flatMap((word) => [word, capital(word)]));
const whole = (words: string) => String.raw`(?<![\p{L}\p{M}])${words}(?![\p{L}\p{M}])`;

/** The pattern of a number with its unit or date. A month that is also another word, such as `May`, needs its capital. */
const patternsOf = perLanguage((lexicon) => {
  const { code, cues, hasSpaces, months, numberWords, pastEndings, stopWords } = lexicon;
  const { to, and, between, outOf, fractions, one, timeUnits, clock, scales } = quantityWords[code];
  const month = anyOf(
    months.flatMap((word) => (stopWords.includes(word) ? capital(word) : [word, capital(word)])),
  );
  const ofMonth = String.raw`(?:\.|st|nd|rd|th|º|er)?\s(?:of\s|de\s|d')?${month}`;
  const counted = whole(cased([...fractions, ...Object.keys(hasSpaces ? numberWords : {})]));
  const named = hasSpaces ? counted : `(?:${counted}|${japaneseNumerals.source})`;
  const next = `(?:${numeral}|${named})`;
  const first = `(?:(?<![${hasSpaces ? '\\p{L}' : '\\p{Script=Latin}'}\\p{N}.,:/-])${numeral}|${named})`;
  // `2 °C to 8 °C`
  const degree = String.raw`(?:\s?(?:°\s?[CFK]?|%))?`;
  const range = String.raw`(?:\s?${anyOf(clock)}|${degree})(?:\s?[-–〜～]\s?|\s${anyOf(to)}\s)`;
  const parts = String.raw`(?:\s?[x×h]\s?|\s${anyOf(outOf)}\s|${ofMonth}\.?,?\s(?:de\s)?)`;
  const article = `${whole(cased(one))}(?=\\s(?:\\p{L}{1,30}\\s)?${whole(cased(timeUnits))})`;
  // `and` joins only the two ends that `between` announces.
  const ends = `${degree}(?<=(?:^|\\s)${cased(between)}\\s\\S{1,12}(?:\\s°\\S?)?)\\s${anyOf(and)}\\s`;
  const joints = `(?<joints>(?:(?:${range}|${ends}|${parts})${next})*)`;
  const digits = `(?<between>${cased(between)}\\s)?(?<run>${first}${joints})|(?<one>${article})`;
  // `€10k`, `4 p.m.`, `3 million`, `3rd of May`
  const beside = [...clock.flatMap((word) => [word, capital(word), word.toUpperCase()]), ...scales];
  const close = `(?:[kmKM](?!\\p{N})|\\s?${anyOf(beside)}|${ofMonth})(?![\\p{L}/])`;
  // `2 working days`, `250 finished nights`
  const adjective = `${anyOf([...lexicon.unitAdjectives, ...Object.keys(numberWords)])}|\\p{L}[\\p{L}\\p{M}-]{2,}${anyOf(pastEndings ?? [])}`;
  // `5 rush cases`, but not `10 km walks` or `one bike leaves`
  const modifier =
    code === 'en'
      ? String.raw`|(?<!(?:\bone|(?<!\p{N})1)\s)(?!${anyOf([...measures, ...timeUnits])}\s)\p{Ll}[\p{Ll}-]+(?<!s)(?=\s\p{Ll}{3,}(?<![sui])s(?![\p{L}'’]))`
      : '';
  const { and: ands, auxiliary, can, must, should, never, negation } = cues;
  // `under 18 never`
  const others = [periodAdverbs, stopWords, ands, auxiliary, can, must, should, never, negation];
  const empty = cased(others.flat()).replaceAll("'", "['’]");
  const counter = `(?=(?<adjectives>(?:\\s(?:${adjective}${modifier})(?=\\s\\p{L}))*))\\k<adjectives>(?!\\s?${empty}(?![\\p{L}'’]))(?:${unit})`;
  const tail = hasSpaces
    ? `(?<close>${close})|(?<=\\p{L}\\.?\\s\\d{1,2}),\\s${year}|(?<unit>${counter})`
    : `(?<close>[千万億]+円?)|(?:${japaneseCounters.source.slice(1)})`;
  return {
    number: new RegExp(
      `(?<month>(?<!\\p{L})${month}\\.?\\s(?=\\d))?(?:${digits})(?:${tail})?`,
      'gu',
    ),
    range: new RegExp(`${range}|\\s${anyOf(and)}\\s`, 'u'),
    inexact: new RegExp(`^${year}$|(?<!\\p{L})${month}(?!\\p{L})`, 'u'),
  };
});

/**
 * Finds the numbers of a text, in digits or words, with their units, and joins those that form one quantity. Ignores
 * numbers in list markers (`1)`) and in names (`ISO 27001`, `iPhone 11`).
 */
export function readNumbers({ text, folded, lexicon }: Words): NumberRun[] {
  const { number, range, inexact } = patternsOf(lexicon);
  return [...text.matchAll(number)].flatMap(({ index, 0: found, groups = {} }) => {
    const {
      between = '',
      run,
      joints = '',
      one,
      month = '',
      unit: ofNumber = '',
      close = '',
    } = groups;
    const digits = run ?? one ?? '';
    const start = index + between.length + month.length;
    const end = start + digits.length;
    if (isPartOfName(text, { start, end })) return [];
    // The currency is the unit.
    const isPriced = /^(?:\p{Sc}|\p{Lu}{3}|R\$)/u.test(digits);
    const last = index + found.length - (isPriced ? ofNumber.length : 0);
    const isRange = range.test(joints);
    const single = one === undefined ? 'number' : 'one';
    const kind = isRange ? 'range' : joints ? 'parts' : single;
    // In some languages, `3 horas` may be a time of day, but neither `até 3 horas antes` nor `a las 48 horas`.
    const behind = folded.slice(last, last + longestNoun);
    const isHour = !isCountedBack(behind, lexicon) && !(parseInt(digits, 10) > hoursOfDay);
    const isOfDay = isHour && ofDay.test(folded.slice(0, start).slice(-32));
    const isLength = hourUnit.test(close) && !isOfDay;
    const span = { start: start - month.length, end: last };
    // `500 m` is a distance, `$5 m` a sum, `5 m users` a number of them.
    const isDistance = close.trim() === 'm' && !isPriced && !isBeforeNoun(folded, last, lexicon);
    const isExact =
      (close === '' || isLength || isDistance) && !inexact.test(text.slice(span.start, span.end));
    const value = kind === 'number' && isExact ? valueOf(digits.toLowerCase(), lexicon) : undefined;
    return {
      kind,
      opening: isRange ? index : start,
      digits: { start, end },
      whole: span,
      value: kind === 'one' ? 1 : value,
    };
  });
}

/** Whether several of something are named at a place of an English text. */
function isBeforeNoun(folded: string, place: number, { code, stopWords }: Lexicon): boolean {
  const [, next = ''] = /^\s(\p{L}+)/u.exec(folded.slice(place, place + longestNoun)) ?? [];
  return code === 'en' && !stopWords.includes(next) && singularOf(next) !== next;
}

function isPartOfName(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  const isInBrackets = before.lastIndexOf('(') > before.lastIndexOf(')');
  const isMark = /^\p{N}+\)$/u.test(text.slice(start, end + 1)) && !isInBrackets;
  return isMark || nameBefore.test(before) || nameWithin.test(text.slice(start, end + 2));
}

function valueOf(digits: string, { numberWords }: Lexicon): number | undefined {
  if (Object.hasOwn(numberWords, digits)) return numberWords[digits];
  const plain = digits.replace(/^(?:−|minus\s)/u, '-').replace(/[\p{Sc}\p{L}\s'’]/gu, '');
  const isSmall = /^[-+]?0[.,]/u.test(plain);
  const value = (isSmall ? plain : plain.replace(/[.,](?=\d{3}(?:\D|$))/gu, '')).replace(',', '.');
  return /^[-+]?\d+(?:\.\d+)?$/u.test(value) ? Number(value) : undefined;
}
