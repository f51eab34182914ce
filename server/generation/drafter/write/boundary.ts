import { folded } from '../lexicon/phraseIndex';
import { quantityWords } from '../lexicon/quantityWords';
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
  /(?:^|[\s\d])(?:%|‰|°\s?[CF]?|k?m|cm|mm|kg|g|mg|t|l|ml|s|sec|seconds?|kWh|W|V|A|Pa|bar|dB|lux|ppm|mph|km\/h|miles?|feet|ft|lit(?:re|er)s?)$/u;
const timed =
  /^(?:h|hours?|hrs?|Stunden?|heures?|horas?|ore|uur|godzin\w*|時間|ساع\p{L}*|min|mins|minutes?|Minuten?|minut[oiays]?|minutos?|分|分間|دقيق\p{L}*)$/iu;

/** Behind `faster than`, which bounds a time from above and a speed from below. */
const faster =
  /^(?:faster|quicker|schneller|plus vite|plus rapide|más rápido|mais rápido|più veloce|sneller|szybciej|أسرع)/iu;
const speed = /\/(?:h|s|min)$|(?:^|\s)(?:mph|knots?|kn)$/iu;
/** More of anything is seldom meant to the piece. */
const mostCounted = 20;

/** What a test does with the quantities of a statement. */
interface Cases {
  /** A sentence for each whose bounds are sure. */
  bounds: string[];
  /** Those that a test only names. */
  others: Quote[];
}

/** The cases at the bounds of each quantity of a statement; of all but a requirement, only where its words set a bound. */
export function boundaryCases(
  clause: CuedClause,
  { kind, quantities }: Statement,
  words: DocumentWords,
): Cases {
  const cases: Cases = { bounds: [], others: [] };
  for (const quantity of quantities) {
    const { comparison } = quantity;
    // `from 120 to 300` as a goal is a change, not a range.
    const isChange = kind === 'G' && comparison === 'range';
    if (isChange || (kind !== 'R' && comparison === 'exactly') || isCell(clause, quantity))
      continue;
    const found = caseOf(clause, quantity, words);
    if (found === undefined) cases.others.push(inContext(clause, quantity));
    else cases.bounds.push(found);
  }
  return cases;
}

/** A number alone in a cell counts heads or money; it is no demand. */
function isCell({ idea }: CuedClause, { span }: Quantity): boolean {
  return (
    /\|[^\p{L}\n|]*$/u.test(idea.slice(Math.max(0, span.start - 8), span.start)) &&
    /^[^\n|]{0,16}\|/u.test(idea.slice(span.end, span.end + 20))
  );
}

function caseOf(clause: CuedClause, read: Quantity, words: DocumentWords): string | undefined {
  const { criteria, decimalPoint, quotation } = words;
  const isSpeed = speed.test(read.text) && faster.test(read.phrase);
  const quantity =
    isSpeed && read.comparison === 'below' ? { ...read, comparison: 'above' as const } : read;
  const before = clause.idea.slice(
    Math.max(clause.span.start, quantity.span.start - 60),
    quantity.span.start,
  );
  const values = isUnbounded(clause, quantity) ? undefined : boundaryOf(quantity, decimalPoint);
  const bounds = criteria.bounds[quantity.comparison];
  const isExample = words.example.test(folded(before));
  if (!isExample && values === undefined && /\{(?:at|over)\}/u.test(bounds)) return undefined;
  return fill(isExample ? criteria.example : bounds, {
    ...values,
    quantity: marked(inContext(clause, quantity), quotation),
  });
}

/** Whether the values next to a quantity tell nothing: of a date or code, of a number without a bound that is not counted out, of what is denied. */
function isUnbounded({ cues, idea, lexicon }: CuedClause, quantity: Quantity): boolean {
  const { comparison, digits, phrase, span, text, value = 0 } = quantity;
  const unit = folded(text.replace(digits, '')).trim();
  const isTime = lexicon.months.includes(unit) || /^(?:[ap]\.?m\.?|uhr|時)$/u.test(unit);
  const isCode = /^0\d/u.test(digits) || (/\p{L}/u.test(digits) && !Number.isInteger(value));
  // `more than 12 € is not acceptable` turns the comparison round; `at most 5 and no later than` does not.
  const isDenied = cues.some(
    ({ name, start }) =>
      name === 'negation' &&
      start > span.start &&
      !/[,،]\s/u.test(idea.slice(span.end, start)) &&
      !cues.some(
        (cue) => /^(?:and|but|if)$/u.test(cue.name) && cue.start >= span.end && cue.end <= start,
      ),
  );
  const parts = unit.split(' ');
  const isDuration = quantityWords[lexicon.code].timeUnits.some((name) =>
    parts.some((part) => part.startsWith(name)),
  );
  // `one of our 12 iPads` and `35 farmers` say how many there are, `between two visits` where something happens.
  const [, before = ''] =
    /(\p{L}+)\s$/u.exec(idea.slice(Math.max(0, span.start - 24), span.start)) ?? [];
  const isThere =
    lexicon.prepositions.includes(folded(before)) ||
    parts.some((part) => lexicon.people.general.includes(part)) ||
    cues.some(
      ({ name, start, end }) =>
        (name === 'determiner' && end === span.start - 1) ||
        (/^(?:person$|do:)/u.test(name) && start >= span.start && end <= span.end),
    );
  // `eight ready-made sentences`: in English, what is counted is a plural.
  const isNoun = lexicon.code !== 'en' || unit.endsWith('s');
  const isCounted =
    value > 1 &&
    value <= mostCounted &&
    /\p{L}{2}/u.test(unit) &&
    isNoun &&
    !(isDuration || isThere || money.test(phrase) || measured.test(text) || timed.test(unit));
  // `45 % after` a year compares two shares.
  const isNoDelay = comparison === 'after' && text.includes('%');
  return isTime || isCode || isDenied || isNoDelay || (comparison === 'exactly' && !isCounted);
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
  if (quantity.comparison === 'range') return outsideOf(quantity, decimalPoint);
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
  // Those under 23, not 23 seconds.
  const isAge = /^\d\ds$/u.test(text) && /^(?:below|above)$/u.test(quantity.comparison);
  const isMeasured = measured.test(text) && !isAge;
  const places = isMoney ? Math.max(2, decimals) : decimals + (isMeasured ? 1 : 0);
  const step = 10 ** -places;
  const around = (next: number) =>
    // `1 nights` would be no word of the idea's language.
    isAge || (!isMoney && !isMeasured && /\p{L}/u.test(unit) && (next === 1 || value === 1))
      ? String(next)
      : text.slice(0, start) + written(next, places, digits, decimalPoint) + unit;
  return {
    at: isAge ? String(value) : text,
    over: around(value + step),
    under: around(value - step),
  };
}

/** `300 to 500`: a step below the lower end, and one above the upper. */
function outsideOf({ text, digits, phrase }: Quantity, decimalPoint: string): Boundary | undefined {
  const ends = digits.match(/\p{N}[\p{N}.,]*/gu) ?? [];
  const [low, high] = ends.map((end) => Number(end.replace(/[.,](?=\d{3}(?:\D|$))/gu, '')));
  const isPlain =
    /^\p{Sc}?\s?\p{N}[\p{N}.,]*\s?(?:\p{L}+|[-–〜～])\s?\p{Sc}?\s?\p{N}[\p{N}.,]*$/u.test(digits);
  if (low === undefined || high === undefined || !isPlain || !(low < high)) return undefined;
  const places = money.test(phrase) && !noCents.test(text) ? 2 : 0;
  const step = 10 ** -places;
  const [under, over] = [low - step, high + step].map((next) =>
    written(next, places, digits, decimalPoint),
  );
  return { at: text, over: over ?? '', under: under ?? '' };
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
