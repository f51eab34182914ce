import type { Quantity } from '../read/quantity';

/** The values on both sides of a quantity, written as it is. */
export interface Boundary {
  at: string;
  over: string;
  under: string;
}

const money =
  /\p{Sc}|(?<!\p{L})(?:EUR|USD|GBP|CHF|PLN|SEK|NOK|DKK|JPY|CAD|AUD|BRL|zł|kr|Kč|quid|euros?|dollars?|pounds?)(?!\p{L})/iu;
const noCents = /[¥￥円]|\bJPY\b|yen/iu;
const measured =
  /(?:^|[\s\d])(?:%|‰|°\s?[CF]?|k?m|cm|mm|km|kg|g|mg|t|l|ml|s|sec|seconds?|kWh|W|V|A|Pa|bar|dB|lux|ppm|mph|km\/h|miles?|feet|litres?|liters?)$/u;
const hours = /^(?:h|hours?|hrs?|Stunden?|heures?|horas?|ore|uur|godzin\w*|時間|ساع\p{L}*)$/iu;
const minutes = /^(?:min|mins|minutes?|Minuten?|minut[oiays]?|minutos?|分|分間|دقيق\p{L}*)$/iu;

/**
 * The nearest values below and above a quantity: a cent, a minute of an hour, a second of a minute, a tenth of a measure,
 * one of anything else. Of a range, what lies just outside.
 *
 * @param decimalPoint where the quantity itself shows none
 * @returns `undefined` where the quantity is no plain number
 */
export function boundaryOf(quantity: Quantity, decimalPoint: '.' | ','): Boundary | undefined {
  const { text, digits, phrase, value } = quantity;
  if (quantity.comparison === 'range') return outsideOf(quantity);
  if (value === undefined || value === 0 || /^(?:19|20)\p{N}\p{N}$/u.test(text)) return undefined;
  const start = text.indexOf(digits);
  const unit = text.slice(start + digits.length).trim();
  const rest = text.slice(start + digits.length);
  if ((hours.test(unit) || minutes.test(unit)) && Number.isInteger(value)) {
    return {
      at: `${value}:00${rest}`,
      over: `${value}:01${rest}`,
      under: `${value - 1}:59${rest}`,
    };
  }
  const decimals = decimalsOf(digits, value);
  const isMoney = money.test(phrase);
  const isFine = isMoney ? !noCents.test(text) : measured.test(text);
  const places = isMoney && isFine ? Math.max(2, decimals) : decimals + (isFine ? 1 : 0);
  const step = 10 ** -places;
  // `1 nights` would be no word of the idea's language.
  const isCounted = !isMoney && !isFine && unit !== '';
  const around = (next: number) =>
    isCounted && (next === 1 || value === 1)
      ? String(next)
      : text.slice(0, start) + written(next, places, digits, decimalPoint) + rest;
  return { at: text, over: around(value + step), under: around(value - step) };
}

/** `300 to 500`: one below the lower end, one above the upper. */
function outsideOf({ text, digits }: Quantity): Boundary | undefined {
  const [low, high] = digits.match(/\p{N}+/gu) ?? [];
  const isPlain = /^\p{Sc}?\p{N}{1,9}\s?(?:\p{L}+|[-–〜～])\s?\p{N}{1,9}$/u.test(digits);
  if (!isPlain || low === undefined || high === undefined || Number(low) > Number(high))
    return undefined;
  return { at: text, over: String(Number(high) + 1), under: String(Number(low) - 1) };
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
