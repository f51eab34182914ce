import { isDenial, isVerb } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import { quantityWords } from '../lexicon/quantityWords';
import { money } from '../lexicon/money';
import { isPeriod } from '../read/period';
import type { Quantity } from '../read/quantity';
import { nextBorder, wordsBefore, wordsBehind, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { budget, inPeriod, inTime, latest, launching, taking } from './words/comparisonPatterns';
import * as patterns from './words/patterns';
import { clock, fileSize, isDistance, percent } from './words/unitPatterns';

/** The kind of limit that a quantity sets. */
type Sense = keyof DocumentWords['criteria']['bounds'];

/** The kind of limit that the words beside a quantity state; none if they leave its direction open. */
export function senseOf(
  clause: CuedClause,
  quantity: Quantity,
  words: DocumentWords,
): Sense | undefined {
  const { comparison, digits, phrase, span, text } = quantity;
  const [before, behind] = [wordsBefore(clause, span.start), wordsBehind(clause, span.end)];
  const isShare = money.test(phrase) || percent.test(text);
  const isTime = isPeriod(quantity, clause.lexicon);
  const isOfDay = patterns.partOfDay.test(before) || patterns.betweenHours.test(folded(digits));
  if (comparison === 'range' && isOfDay) return 'hours';
  // A ban on something at a time is tested as a ban.
  const isBanned = isDeniedBefore(clause, quantity);
  const isMost = /^(?:atMost|below)$/u.test(comparison);
  if (isClock(clause, quantity)) {
    if (isBanned) return undefined;
    if (isMost) return 'by';
    // A time that only stands there may be anything.
    return phrase !== text || patterns.atClock.test(before) ? 'moment' : undefined;
  }
  // `Budget: 800 euros`, but not what somebody pays
  const mayCost = isMost || /^(?:exactly|above)$/u.test(comparison);
  const isBudget = mayCost && clause.actorEnd === undefined && budget.test(clause.folded);
  if (money.test(text) && isBudget) return 'cost';
  // When the product itself is to be ready is no behaviour of it.
  if (comparison === 'by' && launching.test(before + behind)) return undefined;
  const isWithin = comparison === 'atMost' && inTime.test(folded(phrase));
  // `blocks hives within 3 km`, whatever is done with what lies so near
  if (isDistance(text) && isWithin) return 'window';
  // `in under two minutes`, `in | less than two minutes`, `takes ten seconds tops`
  const [led = ''] = phrase.toLowerCase().split(text.toLowerCase(), 1);
  const ledBy = before.slice(0, before.length - led.length);
  const isAct = inPeriod.test(ledBy) || inPeriod.test(`${led.split(' ', 1).join('')} `);
  if (isTime && (comparison === 'below' ? isAct : isMost && taking.test(ledBy))) return 'faster';
  if (isTime && isCountedBack(clause, behind)) return countedBackSense(clause, quantity);
  if (comparison === 'exactly')
    return isTime
      ? periodSense(clause, quantity, isBanned, words)
      : countSense(before, quantity, words);
  // `on every crate` is no interval.
  if (comparison === 'every') return isTime ? 'every' : undefined;
  if (comparison === 'by') return isBanned ? undefined : deadlineSense(quantity);
  if (isTime && isWithin) return 'inTime';
  // `3 points, later 1 point`, `after 1, 3 and 7 days`
  const isCounted = /\p{L}/u.test(text.replace(digits, ''));
  const isOpen = isShare || !isCounted || (phrase.startsWith(text) && !isTime);
  const isDenied = patterns.deniesModal.test(before);
  return comparison === 'after' && (isOpen || isDenied) ? undefined : comparison;
}

/** Whether a negation stands before a quantity and its comparison: `nobody may cancel within 24 hours`. */
function isDeniedBefore({ cues }: CuedClause, { phrase, span, text }: Quantity): boolean {
  const start = span.start - Math.max(0, phrase.indexOf(text));
  // `not | later than 18:00`
  return cues.some((cue) => isDenial(cue) && cue.end < start - 1);
}

/** `24 hours before` */
function isCountedBack({ lexicon }: CuedClause, behind: string): boolean {
  return quantityWords[lexicon.code].before.some((word) => behind.trimStart().startsWith(word));
}

/** How far from a time `at the latest` stands. */
const reachOfLatest = 24;

/** `until 2 hours before`, `up to 2 weeks ahead`, `a reminder 24 hours before`. */
function countedBackSense(clause: CuedClause, quantity: Quantity): Sense | undefined {
  const { comparison, phrase, span } = quantity;
  const [before, behind] = [wordsBefore(clause, span.start), wordsBehind(clause, span.end)];
  const beside = [before.slice(-reachOfLatest), behind.slice(0, reachOfLatest)];
  if (beside.some((one) => latest.test(one.trimStart()))) return 'latest';
  const isUpTo = /^(?:atMost|by)$/u.test(comparison) && !patterns.onDay.test(phrase);
  if (isUpTo) return patterns.ahead.test(behind) ? 'atMost' : 'latest';
  if (comparison === 'atLeast') return comparison;
  // `If a parent has not answered five days before the trip`
  const isCase = clause.cues.some(({ name, end }) => name === 'if' && end < span.start);
  const isDenied = !isCase && clause.cues.some((cue) => isDenial(cue) && cue.end < span.start);
  return /^(?:exactly|by)$/u.test(comparison) && !isDenied ? 'ahead' : undefined;
}

/** A number of things is a limit only with words beside it; the size of a file always is. */
function countSense(
  before: string,
  { text }: Quantity,
  { window }: DocumentWords,
): Sense | undefined {
  // `the last five jobs`
  if (window.test(endingIn(before, text))) return 'nearest';
  return fileSize.test(text) ? 'atMost' : undefined;
}

/** A quantity with the few words before it. */
const endingIn = (before: string, text: string): string =>
  (before + text).toLowerCase().slice(-20 - text.length);

/** A period without a comparison: `the last 90 days`, `for 30 minutes`, `within 3 days`, `has 3 days to answer`, `at 3 hours`. */
function periodSense(
  clause: CuedClause,
  { phrase, span, text }: Quantity,
  isBanned: boolean,
  { lasting, window }: DocumentWords,
): Sense | undefined {
  const { cues, idea, span: whole } = clause;
  const [before, behind] = [wordsBefore(clause, span.start), wordsBehind(clause, span.end)];
  const said = endingIn(before, text);
  if (window.test(said)) return 'window';
  const border = nextBorder(idea, span.end, whole.end);
  if (phrase !== text) {
    // `parcels not collected within 3 days are flagged`, but `can say no within 12 hours`
    const isCase = cues.some(
      (cue) =>
        cue.start > span.end &&
        cue.end <= border &&
        // `Niemand darf innerhalb von 24 Stunden stornieren`
        (isBanned ? cue.name === 'auxiliary' : isVerb(cue)),
    );
    if (isCase) return 'after';
    return isBanned ? undefined : 'inTime';
  }
  if (patterns.keeping.test(before + behind)) return 'atLeast';
  if (lasting.test(said) || lasting.exec(behind.slice(0, 16))?.index === 0) {
    // `a profile that nobody has used for 3 months is hidden`
    const isUnused =
      isBanned && cues.some((cue) => isVerb(cue) && cue.start > span.end && cue.end <= border);
    if (isUnused) return 'after';
    return cues.some(({ name, end }) => name === 'if' && end < span.start) ? undefined : 'lasting';
  }
  if (patterns.has.test(before) && patterns.toDo.test(behind)) return 'inTime';
  return isBanned || !patterns.atPoint.test(before) ? undefined : 'after';
}

/** `by the 25th`; none where the words do not tell by when. */
function deadlineSense({ phrase, text, value }: Quantity): Sense | undefined {
  if (patterns.onDay.test(phrase)) return /\d(?:st|nd|rd|th)$/u.test(text) ? 'moment' : undefined;
  // `before 1954` tells of what is past.
  return value === undefined && !/^(?:19|20)\d\d$/u.test(text) ? 'by' : undefined;
}

const hoursOfDay = 24;

/** `at 9 p.m.`, `after 15:30` */
function isClock({ lexicon }: CuedClause, { comparison, text, value }: Quantity): boolean {
  const time = folded(text);
  const words = quantityWords[lexicon.code].clock;
  const isTime = clock.test(time) || words.some((word) => time.endsWith(word));
  const isHour = value === undefined && parseInt(time, 10) <= hoursOfDay;
  return isTime && (isHour || time.endsWith('時')) && !/^(?:above|by|range)$/u.test(comparison);
}
