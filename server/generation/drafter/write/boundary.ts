import type { Cue } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import { quantityWords } from '../lexicon/quantityWords';
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
const timed =
  /^(?:h|hours?|hrs?|Stunden?|heures?|horas?|ore|uur|godzin\w*|時間|ساع\p{L}*|min|mins|minutes?|Minuten?|minut[oiays]?|minutos?|分|分間|دقيق\p{L}*)$/iu;

/** What a test does with the quantities of a statement. */
interface Cases {
  /** A sentence for each whose bounds are sure. */
  bounds: string[];
  /** Those that are no bounds. */
  exact: Quote[];
}

/** In all languages of the documents: before a number that is not meant exactly. */
const approximate =
  /(?:(?<!\p{L})(?:about|around|roughly|nearly|almost|some|approx\p{L}*\.?|ca\.?|circa|etwa|rund|ungefähr|knapp|environ|unos|unas|cerca de|ongeveer|około)|[~≈約]|およそ|حوالي|نحو)\s*$/u;

/** The cases at the bounds of each quantity of a statement; of all but a requirement, only where its words set a bound. */
export function boundaryCases(
  clause: CuedClause,
  { kind, quantities }: Statement,
  words: DocumentWords,
): Cases {
  const cases: Cases = { bounds: [], exact: [] };
  for (const quantity of quantities) {
    const { comparison, digits, text, span } = quantity;
    // `over 80` of an age says who they are; a goal's range leads from one state to another.
    const isBare = text.length === digits.length && outcomeOf(clause, quantity) === undefined;
    const isNoBound = isBare || (kind === 'G' && /^(?:range|exactly)$/u.test(comparison));
    if (kind !== 'R' && isNoBound) continue;
    const found = caseOf(clause, quantity, words);
    const before = clause.folded.slice(0, span.start - clause.span.start);
    // `Lighthouse Nine`
    const isName =
      /^\p{Lu}\p{Ll}/u.test(digits) &&
      /\p{Lu}\S*\s$/u.test(clause.idea.slice(clause.span.start, span.start));
    const isMeant = !isName && (kind === 'R' || isPeriod(clause, quantity) || money.test(text));
    if (found !== undefined) cases.bounds.push(found);
    else if (isMeant && !approximate.test(before)) cases.exact.push(inContext(clause, quantity));
  }
  return cases;
}

/** `18 and 23 months` */
const twoNumbers = /\p{N}\s\p{L}{1,3}\s\p{N}/u;

const unitOf = ({ text, digits }: Quantity): string => folded(text.replace(digits, '')).trim();

/** A length of time, not a time of day. */
function isPeriod({ lexicon }: CuedClause, quantity: Quantity): boolean {
  const unit = unitOf(quantity);
  return quantityWords[lexicon.code].timeUnits.some((name) => unit.startsWith(name));
}

function caseOf(clause: CuedClause, quantity: Quantity, words: DocumentWords): string | undefined {
  const { criteria, decimalPoint, quotation } = words;
  const { comparison, digits } = quantity;
  const before = clause.idea.slice(
    Math.max(clause.span.start, quantity.span.start - 60),
    quantity.span.start,
  );
  const quoted = marked(inContext(clause, quantity), quotation);
  if (words.example.test(folded(before))) return fill(criteria.example, { quantity: quoted });
  const values = boundaryOf(quantity, decimalPoint);
  const outcome = outcomeOf(clause, quantity);
  if (values !== undefined && outcome !== undefined)
    return fill(criteria.outcome, {
      quantity: quoted,
      yes: comparison === 'above' ? values.over : comparison === 'below' ? values.under : values.at,
      no: comparison === 'exactly' ? values.under : values.at,
      outcome: marked(outcome, quotation),
    });
  // A period has a bound; a price, or how many there are, is none.
  const isExact =
    comparison === 'exactly' &&
    (!isPeriod(clause, quantity) || /\p{L}/u.test(digits) || twoNumbers.test(quoted));
  const isNoTime = comparison === 'by' && !isMoment(clause, quantity);
  const bounds = criteria.bounds[comparison];
  const isOpen = values === undefined || isUnbounded(clause, quantity);
  if (isExact || isNoTime || (isOpen && /\{(?:at|over)\}/u.test(bounds))) return undefined;
  return fill(bounds, { ...values, quantity: quoted });
}

/** A date or a time of day, or a period that is counted backwards; `by 2 people` and `until 3 months` are none. */
function isMoment(clause: CuedClause, quantity: Quantity): boolean {
  const { digits, span, text } = quantity;
  const { lexicon } = clause;
  const { clock, before } = quantityWords[lexicon.code];
  const after = clause.folded.slice(span.end - clause.span.start).trimStart();
  return (
    !lexicon.hasSpaces ||
    /\p{N}[:.h]\p{N}\p{N}(?!\p{N})/u.test(digits) ||
    (isPeriod(clause, quantity) && before.some((word) => after.startsWith(word))) ||
    folded(text)
      .split(/[\s\p{N},]+/u)
      .some((word) => clock.includes(word) || lexicon.months.includes(word)) ||
    year.test(text)
  );
}

const finite = /^(?:auxiliary|can|must|should)$/u;
const bounding = /^(?:and|but|if|that|because|soThat)$/u;

/**
 * What the words say of a case above or below a number: `is refused` in `An offer below 63 °C is refused`.
 */
function outcomeOf(clause: CuedClause, quantity: Quantity): Quote | undefined {
  const { comparison, span } = quantity;
  const { idea, cues } = clause;
  const isCase = cues.some(({ name, start }) => name === 'if' && start < span.start);
  const isDue = isCase && comparison === 'exactly' && isPeriod(clause, quantity);
  if (!isDue && comparison !== 'above' && comparison !== 'below') return undefined;
  const condition = conditionOf(clause);
  const given = condition === undefined ? -1 : idea.indexOf(condition.given, clause.span.start);
  if (condition && span.start >= given && span.end <= given + condition.given.length)
    return condition.then;
  const border = nextBorder(idea, span.end, clause.span.end);
  const next = cues.find(({ name, start }) => bounding.test(name) && start > span.end);
  if (next?.name === 'that' && next.start < border) return undefined;
  const end = Math.min(next?.start ?? border, border);
  const isFinite = (cue: Cue) => finite.test(cue.name) || cue.name === 'past';
  const verb = cues.findLast(
    (cue) =>
      (isFinite(cue) || (isVerb(cue) && !isCase && cue.start === span.end + 1)) &&
      cue.start > span.end + (isCase ? 1 : 0) &&
      cue.start < end,
  );
  if (verb === undefined) return undefined;
  // `if levels differ by more than 20 cm the barge is damaged`
  const sentence = cues.findLast(
    ({ name, start }) => name === 'determiner' && start > span.end && start < verb.start,
  );
  const from = isCase ? sentence : cues.find((cue) => cue.start > span.end && isVerb(cue));
  if (from === undefined) return undefined;
  const said = trimmed(idea, { start: from.start, end });
  const isWhole = said.end > verb.end && !/["“”„«»()]/u.test(idea.slice(said.start, said.end));
  return isWhole ? quote(idea, said) : undefined;
}

/** Whether the values next to a quantity tell nothing: of a date, a code, or what is denied. */
function isUnbounded({ cues, idea, lexicon }: CuedClause, quantity: Quantity): boolean {
  const { comparison, digits, span, text, value = 0 } = quantity;
  const unit = folded(text.replace(digits, '')).trim();
  const isTime = lexicon.months.includes(unit) || /^(?:[ap]\.?m\.?|uhr|時)$/u.test(unit);
  const isCode = /^0\d/u.test(digits) || (/\p{L}/u.test(digits) && !Number.isInteger(value));
  // `more than 12 € is not acceptable` turns the comparison round; `at most 5 and no later than` does not.
  const isDenied =
    comparison !== 'exactly' &&
    cues.some(
      ({ name, start }) =>
        name === 'negation' &&
        start > span.start &&
        !/[,،]\s/u.test(idea.slice(span.end, start)) &&
        !cues.some(
          (cue) => /^(?:and|but|if)$/u.test(cue.name) && cue.start >= span.end && cue.end <= start,
        ),
    );
  // `45 % after` a year compares two shares.
  const isNoDelay = comparison === 'after' && text.includes('%');
  return isTime || isCode || isDenied || isNoDelay;
}

/** A bare number with the word before it, and to its own end: `iPhone 11`, `2x45`. */
function inContext({ idea, span: clause, lexicon }: CuedClause, quantity: Quantity): Quote {
  const { phrase, span } = quantity;
  // `at 18 and 23 months`
  const [both = ''] = /\p{N}+\s\p{L}{1,3}\s$/u.exec(idea.slice(clause.start, span.start)) ?? [];
  if (both !== '' && phrase.length === span.end - span.start)
    return quote(idea, { start: span.start - both.length, end: span.end });
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
  // `three shows' worth`
  const isPossessive = /['’]$/u.test(text);
  if (value === undefined || value === 0 || isPossessive || year.test(text)) return undefined;
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
  const places = isMoney ? 2 : /^(?:-|.*\s[+-]?\d+\s?(?:%|°|dB))/u.test(text) ? 1 : 0;
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
  return Number(digits.replace(/[.,](?=\d{3}(?:\D|$))/gu, ''));
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
