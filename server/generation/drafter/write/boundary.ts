import { folded } from '../lexicon/phraseIndex';
import type { Quantity } from '../read/quantity';
import { quote, type Quote } from '../read/span';
import type { Statement } from '../sort/workbook';
import type { CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { fill, marked } from './quoted';

/** The values on both sides of a quantity, written as it is. */
interface Boundary {
  at: string;
  over: string;
  under: string;
}

const year = /^(?:19|20)\p{N}\p{N}$/u;
const money =
  /\p{Sc}|(?<!\p{L})(?:EUR|USD|GBP|CHF|PLN|SEK|NOK|DKK|CAD|AUD|BRL|zł|kr|Kč|quid|euros?|dollars?|pounds?)(?!\p{L})/iu;
const noCents = /[¥￥円]|\bJPY\b|yen/iu;
const measured =
  /(?:^|[\s\d])(?:%|‰|°\s?[CF]?|k?m|cm|mm|kg|g|mg|t|l|ml|s|sec|seconds?|kWh|W|V|A|Pa|bar|dB|lux|ppm|mph|km\/h|miles?|feet|lit(?:re|er)s?)$/u;
const timed =
  /^(?:h|hours?|hrs?|Stunden?|heures?|horas?|ore|uur|godzin\w*|時間|ساع\p{L}*|min|mins|minutes?|Minuten?|minut[oiays]?|minutos?|分|分間|دقيق\p{L}*)$/iu;

/** The cases at the bounds of each quantity of a statement. A goal is measured, not tested: only where its words set a bound. */
export function boundaryCases(
  clause: CuedClause,
  { kind, quantities }: Statement,
  words: DocumentWords,
): string[] {
  return quantities
    .filter(
      ({ comparison, digits }) =>
        // A year that bounds nothing is asked about elsewhere.
        kind === 'R' || comparison !== 'exactly' || (kind !== 'G' && !year.test(digits)),
    )
    .map((quantity) => caseOf(clause, quantity, words));
}

function caseOf(clause: CuedClause, quantity: Quantity, words: DocumentWords): string {
  const { comparison, digits, phrase, span, text } = quantity;
  const { criteria, decimalPoint, quotation } = words;
  const unit = folded(text.replace(digits, '')).trim();
  const isTime = clause.lexicon.months.includes(unit) || /^(?:[ap]\.?m\.?|uhr|時)$/u.test(unit);
  // `more than 12 € is not acceptable` turns the comparison round.
  const isDenied = clause.cues.some(
    ({ name, start }) =>
      name === 'negation' &&
      start > span.end &&
      !/[,،]\s/u.test(clause.idea.slice(span.end, start)),
  );
  const boundary = isTime || isDenied ? undefined : boundaryOf(quantity, decimalPoint);
  const bounds = criteria.bounds[comparison];
  const template =
    boundary === undefined && /\{(?:at|over)\}/u.test(bounds) ? criteria.around : bounds;
  const quoted = inContext(clause, quantity);
  // A code, or a version.
  const isName =
    comparison === 'exactly' && phrase === digits && (quoted !== phrase || digits.includes('/'));
  return fill(isName ? criteria.literal : template, {
    ...boundary,
    quantity: marked(quoted, quotation),
  });
}

/** A bare number with the word before it, and to its own end: `iPhone 11`, `2x45`. */
function inContext({ idea, span: clause, lexicon }: CuedClause, quantity: Quantity): Quote {
  const { phrase, span } = quantity;
  if (!lexicon.hasSpaces || /\p{L}{2}|[\p{Sc}%°]/u.test(phrase)) return phrase;
  const start = idea.indexOf(phrase, Math.max(clause.start, span.end - phrase.length));
  const end = start + phrase.length;
  const head = idea.slice(Math.max(clause.start, start - 40), start);
  const [before = ''] = /[\p{L}\p{N}.-]+\s+$/u.exec(head) ?? [];
  const [after = ''] = /^[^\s,;:.)]*/u.exec(idea.slice(end, clause.end)) ?? [];
  const isEmpty = [...lexicon.stopWords, ...lexicon.cues.and].includes(folded(before.trim()));
  return quote(idea, { start: start - (isEmpty ? 0 : before.length), end: end + after.length });
}

/**
 * The nearest values below and above a quantity: a cent, a minute of an hour, a second of a minute, a tenth of a measure,
 * one of anything else. Of a range, what lies just outside.
 *
 * @param decimalPoint where the quantity itself shows none
 * @returns `undefined` where the quantity is no plain number
 */
export function boundaryOf(quantity: Quantity, decimalPoint: string): Boundary | undefined {
  const { text, digits, phrase, value } = quantity;
  if (quantity.comparison === 'range') return outsideOf(quantity);
  if (value === undefined || value === 0 || year.test(text)) return undefined;
  const start = text.indexOf(digits);
  const unit = text.slice(start + digits.length);
  if (timed.test(unit.trim()) && Number.isInteger(value))
    return {
      at: `${value}:00${unit}`,
      over: `${value}:01${unit}`,
      under: `${value - 1}:59${unit}`,
    };
  const decimals = Number.isInteger(value) ? 0 : (/[.,](\d+)\D*$/u.exec(digits)?.[1]?.length ?? 0);
  const isMoney = money.test(phrase) && !noCents.test(text);
  const isMeasured = measured.test(text);
  const places = isMoney ? Math.max(2, decimals) : decimals + (isMeasured ? 1 : 0);
  const step = 10 ** -places;
  const around = (next: number) =>
    // `1 nights` would be no word of the idea's language.
    !isMoney && !isMeasured && /\p{L}/u.test(unit) && (next === 1 || value === 1)
      ? String(next)
      : text.slice(0, start) + written(next, places, digits, decimalPoint) + unit;
  return { at: text, over: around(value + step), under: around(value - step) };
}

/** `300 to 500`: one below the lower end, one above the upper. */
function outsideOf({ text, digits }: Quantity): Boundary | undefined {
  const [, low, high] =
    /^\p{Sc}?(\p{N}{1,9})\s?(?:\p{L}+|[-–〜～])\s?(\p{N}{1,9})$/u.exec(digits) ?? [];
  return Number(low) <= Number(high)
    ? { at: text, over: String(Number(high) + 1), under: String(Number(low) - 1) }
    : undefined;
}

/** A number with the separators that the idea uses. */
function written(value: number, places: number, like: string, decimalPoint: string): string {
  const [whole = '', fraction] = value.toFixed(places).split('.');
  const [sign = ''] = /\p{Sc}\s?/u.exec(like) ?? [];
  const thousands = /\d([.,\s’'\u00a0\u202f])\d{3}(?!\d)/u.exec(like)?.[1] ?? '';
  const ofThousands = { '.': ',', ',': '.' }[thousands];
  const point = /\d([.,])\d{1,2}(?!\d)/u.exec(like)?.[1] ?? ofThousands ?? decimalPoint;
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, thousands);
  return `${sign}${grouped}${fraction === undefined ? '' : point + fraction}`;
}
