import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { money } from '../lexicon/money';
import type { Quantity } from '../read/quantity';
import type { DocumentWords } from './documentWords';
import { fill } from './quoted';
import { dayUnits, isMeasured, unitNames } from './words/unitPatterns';

/** The values on both sides of a quantity, written as it is. */
export interface Boundary {
  at: string;
  over: string;
  under: string;
}

/** `a week`, `an hour`, without a number. */
export const isTimeUnit = (word: string): boolean =>
  Object.values(unitNames).some((names) => names.test(word));

/**
 * The nearest values below and above a quantity: a cent, a minute of an hour, a second of a minute, a tenth of a measure,
 * one of anything else. Of a range, what lies just outside.
 *
 * @param words the decimal point where the quantity itself shows none, and the names of the units of time
 * @returns `undefined` where the quantity is no plain number
 */
export function boundaryOf(
  quantity: Quantity,
  words: Pick<DocumentWords, 'decimalPoint' | 'timeUnits'>,
  numberWords: Lexicon['numberWords'] = {},
): Boundary | undefined {
  const { comparison, value } = quantity;
  // `Six months after it`, `A year later`
  const isWord = folded(quantity.digits) in numberWords || /^\p{Lu}\p{Ll}*\s/u.test(quantity.text);
  const within = (one: string) => (isWord ? one.charAt(0).toLowerCase() + one.slice(1) : one);
  const [digits, text] = [within(quantity.digits), within(quantity.text)];
  const start = text.indexOf(digits);
  const [prefix, unit] = [text.slice(0, start), text.slice(start + digits.length)];
  const places = placesOf(quantity);
  const step = 10 ** -places;
  const write = (next: number) => written(next, places, digits, words.decimalPoint);
  if (comparison === 'range') {
    const [low = NaN, high = NaN] = endsOf(digits, numberWords);
    return low < high
      ? { at: text, under: write(low - step), over: write(high + step) }
      : undefined;
  }
  // `0 °C` has values on both sides, `0 errors` has not.
  if (value === undefined || (value === 0 && !isMeasured(text))) return undefined;
  const time = timeAround(value, unit.trim(), text, words.timeUnits);
  if (time !== undefined) return { at: text, ...time };
  const around = (next: number) =>
    next === 1 && dayUnits.test(unit.trim())
      ? fill(words.timeUnits.dayLess, { at: text })
      : besides(next);
  const besides = (next: number) =>
    // `1 nights` would be no word of the idea's language.
    places === 0 && /\p{L}/u.test(unit) && (next === 1 || value === 1)
      ? String(next)
      : prefix + write(next) + unit;
  return { at: text, over: around(value + step), under: around(value - step) };
}

const centPlaces = 2;

/** So many times a number, with as many decimals as it needs, and with the unit of what it is a multiple of. */
export function multipleOf(
  value: number,
  times: number,
  { decimalPoint }: Pick<DocumentWords, 'decimalPoint'>,
  { digits, text }: { digits: string; text: string } = { digits: '', text: '' },
): string {
  const product = Number((value * times).toFixed(4));
  const places = Number.isInteger(product) ? 0 : Math.max(centPlaces, decimalsOf(product));
  // `R$ 5`, `four pounds`
  const spelled = /\p{N}(?:[\p{N}.,'’\s]*\p{N})?/u.exec(digits)?.[0] ?? digits;
  const number = written(product, places, spelled, decimalPoint);
  return text.replace(spelled, () => number);
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/** What lies next to a period: a minute or second more or less, or a day. */
function timeAround(
  value: number,
  unit: string,
  at: string,
  { dayLess, dayMore, hour, minute, second }: DocumentWords['timeUnits'],
): Omit<Boundary, 'at'> | undefined {
  if (unitNames.longer.test(unit))
    return { over: fill(dayMore, { at }), under: fill(dayLess, { at }) };
  const isDay = value === 1 && unitNames.day.test(unit);
  const isMinutes = unitNames.minutes.test(unit);
  if (!Number.isInteger(value) || !(isDay || isMinutes || unitNames.hours.test(unit)))
    return undefined;
  const [large, small] = isMinutes ? [minute, second] : [hour, minute];
  const count = isDay ? hoursOfDay : value;
  const less = count === 1 ? '' : `${count - 1}${large} `;
  return { over: `${count}${large} 1${small}`, under: `${less}59${small}` };
}

const hoursOfDay = 24;
const twoEnds =
  /^\p{Sc}?\s?([+\-−]?\p{N}[\p{N}.,]*|\p{L}+)\s?(?:%|°\s?[cfk]?)?\s?(?:\p{L}+|[-–〜～])\s?\p{Sc}?\s?([+\-−]?\p{N}[\p{N}.,]*|\p{L}+)$/u;

/** The two numbers of a range; none where it is more than these. */
function endsOf(digits: string, numberWords: Lexicon['numberWords']): number[] {
  const [, ...ends] = twoEnds.exec(folded(digits)) ?? [];
  return ends.map(
    (end) =>
      numberWords[end] ??
      Number(
        end
          .replace('−', '-')
          .replace(/[.,](?=\d{3}(?:\D|$))/gu, '')
          .replace(',', '.'),
      ),
  );
}

/** How many decimals the value next to a quantity has. */
function placesOf({ comparison, digits, phrase, text, value }: Quantity): number {
  const fractions = [...digits.matchAll(/[.,](\d{1,2})(?!\d)/gu)].map(([, one = '']) => one.length);
  const [, last = ''] = /[.,](\d+)\D*$/u.exec(digits) ?? [];
  const isRange = comparison === 'range';
  const ofValue = Number.isInteger(value) ? 0 : last.length;
  const decimals = isRange ? Math.max(0, ...fractions) : ofValue;
  if (money.test(phrase)) return Math.max(2, decimals);
  return isMeasured(text) ? decimals + 1 : decimals;
}

/** A number with the separators that the idea uses. */
function written(value: number, places: number, like: string, decimalPoint: string): string {
  const [whole = '', fraction] = value.toFixed(places).split('.');
  const [sign = ''] = /\p{Sc}\s?/u.exec(like) ?? [];
  const thousands = /[1-9]\d*([.,\s’'\u00a0\u202f])\d{3}(?!\d)/u.exec(like)?.[1] ?? '';
  const ofThousands = { '.': ',', ',': '.' }[thousands];
  const point =
    /(?:\b0(?=[.,])|\d(?=[.,]\d{1,2}(?!\d)))([.,])/u.exec(like)?.[1] ?? ofThousands ?? decimalPoint;
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, thousands);
  return `${sign}${grouped}${fraction === undefined ? '' : point + fraction}`;
}
