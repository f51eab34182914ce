import { isDenial, isVerb } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import { isPeriod } from '../read/period';
import type { Quantity } from '../read/quantity';
import { quote, trimmed, type Quote } from '../read/span';
import { outcomeIn, type Condition } from './conditions';
import { lastBorder, nextBorder, wordsBefore, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { laterThan, nobodyInTime, otherwise, whoever } from './words/comparisonPatterns';
import { exception } from './words/criteriaPatterns';
import { partOf } from './words/patterns';

/** Whether a condition is one in which something else does not hold. */
export const isException = ({ given }: Condition): boolean => exception.test(folded(given));

const finite = /^(?:auxiliary|can|must|should)$/u;
const bounding = /^(?:and|but|if|because|soThat)$/u;

/** What happens once somebody has missed a day: `Wer bis zum 15. Oktober nichts meldet, bekommt eine Erinnerung`. */
export function missedIn(
  clause: CuedClause,
  { phrase, span: { end } }: Quantity,
  condition: Condition | undefined,
  { plainIf }: DocumentWords,
): Quote | undefined {
  const { cues, folded: said, idea, span } = clause;
  const border = nextBorder(idea, end, span.end);
  const isLeft = cues.some(
    (cue) => isDenial(cue) && (cue.end <= end || (cue.start === end + 1 && border < span.end)),
  );
  if (!isLeft) return undefined;
  if (condition?.given.includes(phrase))
    return plainIf.test(condition.given) ? outcomeIn(condition.then) : undefined;
  if (!whoever.test(said)) return undefined;
  const rest = { start: border + 1, end: nextBorder(idea, border + 1, span.end) };
  return border < span.end ? quote(idea, trimmed(idea, rest)) : outcomeBehind(clause, end);
}

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
    const isCase =
      plainIf.test(condition.given) ||
      isException(condition) ||
      nobodyInTime.test(folded(condition.given));
    return isReached && isCase ? outcomeIn(condition.then) : undefined;
  }
  // `questions that fewer than 40% of the class got right`
  const rest = idea.slice(span.end, clause.span.end);
  if (!isBound || (/[%‰]/u.test(text) && partOf.test(rest))) return undefined;
  // `if more than 15 people think the grade is off the setter is told`: where the case ends is not sure.
  const from = lastBorder(idea, clause.span.start, span.start);
  const isOpen = cues.some(
    ({ name, start }) => name === 'if' && start >= from && start < span.start,
  );
  return isOpen && lexicon.hasSpaces ? undefined : outcomeBehind(clause, span.end);
}

/** What happens if somebody is late: `accepts within 3 minutes or the job goes to the next one`. */
export function otherwiseOf(
  { cues, folded: said, idea, lexicon, span }: CuedClause,
  { span: { end } }: Quantity,
): Quote | undefined {
  const joint = otherwise[lexicon.code]?.exec(said.slice(end - span.start));
  const start = end + (joint?.[0].length ?? 0);
  const [first = ''] = said.slice(start - span.start).split(' ', 1);
  const isSubject = /^(?:determiner|pronoun)$/u;
  const isClause =
    cues.some((cue) => cue.start === start && isSubject.test(cue.name)) &&
    cues.some((cue) => cue.start > start + first.length && isVerb(cue));
  return joint && isClause
    ? quote(idea, trimmed(idea, { start, end: nextBorder(idea, start, span.end) }))
    : undefined;
}

/** What a clause says behind the quantity that ends its subject. */
export function outcomeBehind(
  { idea, cues, span: whole }: CuedClause,
  from: number,
): Quote | undefined {
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
