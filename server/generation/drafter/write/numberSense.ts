import { isDenial, isVerb } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import { quantityWords } from '../lexicon/quantityWords';
import { isPeriod, unitOf } from '../read/period';
import type { Quantity } from '../read/quantity';
import { money, percent } from './boundaryValues';
import { nextBorder, wordsBefore, wordsBehind, type CuedClause } from './cuedClause';
import { conditionOf } from './conditions';
import type { DocumentWords } from './documentWords';
import { isCountedBack, perUnit } from './quantityContext';
import { noMoreThan } from './words/comparisonPatterns';
import {
  ahead as inAdvance,
  atOnce,
  betweenHours,
  cancelling,
  has,
  inARow,
  keeping,
  lengthAfter,
  lengthBefore,
  notMore,
  oftenUnit,
  only,
  partOfDay,
  service,
  toDo,
  upTo,
  years,
} from './words/patterns';

/** The kind of limit that a quantity sets. */
type Sense = keyof DocumentWords['criteria']['bounds'] | 'exact';

/** The kind of limit that a quantity sets; none if its words leave that open. */
export function senseOf(
  clause: CuedClause,
  quantity: Quantity,
  words: DocumentWords,
): Sense | undefined {
  const { comparison, digits, phrase, text } = quantity;
  const isTime = isPeriod(quantity, clause.lexicon);
  const isShare = money.test(phrase) || percent.test(text);
  if (isHours(clause, quantity)) return 'hours';
  if (isClock(clause, quantity)) return /^(?:atMost|below)$/u.test(comparison) ? 'by' : 'moment';
  if (comparison === 'exactly') return exactSense(clause, quantity, words);
  // `on every crate` is no interval.
  if (comparison === 'every')
    return !isTime ? undefined : isCountedBack(clause, quantity) ? 'ahead' : 'every';
  if (comparison === 'by') return isShare ? undefined : deadlineSense(clause, quantity);
  if (comparison !== 'after') return comparison;
  // `3 points, later 1 point`, `after 1, 3 and 7 days`
  const isLate = phrase.startsWith(text) && !isTime;
  const isCounted = /\p{L}/u.test(text.replace(digits, ''));
  return isLate || isShare || !isCounted ? undefined : 'after';
}

const leastOfService = 90;
const fileSize = /\p{N}\s?[KMGT](?:i?B|o)$/u;

/** The meaning of a number without a comparison. */
function exactSense(
  clause: CuedClause,
  quantity: Quantity,
  words: DocumentWords,
): Sense | undefined {
  const { span, text, value } = quantity;
  const { cues, lexicon } = clause;
  const [before, ahead] = [wordsBefore(clause, span.start), wordsBehind(clause, span.end)];
  if (/±\s?$/u.test(before) || notMore.test(ahead) || fileSize.test(text)) return 'atMost';
  const isTime = isPeriod(quantity, lexicon);
  const isDenied = cues.some(isDenial);
  // `nobody gets two long weekends in a row`
  if (inARow.test(ahead)) return isDenied ? 'below' : isTime ? undefined : 'atLeast';
  const can = cues.findLast(({ name, end }) => name === 'can' && end < span.start);
  const isOften = oftenUnit.test(text);
  const isOnly = only.test(before) && (can !== undefined || isOften || perUnit.test(ahead));
  if (isOnly || (can !== undefined && (isOften || noMoreThan.test(before)))) return 'atMost';
  if (isTime) return periodSense(clause, quantity, words);
  const isService = (value ?? 0) >= leastOfService && service.test(clause.folded);
  if (percent.test(text)) return isService ? 'atLeast' : undefined;
  // `Members may have five tools at once`
  const isLimit = can !== undefined && !isDenied && (value ?? 0) > 1 && atOnce.test(ahead);
  return isLimit && /\s\p{L}/u.test(text) ? 'atMost' : undefined;
}

/** The meaning of a period without a comparison: `2 hours before`, `the last 90 days`, `for 30 minutes`. */
function periodSense(
  clause: CuedClause,
  quantity: Quantity,
  { lasting, window }: DocumentWords,
): Sense | undefined {
  const { phrase, span, text } = quantity;
  const before = wordsBefore(clause, span.start);
  const ahead = wordsBehind(clause, span.end);
  const withWords = (before + text).toLowerCase();
  // `22 for 30 minutes`
  if (/\p{N}\s(?:for|für|pour|por|per|voor|za)\s$/u.test(before)) return undefined;
  if (isCountedBack(clause, quantity)) return ahead.startsWith('前まで') ? 'latest' : 'ahead';
  if (window.test(withWords.slice(-16 - text.length))) return 'window';
  // `parcels not collected within 3 days are flagged`, but `can say no within 12 hours`
  const border = nextBorder(clause.idea, span.end, clause.span.end);
  const isCase = clause.cues.some(
    (cue) =>
      (cue.name === 'if' && cue.end < span.start && conditionOf(clause) === undefined) ||
      (cue.start > span.end && cue.end <= border && isVerb(cue)),
  );
  if (phrase !== text) return isCase ? 'after' : 'atMost';
  if (keeping.test(clause.folded)) return 'atLeast';
  if (lasting.test(withWords.slice(-16 - text.length)) || lasting.test(ahead.slice(0, 16)))
    return 'lasting';
  if (has.test(before) && toDo.test(ahead)) return 'atMost';
  if (years.test(unitOf(quantity))) return undefined;
  const isLength =
    lengthBefore.test(before) || lengthAfter.test(ahead) || /\p{N}-\p{L}/u.test(text);
  return isLength ? 'exact' : undefined;
}

/** `by the 25th`, `up to 2 weeks ahead`; none where the words do not tell by when. */
function deadlineSense(clause: CuedClause, quantity: Quantity): Sense | undefined {
  const { phrase, span, text, value } = quantity;
  const isBack = isCountedBack(clause, quantity);
  const isOrdinal = /\d(?:st|nd|rd|th)$/u.test(text);
  if (/\(/u.test(phrase)) return undefined;
  // `comes on 30 minutes before`
  if (/^on\s/iu.test(phrase)) return isBack ? 'ahead' : isOrdinal ? 'moment' : undefined;
  if (value === undefined || isOrdinal) return 'by';
  if (!isPeriod(quantity, clause.lexicon)) return undefined;
  const isAhead =
    inAdvance.test(wordsBehind(clause, span.end)) &&
    !cancelling.test(wordsBefore(clause, span.start));
  if (isBack && !isAhead) return 'latest';
  return isAhead || upTo.test(phrase) ? 'atMost' : undefined;
}

const hoursOfDay = 24;

/** `from 15:00 to 20:00`, `mornings 8 to 11` */
function isHours(clause: CuedClause, { comparison, digits, span, text }: Quantity): boolean {
  const ends = folded(digits).match(/\p{N}+/gu) ?? [];
  const isBare = text === digits && ends.length === 2 && ends.every((one) => +one <= hoursOfDay);
  const isOfDay = isBare && partOfDay.test(wordsBefore(clause, span.start).slice(-16));
  return comparison === 'range' && (betweenHours.test(folded(digits)) || isOfDay);
}

/** `at 9 p.m.`, `after 15:30` */
function isClock(clause: CuedClause, { comparison, text, value }: Quantity): boolean {
  const time = folded(text);
  const isTime =
    clock.test(time) ||
    quantityWords[clause.lexicon.code].clock.some((word) => time.endsWith(word));
  const isNoNumber = value === undefined || time.endsWith('時');
  return isTime && isNoNumber && !/^(?:above|by|range)$/u.test(comparison);
}

const clock =
  /^\p{N}{1,2}[:.h]\p{N}{2}$|^\p{N}{1,2}時(?!間)|^(?:half past|quarter (?:past|to)|halb|viertel|kwart|wpół)\s/u;
