import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import type { Quantity } from '../read/quantity';
import type { DocumentWords } from './documentWords';
import { fill } from './quoted';

/** The values on both sides of a quantity, written as it is. */
export interface Boundary {
  at: string;
  over: string;
  under: string;
}

const year = /^(?:19|20)\p{N}\p{N}$/u;
/** In all languages: a price. */
export const money =
  /\p{Sc}|(?<!\p{L})(?:EUR|USD|GBP|CHF|PLN|SEK|NOK|DKK|CAD|AUD|BRL|zł|kr|Kč|quid|euros?|dollars?|pounds?)(?!\p{L})/iu;
/** In all languages: a share. */
export const percent =
  /[%‰]|(?<!\p{L})(?:per ?cent|prozent|pour cent|por ciento|per cento|por cento|procent)/iu;
const noCents = /[¥￥円]|\bJPY\b|yen/iu;
const measured =
  /(?:^|[\s\d])(?:%|‰|°\s?[CF]?|(?:kilo)?m[eèé]t(?:er|re|ro|ri)s?|metrów|k?m|cm|mm|kg|g|mg|t|l|ml|s|sec|seconds?|secondes?|segundos?|second[oi]|seconden|Sekunden?|sekund[aęy]?|kWh|W|V|A|Pa|bar|dB|lux|ppm|mph|km\/h|miles?|feet|ft|lit(?:re|er)s?)$/u;
/** Whether a text ends in a unit that can be divided further. */
export const isMeasured = (text: string): boolean => measured.test(text);
const hours = /^(?:h|hours?|hrs?|Stunden?|heures?|horas?|or[ae]|uur|godzin\w*|時間|ساع\p{L}*)$/iu;
const days =
  /^(?:weeks?|months?|quarters?|years?|wochen?|monat\p{L}*|quartal\p{L}*|jahr\p{L}*|semaines?|mois|trimestr\p{L}*|ans?|années?|semanas?|mes(?:es|[ei])?|mês|años?|anos?|settiman[ae]|ann[io]|week|weken|maand(?:en)?|kwarta\p{L}+|ja(?:ar|ren)|tygod\p{L}*|tydzień|miesi\p{L}*|kwartał\p{L}*|rok\p{L}*|lat\p{L}?|[週年]間?|[かヶカケ]月間?|أسبوع\p{L}*|أسابيع|شهر\p{L}*|أشهر|شهور|سن\p{L}+|عام\p{L}*|أعوام)$/iu;
const day = /^(?:day|tag(?:es)?|jour|día|dia|giorno|dag|dzień|يوم)$/iu;
const minutes = /^(?:mins?|minutes?|Minuten?|minut[oiays]?|minutos?|分間?|دقيق\p{L}*)$/iu;

/** `a week`, `an hour`, without a number. */
export const isTimeUnit = (word: string): boolean =>
  [hours, minutes, days].some((names) => names.test(word));

/**
 * The nearest values below and above a quantity: a cent, a minute of an hour, a second of a minute, a tenth of a measure,
 * one of anything else. Of a range, what lies just outside.
 *
 * @param words the decimal point where the quantity itself shows none, and the names of the units of time
 * @returns `undefined` where the quantity is no plain number
 */
export function boundaryOf(
  quantity: Quantity,
  { decimalPoint, timeUnits }: Pick<DocumentWords, 'decimalPoint' | 'timeUnits'>,
  numberWords: Lexicon['numberWords'] = {},
): Boundary | undefined {
  const { text, digits, phrase, value } = quantity;
  if (quantity.comparison === 'range') return outsideOf(quantity, decimalPoint, numberWords);
  // `three shows' worth`
  const isPossessive = /['’]$/u.test(text);
  if (value === undefined || value === 0 || isPossessive || year.test(text)) return undefined;
  const start = text.indexOf(digits);
  const unit = text.slice(start + digits.length);
  const [isHours, isMinutes] = [hours, minutes].map((names) => names.test(unit.trim()));
  if ((isHours || isMinutes) && Number.isInteger(value)) {
    const [large, small] = isHours
      ? [timeUnits.hour, timeUnits.minute]
      : [timeUnits.minute, timeUnits.second];
    const under = value === 1 ? `59${small}` : `${value - 1}${large} 59${small}`;
    return { at: text, over: `${value}${large} 1${small}`, under };
  }
  if (value === 1 && day.test(unit.trim()))
    return {
      at: text,
      over: `24${timeUnits.hour} 1${timeUnits.minute}`,
      under: `23${timeUnits.hour} 59${timeUnits.minute}`,
    };
  if (days.test(unit.trim()))
    return {
      at: text,
      over: fill(timeUnits.dayMore, { at: text }),
      under: fill(timeUnits.dayLess, { at: text }),
    };
  const decimals = Number.isInteger(value) ? 0 : (/[.,](\d+)\D*$/u.exec(digits)?.[1]?.length ?? 0);
  const isMoney = money.test(phrase) && !noCents.test(text);
  const isFine = isMeasured(text);
  const places = isMoney ? Math.max(2, decimals) : decimals + (isFine ? 1 : 0);
  const step = 10 ** -places;
  const around = (next: number) =>
    // `1 nights` would be no word of the idea's language.
    !isMoney && !isFine && /\p{L}/u.test(unit) && (next === 1 || value === 1)
      ? String(next)
      : text.slice(0, start) + written(next, places, digits, decimalPoint) + unit;
  return {
    at: text,
    over: around(value + step),
    under: around(value - step),
  };
}

/** `300 to 500`: a step below the lower end, and one above the upper. */
function outsideOf(
  quantity: Quantity,
  decimalPoint: string,
  numberWords: Lexicon['numberWords'],
): Boundary | undefined {
  const { text, digits, phrase } = quantity;
  const [first = '', , last = ''] = folded(digits).split(/\s/u);
  const [low = numberWords[first] ?? NaN, high = numberWords[last] ?? NaN] =
    endsOf(quantity).map(numberOf);
  const unit = text.slice(text.indexOf(digits) + digits.length).trim();
  // `between 8 and 18 h` is a time of day.
  if (!(low < high) || hours.test(unit)) return undefined;
  const isMoney = money.test(phrase) && !noCents.test(text);
  const isFine = high - low <= 1;
  const decimals = Math.max(
    ...endsOf(quantity).map((end) => /[.,](\d{1,2})$/u.exec(end)?.[1]?.length ?? 0),
  );
  const least = isMoney || isFine ? 2 : /^(?:-|.*\s[+-]?\d+\s?(?:%|°|dB))/u.test(text) ? 1 : 0;
  const places = Math.max(decimals, least);
  const step = 10 ** -places;
  const [under, over] = [low - step, high + step].map((next) =>
    written(next, places, digits, decimalPoint),
  );
  return { at: text, over: over ?? '', under: under ?? '' };
}

const twoEnds =
  /^\p{Sc}?\s?([+-]?\p{N}[\p{N}.,]*)\s?(?:%|°C)?\s?(?:\p{L}+|[-–〜～])\s?\p{Sc}?\s?([+-]?\p{N}[\p{N}.,]*)$/u;

/** The two numbers of a range; none where it is more than these. */
function endsOf({ digits }: Quantity): string[] {
  return twoEnds.exec(digits)?.slice(1) ?? [];
}

function numberOf(digits: string): number {
  return Number(digits.replace(/[.,](?=\d{3}(?:\D|$))/gu, '').replace(',', '.'));
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
