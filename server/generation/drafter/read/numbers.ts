import { capital } from '../lexicon/capital';
import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import {
  japaneseCounters,
  japaneseNumerals,
  numberedNames,
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
export interface NumberRun extends Span {
  /** `one` is the article before a unit of time: `an hour`. */
  kind: 'number' | 'range' | 'parts' | 'one';
  /** Start of the word that introduces it: `between`. */
  opening: number;
  /** With the unit or month. */
  whole: Span;
}

const currency = String.raw`(?:R\$|\p{Sc}|(?:CHF|EUR|USD|GBP|PLN|SEK|NOK|DKK|Fr\.|Rs\.?)(?=\s?\p{N}))\s?`;
/** `1.5`, `10,000`, `1 234,5`, `47:59`, also after a sign or currency. */
const numeral = String.raw`(?:[-−+](?=\p{N}))?(?:${currency})?\p{N}+(?:[.,:/'’]\p{N}+|[\u00a0\u202f ]\p{N}{3}(?!\p{N}))*(?!\p{N})`;
/** What belongs to a number as its unit: attached to it, or a word after it. */
const unitAfter =
  /^(?:\s?[%‰°][CFK]?\b|\s?[%‰°]|\s?\p{Sc}|\s?[\p{Lu}]{3}\b|[-\s\u00a0]?(?:\p{L}[\p{L}\p{M}²³µ'’]*(?:\/\p{L}+)?))/u;
const nameBefore = new RegExp(
  String.raw`(?:\p{L}-|\p{Ll}\p{Lu}\S*\s|(?<![^\s("“„])${anyOf(numberedNames)}\s)$`,
  'u',
);
/** `3G`, but not a unit such as `9V`; a grade such as `6a`, but `d` may stand for days. */
const nameWithin = /^\p{N}(?![ACFLMVW])\p{Lu}(?!\p{L})|\p{N}[abcef](?:[^\p{L}\p{N}]|$)/u;

/** The patterns of numbers in a language. A month that is also another word, such as `May`, needs its capital. */
export const patternsOf = perLanguage((lexicon) => {
  const { code, hasSpaces, months, numberWords, pastEndings, stopWords, unitAdjectives } = lexicon;
  const { to, and, between, outOf, fractions, one, timeUnits, clock, scales } = quantityWords[code];
  const cased = (words: readonly string[]) => anyOf(words.flatMap((word) => [word, capital(word)]));
  const whole = (words: string) => String.raw`(?<![\p{L}\p{M}])${words}(?![\p{L}\p{M}])`;
  const words = whole(cased([...fractions, ...Object.keys(hasSpaces ? numberWords : {})]));
  const article = `${whole(cased(one))}(?=\\s(?:\\p{L}{1,30}\\s)?${whole(cased(timeUnits))})`;
  const month = anyOf(
    months.flatMap((word) => [capital(word), ...(stopWords.includes(word) ? [] : [word])]),
  );
  const ofMonth = String.raw`(?:\.|st|nd|rd|th|º|er)?\s(?:of\s|de\s|d')?${month}`;
  const named = hasSpaces ? words : `(?:${words}|${japaneseNumerals.source})`;
  const next = `(?:${numeral}|${named})`;
  const apart = hasSpaces ? '\\p{L}' : '\\p{Script=Latin}';
  const first = `(?:(?<![${apart}\\p{N}.,:/-])${numeral}|${named})`;
  const range = String.raw`(?:\s?${anyOf(clock)})?(?:\s?[-–〜～]\s?|\s${anyOf(to)}\s)`;
  const parts = String.raw`(?:\s?[x×h]\s?|\s${anyOf(outOf)}\s|${ofMonth}\.?,?\s(?:de\s)?)`;
  return {
    run: new RegExp(
      `${whole(cased(between))}\\s(?<both>${first}\\s${anyOf(and)}\\s${next})|(?<run>${first}(?<parts>(?:(?:${range}|${parts})${next})*))|(?<one>${article})`,
      'gu',
    ),
    range: new RegExp(`^${first}(?:${parts}${next})*${range}${next}`, 'u'),
    month: new RegExp(`(?<!\\p{L})${month}(?!\\p{L})`, 'u'),
    monthBefore: new RegExp(`(?<!\\p{L})${month}\\.?\\s$`, 'u'),
    /** `€10k`, `4 p.m.`, `3rd of May` */
    close: hasSpaces
      ? new RegExp(
          `^(?:[kmKM](?!\\p{N})|\\s?${anyOf(clock.flatMap((word) => [word, word.toUpperCase(), capital(word)]))}|${ofMonth})(?!\\p{L})`,
          'u',
        )
      : japaneseCounters,
    /** `2 working days`, `250 finished nights` */
    adjectives: new RegExp(
      `^(?:\\s(?:${anyOf([...unitAdjectives, ...Object.keys(numberWords)])}|\\p{L}[\\p{L}\\p{M}-]{2,}${anyOf(pastEndings ?? [])})(?=\\s\\p{L})){0,3}`,
      'u',
    ),
    clock: new RegExp(`^\\s?${anyOf(clock)}(?!\\p{L})`, 'u'),
    scale: new RegExp(`^\\s?${anyOf(scales)}(?!\\p{L})`, 'u'),
  };
});

/**
 * Finds the numbers of a text, in digits or words, with their units, and joins those that form one quantity. Ignores
 * numbers in list markers (`1)`) and in names (`ISO 27001`, `iPhone 11`).
 */
export function readNumbers(words: Words): NumberRun[] {
  const { text, lexicon } = words;
  const { run, range } = patternsOf(lexicon);
  return [...text.matchAll(run)].flatMap(({ index: opening, 0: found, groups }) => {
    const digits = groups?.run ?? groups?.both ?? found;
    const end = opening + found.length;
    const start = end - digits.length;
    if (isPartOfName(text, { start, end })) return [];
    const isRange = groups?.both !== undefined || range.test(digits);
    const single = groups?.one === undefined ? 'number' : 'one';
    const kind = isRange ? 'range' : groups?.parts ? 'parts' : single;
    return { kind, start, end, opening, whole: wholeOf(words, { start, end }) };
  });
}

function isPartOfName(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  const isInBrackets = before.lastIndexOf('(') > before.lastIndexOf(')');
  const isMark = /^\p{N}+\)$/u.test(text.slice(start, end + 1)) && !isInBrackets;
  return isMark || nameBefore.test(before) || nameWithin.test(text.slice(start, end + 2));
}

/** A number with its unit or month. */
function wholeOf({ text, folded, lexicon }: Words, { start, end }: Span): Span {
  const { monthBefore, close, adjectives } = patternsOf(lexicon);
  const rest = text.slice(end, end + 60);
  const [near = ''] = close.exec(rest) ?? [];
  if (near !== '' || !lexicon.hasSpaces) return { start, end: end + near.length };
  // The currency is the unit.
  const hasUnit = /^(?:\p{Sc}|\p{Lu}{3}|R\$)/u.test(text.slice(start, end));
  const [between = ''] = adjectives.exec(folded.slice(end, end + 60)) ?? [];
  const [unit = ''] = hasUnit ? [] : (unitAfter.exec(rest.slice(between.length)) ?? []);
  if (unit !== '' && !isEmptyWord(unit, lexicon))
    return { start, end: end + between.length + unit.length };
  // `May 3, 2026`
  const [month = ''] = monthBefore.exec(text.slice(Math.max(0, start - 24), start)) ?? [];
  const [ofYear = ''] = month === '' ? [] : (/^,?\s(?:19|20)\d\d(?!\p{N})/u.exec(rest) ?? []);
  return { start: start - month.length, end: end + ofYear.length };
}

function isEmptyWord(unit: string, { cues, stopWords }: Lexicon): boolean {
  const word = unit
    .toLowerCase()
    .replace('’', "'")
    .replace(/^[-\s]/u, '');
  return [stopWords, cues.and, cues.auxiliary, cues.can, cues.must, cues.should].some((list) =>
    list.includes(word),
  );
}
