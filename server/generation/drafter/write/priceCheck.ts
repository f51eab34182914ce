import { quote, trimmed, type Quote } from '../read/span';
import type { Quantity } from '../read/quantity';
import type { Statement } from '../sort/workbook';
import { money } from './boundaryValues';
import { wordsBefore, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { isPredicate } from './isPredicate';
import { perUnit } from './quantityContext';
import { fill, marked } from './quoted';

const mostPrices = 12;
/** So many words say what a price is for. */
const mostWords = 4;

/** Several prices, each with what it is for: `Bath & brush £28, Full groom £45`. */
export function priceCheck(
  clause: CuedClause,
  { quantities }: Statement,
  { comma, quotation, specifics }: DocumentWords,
): string[] {
  const prices = quantities.filter(
    ({ comparison, text, value }) =>
      comparison === 'exactly' && value !== undefined && money.test(text),
  );
  const [first] = prices;
  // `from £45 for a trim to £110`
  const isRange =
    first !== undefined &&
    /(?:from|von|ab|desde|dès|da|vanaf|od)\s$/u.test(wordsBefore(clause, first.span.start));
  if (prices.length < 2 || prices.length > mostPrices || isRange) return [];
  const things = prices.map((one, index) => priced(clause, one, prices[index - 1]?.span.end));
  return [
    fill(specifics.prices, { things: things.map((one) => marked(one, quotation)).join(comma) }),
  ];
}

/** A price with the words before it or, at the start of its part, behind it. */
function priced(clause: CuedClause, { span: own }: Quantity, last?: number): Quote {
  const { cues, idea, span } = clause;
  const from = last === undefined ? span.start : Math.min(last + 1, own.start);
  const joint = cues.findLast(
    ({ name, start, end }) => /^(?:and|or)$/u.test(name) && start >= from && end <= own.start,
  );
  // `Guests can order soup`
  const verb = cues.findLast(
    (cue) => cue.start >= from && cue.end <= own.start && isPredicate(clause, cue),
  );
  const start = Math.max(from, joint?.end ?? from, verb?.end ?? from);
  const before = idea.slice(start, own.start);
  const [words = ''] =
    new RegExp(`(?:[^\\s,;:.)|]+\\s+){0,${mostWords}}\\(?$`, 'u').exec(before) ?? [];
  const rest = idea.slice(own.end, span.end);
  const [rate = ''] = perUnit.exec(rest) ?? [];
  const [after = ''] =
    words.trim() === ''
      ? (/^(?:\s(?!(?:plus|and|und|or|y|e|et|en)\s)[^\s,;:.()|]+){0,4}/u.exec(rest) ?? [])
      : [rate];
  const [close = ''] = words.includes('(') ? (/^\)/u.exec(rest.slice(after.length)) ?? []) : [];
  return quote(
    idea,
    trimmed(idea, { start: own.start - words.length, end: own.end + after.length + close.length }),
  );
}
