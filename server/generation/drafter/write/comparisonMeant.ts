import { isDenial, isVerb } from '../lexicon/cueLine';
import { isPeriod } from '../read/period';
import type { Comparison, Quantity } from '../read/quantity';
import { lastBorder, wordsBefore, wordsBehind, type CuedClause } from './cuedClause';
import { isCountedBack } from './periodSense';
import {
  betweenThem,
  earlierThan,
  laterThan,
  noMoreThan,
  notBefore,
} from './words/comparisonPatterns';

/** So far before a number its clause is searched. */
const reach = 200;

/** A quantity with the comparison that its clause gives it, where the words right beside it do not tell. */
export function asMeant(
  clause: CuedClause,
  quantity: Quantity,
  previous: Quantity | undefined,
): Quantity {
  const comparison = comparisonMeant(clause, quantity, previous);
  return comparison === undefined ? quantity : { ...quantity, comparison };
}

function comparisonMeant(
  clause: CuedClause,
  quantity: Quantity,
  previous: Quantity | undefined,
): Comparison | undefined {
  const { comparison, phrase, span } = quantity;
  const { cues, idea } = clause;
  const before = wordsBefore(clause, span.start);
  const border = lastBorder(idea, Math.max(clause.span.start, span.start - reach), span.start);
  const isDenied = cues.some((cue) => isDenial(cue) && cue.start >= border && cue.end < span.start);
  if (isCountedBack(clause, quantity)) {
    const isUpTo = isDenied || /^(?:atLeast|atMost|by)$/u.test(comparison);
    // `later than two hours before` leaves less than two hours.
    if (laterThan.test(before)) return isUpTo ? 'by' : 'below';
    if (earlierThan.test(before)) return isUpTo ? 'atMost' : 'above';
    return undefined;
  }
  // `cannot give again before 8 weeks`
  if (
    comparison === 'by' &&
    isDenied &&
    notBefore.test(phrase) &&
    isPeriod(quantity, clause.lexicon)
  )
    return 'atLeast';
  if (comparison !== 'exactly') return undefined;
  // `max. 8 children / 10 adults`
  const isPaired =
    previous !== undefined && /^\s?\/\s?$/u.test(idea.slice(previous.span.end, span.start));
  if (isPaired) return previous.comparison;
  const isAllowed = cues.some(({ name, end }) => name === 'can' && end < span.start);
  return isAllowed && noMoreThan.test(before) ? 'atMost' : undefined;
}

/** `Two things: …`, `between two shifts`, `(people give it five names)`: a number that nothing has to keep to. */
export function isMention(clause: CuedClause, { comparison, span }: Quantity): boolean {
  const { cues, folded, span: own } = clause;
  if (comparison !== 'exactly') return false;
  const place = span.start - own.start;
  const before = folded.slice(Math.max(0, place - reach), place);
  const isLabel = place === 0 && /^:\s/u.test(wordsBehind(clause, span.end));
  const [aside = ''] = /\([^()]*$/u.exec(before) ?? [];
  const isAside = cues.some(
    (cue) => cue.start > span.start - aside.length && cue.end < span.start && isVerb(cue),
  );
  return isLabel || isAside || betweenThem.test(before);
}
