import type { Quantity } from '../read/quantity';

/** The values on both sides of a quantity, written as it is. */
export interface Boundary {
  at: string;
  over: string;
  under: string;
}

const money =
  /\p{Sc}|\b(?:EUR|USD|GBP|CHF|PLN|SEK|NOK|DKK|JPY|CAD|AUD|BRL|euros?|dollars?|pounds?)\b/iu;
const noCents = /[¥￥円]|\bJPY\b|yen/iu;
const measured =
  /(?:^|[\s\d])(?:%|‰|°\s?[CF]?|k?m|cm|mm|km|kg|g|mg|t|l|ml|s|sec|seconds?|kWh|W|V|A|Pa|bar|dB|lux|ppm|mph|km\/h|miles?|feet|litres?|liters?)$/u;
const hours = /^(?:h|hours?|hrs?|Stunden?|heures?|horas?|ore|uur|godzin\w*|時間|ساع\p{L}*)$/iu;

/**
 * The nearest values below and above a quantity: a cent, a minute of an hour, a tenth of a measure, one of anything else.
 *
 * @param decimalPoint where the quantity itself shows none
 * @returns `undefined` where the quantity is no plain number
 */
export function boundaryOf(
  { text, digits, value }: Quantity,
  decimalPoint: '.' | ',',
): Boundary | undefined {
  if (value === undefined) return undefined;
  const start = text.indexOf(digits);
  const unit = text.slice(start + digits.length).trim();
  if (hours.test(unit) && Number.isInteger(value) && value > 0) {
    return { at: `${value}:00 h`, over: `${value}:01 h`, under: `${value - 1}:59 h` };
  }
  const decimals = decimalsOf(digits, value);
  const isMoney = money.test(text);
  const places = isMoney
    ? noCents.test(text)
      ? 0
      : Math.max(2, decimals)
    : decimals + (decimals > 0 || measured.test(text) ? 1 : 0);
  const step = 10 ** -places;
  const around = (next: number) =>
    `${text.slice(0, start)}${written(next, places, digits, decimalPoint)}${text.slice(start + digits.length)}`;
  return { at: text, over: around(value + step), under: around(value - step) };
}

function decimalsOf(digits: string, value: number): number {
  return Number.isInteger(value) ? 0 : (/[.,](\d+)\D*$/u.exec(digits)?.[1]?.length ?? 0);
}

/** A number with the separators that the idea uses. */
function written(value: number, places: number, like: string, decimalPoint: '.' | ','): string {
  const [whole = '', fraction] = value.toFixed(places).split('.');
  const sign = /\p{Sc}\s?/u.exec(like)?.[0] ?? '';
  const thousands = /\d([.,\s’'\u00a0\u202f])\d{3}(?!\d)/u.exec(like)?.[1];
  const usesComma = /\d,\d{1,2}(?!\d)/u.test(like) || thousands === '.';
  const usesPoint = /\d\.\d{1,2}(?!\d)/u.test(like) || thousands === ',';
  const point = usesComma ? ',' : usesPoint ? '.' : decimalPoint;
  const grouped = thousands === undefined ? whole : whole.replace(/\B(?=(?:\d{3})+$)/gu, thousands);
  return `${sign}${grouped}${fraction === undefined ? '' : point + fraction}`;
}
