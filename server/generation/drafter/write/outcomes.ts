import { isDenial } from '../lexicon/cueLine';
import { isPeriod } from '../read/period';
import type { Quantity } from '../read/quantity';
import { quote, trimmed, type Quote } from '../read/span';
import { outcomeIn, type Condition } from './conditions';
import { lastBorder, nextBorder, wordsBefore, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { laterThan } from './words/comparisonPatterns';

const finite = /^(?:auxiliary|can|must|should)$/u;
const bounding = /^(?:and|but|if|because|soThat)$/u;

/** The outcome of a case above or below a number: `is refused` in `An offer below 63 °C is refused`. */
export function outcomeOf(
  clause: CuedClause,
  quantity: Quantity,
  condition: Condition | undefined,
  { plainIf }: DocumentWords,
): Quote | undefined {
  const { idea, cues, lexicon } = clause;
  const { comparison, phrase, span, text } = quantity;
  const isBound = comparison === 'above' || comparison === 'below';
  // `later than 2 hours before` leaves less than two.
  if (laterThan.test(wordsBefore(clause, span.start))) return undefined;
  if (condition?.given.includes(phrase) === true) {
    // `if nobody shows up within 20 minutes`, `if 7 days pass`; `if 4 confirm within 3 minutes` counts the 4.
    const isOnly = !/\p{N}/u.test(condition.given.replace(text, ''));
    const isDenied = cues.some((cue) => isDenial(cue) && cue.end < span.start);
    const isOver = isPeriod(quantity, lexicon) && isOnly && (isDenied || phrase === text);
    const isReached = isBound || isOver || /^(?:atLeast|after)$/u.test(comparison);
    return isReached && plainIf.test(condition.given) ? outcomeIn(condition.then) : undefined;
  }
  if (!isBound) return undefined;
  // `if more than 15 people think the grade is off the setter is told`: where the case ends is not sure.
  const from = lastBorder(idea, clause.span.start, span.start);
  const isOpen = cues.some(
    ({ name, start }) => name === 'if' && start >= from && start < span.start,
  );
  return isOpen && lexicon.hasSpaces ? undefined : outcomeBehind(clause, span.end);
}

/** What a clause says behind the quantity that ends its subject. */
function outcomeBehind({ idea, cues, span: whole }: CuedClause, from: number): Quote | undefined {
  const border = nextBorder(idea, from, whole.end);
  const next = cues.find(({ name, start }) => bounding.test(name) && start > from);
  const end = Math.min(next?.start ?? border, border);
  const verb = cues.find(
    ({ name, start }) =>
      start > from && (finite.test(name) || (name.startsWith('do:') && start === from + 1)),
  );
  if (verb === undefined || verb.end >= end) return undefined;
  // `menores de 14 no pueden`
  const denial = cues.find((cue) => isDenial(cue) && cue.start >= from && cue.end <= verb.start);
  return quote(idea, trimmed(idea, { start: denial?.start ?? verb.start, end }));
}
