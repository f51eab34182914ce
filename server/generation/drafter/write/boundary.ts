import { folded } from '../lexicon/phraseIndex';
import { quantityWords } from '../lexicon/quantityWords';
import { isPeriod } from '../read/period';
import type { Quantity } from '../read/quantity';
import { quote, trimmed, type Quote } from '../read/span';
import type { Statement } from '../sort/workbook';
import { conditionOf } from './conditions';
import { nextBorder, type CuedClause } from './cuedClause';
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
const hours = /^(?:h|hours?|hrs?|Stunden?|heures?|horas?|or[ae]|uur|godzin\w*|時間|ساع\p{L}*)$/iu;
const minutes = /^(?:mins?|minutes?|Minuten?|minut[oiays]?|minutos?|分間?|دقيق\p{L}*)$/iu;

/** What a test does with the quantities of a statement. */
interface Cases {
  /** A sentence for each whose bounds are sure. */
  bounds: string[];
  /** Those that the words leave open as a minimum, a maximum or an example. */
  open: Quote[];
  /** Prices and numbers that are no bounds. */
  exact: Quote[];
}

const approximateReach = 24;
/** In all languages of the documents: before a number that is not meant exactly. */
const approximate =
  /(?:(?<!\p{L})(?:about|around|roughly|nearly|almost|some|approx\p{L}*\.?|ca\.?|circa|etwa|rund|ungefähr|knapp|environ|unos|unas|cerca de|ongeveer|około)|[~≈約]|およそ|حوالي|نحو)\s*$/u;

/** The cases at the bounds of each quantity of a statement; of all but a requirement, only where its words set a bound. */
export function boundaryCases(
  clause: CuedClause,
  { kind, quantities }: Statement,
  words: DocumentWords,
): Cases {
  const cases: Cases = { bounds: [], open: [], exact: [] };
  for (const quantity of quantities) {
    const { comparison, digits, span, text } = quantity;
    // `over 80` of an age says who they are; a goal's range leads from one state to another.
    const isBare = text.length === digits.length && outcomeOf(clause, quantity) === undefined;
    const isNoBound = isBare || (kind === 'G' && /^(?:range|exactly)$/u.test(comparison));
    if (kind !== 'R' && isNoBound) continue;
    const place = span.start - clause.span.start;
    const before = clause.folded.slice(Math.max(0, place - approximateReach), place);
    const isAbout = approximate.test(before);
    const found = isAbout ? undefined : caseOf(clause, quantity, words);
    const isMeant = kind === 'R' || isPeriod(quantity, clause.lexicon) || money.test(text);
    if (found !== undefined) cases.bounds.push(found);
    else if (isMeant) {
      const isOpen = isAbout || (isCount(quantity) && comparison !== 'every');
      cases[isOpen ? 'open' : 'exact'].push(inContext(clause, quantity));
    }
  }
  return cases;
}

function caseOf(clause: CuedClause, quantity: Quantity, words: DocumentWords): string | undefined {
  const { criteria, quotation } = words;
  const { comparison } = quantity;
  const before = clause.idea.slice(
    Math.max(clause.span.start, quantity.span.start - 60),
    quantity.span.start,
  );
  const quoted = marked(inContext(clause, quantity), quotation);
  if (words.example.test(folded(before))) return fill(criteria.example, { quantity: quoted });
  const values = boundaryOf(quantity, words);
  const outcome = outcomeOf(clause, quantity);
  if (values !== undefined && outcome !== undefined)
    return fill(criteria.outcome, {
      quantity: quoted,
      yes: comparison === 'above' ? values.over : comparison === 'below' ? values.under : values.at,
      no: comparison === 'exactly' ? values.under : values.at,
      outcome: marked(outcome, quotation),
    });
  // `on every crate` is no interval.
  if (comparison === 'every' && !isPeriod(quantity, clause.lexicon)) return undefined;
  const isTimed = comparison === 'by' || comparison === 'after';
  const isShare = money.test(quantity.phrase) || /[%‰]/u.test(quantity.text);
  if ((comparison === 'by' && !isMoment(clause, quantity)) || (isTimed && isShare))
    return undefined;
  const isLatest = comparison === 'by' && values !== undefined;
  const stated = isLatest ? 'latest' : comparison;
  const sense = stated === 'exactly' ? senseOf(clause, quantity, words) : stated;
  const bounds = sense && criteria.bounds[sense];
  const isOpen = values === undefined && /\{(?:at|over)\}/u.test(bounds ?? '');
  return bounds === undefined || isOpen ? undefined : fill(bounds, { ...values, quantity: quoted });
}

/** What a period without a comparison is: `2 hours before`, `the last 90 days`, `for 30 minutes`; else its words leave it open. */
function senseOf(
  clause: CuedClause,
  quantity: Quantity,
  { lasting, window }: DocumentWords,
): 'ahead' | 'window' | 'lasting' | undefined {
  if (!isPeriod(quantity, clause.lexicon)) return undefined;
  const { start, end } = quantity.span;
  const place = start - clause.span.start;
  const upTo = clause.folded.slice(Math.max(0, place - 16), end - clause.span.start);
  const after = clause.folded.slice(end - clause.span.start, end - clause.span.start + 16);
  if (isCountedBack(clause, quantity)) return 'ahead';
  if (window.test(upTo)) return 'window';
  return lasting.test(upTo) || lasting.test(after) ? 'lasting' : undefined;
}

/** A number of things or a length of time, not a price and no name such as `3G`. */
function isCount({ text, digits, phrase, value }: Quantity): boolean {
  return (
    value !== undefined && !money.test(phrase) && /\p{L}{2}|\p{Lo}/u.test(text.replace(digits, ''))
  );
}

/** A date or a time of day, or a period that is counted backwards; `by 2 people` and `until 3 months` are none. */
function isMoment(clause: CuedClause, quantity: Quantity): boolean {
  return quantity.value === undefined || isCountedBack(clause, quantity);
}

/** `24 hours before` */
function isCountedBack({ folded: text, lexicon, span }: CuedClause, quantity: Quantity): boolean {
  const after = text.slice(quantity.span.end - span.start).trimStart();
  const isBefore = quantityWords[lexicon.code].before.some((word) => after.startsWith(word));
  return isBefore && isPeriod(quantity, lexicon);
}

/** An outcome is sought so far behind its quantity. */
const longestOutcome = 400;
const finite = /^(?:auxiliary|can|must|should)$/u;
const bounding = /^(?:and|but|if|that|because|soThat)$/u;

/**
 * What the words say of a case above or below a number: `is refused` in `An offer below 63 °C is refused`.
 */
function outcomeOf(clause: CuedClause, quantity: Quantity): Quote | undefined {
  const { comparison, span } = quantity;
  const { idea, cues } = clause;
  const condition = conditionOf(clause);
  const given = condition === undefined ? -1 : idea.indexOf(condition.given, clause.span.start);
  const isGiven = condition && span.start >= given && span.end <= given + condition.given.length;
  const isBound = comparison === 'above' || comparison === 'below';
  if (isGiven)
    return isBound || (comparison === 'exactly' && isPeriod(quantity, clause.lexicon))
      ? condition.then
      : undefined;
  const border = nextBorder(idea, span.end, Math.min(clause.span.end, span.end + longestOutcome));
  const next = cues.find(({ name, start }) => bounding.test(name) && start > span.end);
  const end = Math.min(next?.start ?? border, border);
  const verb = cues.find(
    ({ name, start }) =>
      start > span.end && (finite.test(name) || (name.startsWith('do:') && start === span.end + 1)),
  );
  const isSaid = isBound && verb !== undefined && verb.end < end;
  return isSaid ? quote(idea, trimmed(idea, { start: verb.start, end })) : undefined;
}

/** A bare number with the word before it, and to its own end: `iPhone 11`, `2x45`. */
function inContext({ idea, span: clause, lexicon }: CuedClause, quantity: Quantity): Quote {
  const { comparison, span, text } = quantity;
  // `by €8` says by how much.
  const phrase = comparison === 'by' && money.test(text) ? text : quantity.phrase;
  if (!lexicon.hasSpaces || /\p{L}{2}|[\p{Sc}%°]/u.test(phrase)) return phrase;
  const start = idea.indexOf(phrase, Math.max(clause.start, span.end - phrase.length));
  const end = start + phrase.length;
  const head = idea.slice(Math.max(clause.start, start - 40), start);
  const [before = ''] = /(?<!['’])(?<=^|[\s(])[\p{L}\p{N}.-]+\s+$/u.exec(head) ?? [];
  const [after = ''] = /^[^\s,;:.)]*/u.exec(idea.slice(end, clause.end)) ?? [];
  const isEmpty = [...lexicon.stopWords, ...lexicon.cues.and].includes(folded(before.trim()));
  return quote(idea, { start: start - (isEmpty ? 0 : before.length), end: end + after.length });
}

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
): Boundary | undefined {
  const { text, digits, phrase, value } = quantity;
  if (quantity.comparison === 'range') return outsideOf(quantity, decimalPoint);
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
  return {
    at: text,
    over: around(value + step),
    under: around(value - step),
  };
}

/** `300 to 500`: a step below the lower end, and one above the upper. */
function outsideOf(quantity: Quantity, decimalPoint: string): Boundary | undefined {
  const { text, digits, phrase } = quantity;
  const [low = NaN, high = NaN] = endsOf(quantity).map(numberOf);
  if (!(low < high)) return undefined;
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
