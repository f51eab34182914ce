import { isDenial, isVerb } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import { quantityWords } from '../lexicon/quantityWords';
import { isPeriod } from '../read/period';
import type { Quantity } from '../read/quantity';
import { nextBorder, wordsBefore, wordsBehind, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { earlierThan, earliest, laterThan, latest, noMoreThan } from './words/comparisonPatterns';
import {
  ahead,
  atClock,
  atPoint,
  betweenHours,
  fromThen,
  has,
  keeping,
  notMore,
  only,
  partOfDay,
  toDo,
  upTo,
  warning,
} from './words/patterns';
import { clock, fileSize, money, percent } from './words/unitPatterns';

/** The kind of limit that a quantity sets. */
type Sense = keyof DocumentWords['criteria']['bounds'];

/** The kind of limit that the words beside a quantity state; none if they leave its direction open. */
export function senseOf(
  clause: CuedClause,
  quantity: Quantity,
  words: DocumentWords,
): Sense | undefined {
  const { comparison, digits, phrase, text } = quantity;
  const isShare = money.test(phrase) || percent.test(text);
  const isTime = isPeriod(quantity, clause.lexicon);
  const isCounted = /\p{L}/u.test(text.replace(digits, ''));
  const isOfDay = partOfDay.test(wordsBefore(clause, quantity.span.start));
  if (comparison === 'range' && (isOfDay || betweenHours.test(folded(digits)))) return 'hours';
  if (isClock(clause, quantity)) return momentSense(clause, quantity);
  if (isTime && isCountedBack(clause, quantity)) return countedBackSense(clause, quantity);
  if (comparison === 'exactly')
    return isTime ? periodSense(clause, quantity, words) : countSense(clause, quantity);
  // `on every crate` is no interval.
  if (comparison === 'every') return isTime ? 'every' : undefined;
  if (comparison === 'by') return isShare ? undefined : deadlineSense(clause, quantity);
  // `after 1, 3 and 7 days`, `3 points, later 1 point`
  const isOpen = isShare || !isCounted || (phrase.startsWith(text) && !isTime);
  // `£65 plus mileage`
  if (comparison === 'atLeast' && isShare && phrase.startsWith(text)) return undefined;
  return comparison === 'after' && isOpen ? undefined : comparison;
}

/** `until 20:00`, `after 15:30`, `at 9 p.m.`; a time that only stands there may be anything. */
function momentSense(clause: CuedClause, { comparison, phrase, span, text }: Quantity) {
  if (/^(?:atMost|below)$/u.test(comparison)) return 'by';
  return phrase !== text || atClock.test(wordsBefore(clause, span.start)) ? 'moment' : undefined;
}

/** `24 hours before` */
function isCountedBack(clause: CuedClause, { span }: Quantity): boolean {
  const after = wordsBehind(clause, span.end).trimStart();
  return quantityWords[clause.lexicon.code].before.some((word) => after.startsWith(word));
}

/** `until 2 hours before`, `up to 2 weeks ahead`, `a reminder 24 hours before`. */
function countedBackSense(clause: CuedClause, quantity: Quantity): Sense | undefined {
  const { comparison, phrase, span } = quantity;
  const before = wordsBefore(clause, span.start);
  const isDenied = clause.cues.some((cue) => isDenial(cue) && cue.end < span.start);
  const isDue = clause.cues.some(({ name, end }) => name === 'must' && end < span.start);
  const isUpTo = /^(?:atMost|by)$/u.test(comparison) && !/^on\s/iu.test(phrase);
  if (earliest.test(before)) return 'atMost';
  if (latest.test(before) || (isDue && comparison === 'exactly')) return 'latest';
  if (laterThan.test(before)) return isDenied || isUpTo ? 'latest' : undefined;
  if (isUpTo) return ahead.test(wordsBehind(clause, span.end)) ? 'atMost' : 'latest';
  if (earlierThan.test(before)) return isDenied || comparison === 'atLeast' ? 'atMost' : undefined;
  if (comparison === 'atLeast') return 'atLeast';
  return /^(?:exactly|by)$/u.test(comparison) && !isDenied ? 'ahead' : undefined;
}

/** A number of things is a limit only with words such as `only` and `not more`; the size of a file always is. */
function countSense(clause: CuedClause, { span, text }: Quantity): Sense | undefined {
  const isAllowed = clause.cues.some(({ name, end }) => name === 'can' && end < span.start);
  const before = wordsBefore(clause, span.start);
  const isOnly = isAllowed && (only.test(before) || noMoreThan.test(before));
  // `a warning at 60 °C`
  if (atPoint.test(before) && warning.test(clause.folded)) return 'after';
  return isOnly || notMore.test(wordsBehind(clause, span.end)) || fileSize.test(text)
    ? 'atMost'
    : undefined;
}

/** A period without a comparison: `the last 90 days`, `for 30 minutes`, `within 3 days`, `has 3 days to answer`, `at 3 hours`. */
function periodSense(
  clause: CuedClause,
  { phrase, span, text }: Quantity,
  { lasting, window }: DocumentWords,
): Sense | undefined {
  const [before, behind] = [wordsBefore(clause, span.start), wordsBehind(clause, span.end)];
  const whole = (before + text).toLowerCase().slice(-20 - text.length);
  if (window.test(whole)) return 'window';
  const isConditional = clause.cues.some(
    ({ name, end }) => name === 'if' && (end < span.start || !clause.lexicon.hasSpaces),
  );
  if (phrase !== text) {
    // `parcels not collected within 3 days are flagged`, but `can say no within 12 hours`
    const border = nextBorder(clause.idea, span.end, clause.span.end);
    const isCase = clause.cues.some(
      (cue) => cue.start > span.end && cue.end <= border && isVerb(cue),
    );
    return isCase || isConditional ? 'after' : 'atMost';
  }
  if (keeping.test(clause.folded)) return 'atLeast';
  // `22 for 30 minutes`
  const isPrice = /\p{N}\s\p{L}+\s$/u.test(before);
  const isLasting = lasting.test(whole) || lasting.test(behind.slice(0, 16));
  if (isLasting) return isPrice || isConditional ? undefined : 'lasting';
  if (has.test(before) && toDo.test(behind)) return 'atMost';
  return atPoint.test(before) ? 'after' : undefined;
}

/** `by the 25th`; none where the words do not tell by when. */
function deadlineSense(clause: CuedClause, quantity: Quantity): Sense | undefined {
  const { phrase, text, value } = quantity;
  const isOrdinal = /\d(?:st|nd|rd|th)$/u.test(text);
  if (/\(/u.test(phrase)) return undefined;
  if (/^on\s/iu.test(phrase)) return isOrdinal ? 'moment' : undefined;
  if (value === undefined || isOrdinal) return fromThen.test(phrase) ? 'moment' : 'by';
  return isPeriod(quantity, clause.lexicon) && upTo.test(phrase) ? 'atMost' : undefined;
}

const hoursOfDay = 24;

/** `at 9 p.m.`, `after 15:30` */
function isClock({ lexicon }: CuedClause, { comparison, text, value }: Quantity): boolean {
  const time = folded(text);
  const words = quantityWords[lexicon.code].clock;
  const isTime = clock.test(time) || words.some((word) => time.endsWith(word));
  const isNoNumber =
    (value === undefined && parseInt(time, 10) <= hoursOfDay) || time.endsWith('時');
  return isTime && isNoNumber && !/^(?:above|by|range)$/u.test(comparison);
}
