import { isDenial, isVerb } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import { quantityWords } from '../lexicon/quantityWords';
import { money } from '../lexicon/money';
import { isPeriod } from '../read/period';
import type { Quantity } from '../read/quantity';
import { lastBorder, nextBorder, wordsBefore, wordsBehind, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import {
  budget,
  credited,
  eachPeriod,
  earliest,
  gapBefore,
  gapBehind,
  holding,
  inPeriod,
  inTime,
  lacking,
  leftUndone,
  lastingLong,
  laterThan,
  latest,
  launching,
  learnable,
  perPeriod,
  pricedThen,
  radius,
  removed,
  running,
  stayingAt,
  taking,
  tolerance,
} from './words/comparisonPatterns';
import * as patterns from './words/patterns';
import { clock, fileSize, isDistance, isMeasured, percent } from './words/unitPatterns';

/** The kind of limit that a quantity sets. */
type Sense = keyof DocumentWords['criteria']['bounds'];

/** A quantity with the words beside it. */
interface Beside extends Quantity {
  before: string;
  behind: string;
}

/** The kind of limit that the words beside a quantity state; none if they leave its direction open. */
export function senseOf(
  clause: CuedClause,
  quantity: Quantity,
  words: DocumentWords,
): Sense | undefined {
  const { comparison, digits, phrase, span, text } = quantity;
  const [before, behind] = [wordsBefore(clause, span.start), wordsBehind(clause, span.end)];
  const one = { ...quantity, before, behind };
  const isShare = money.test(phrase) || percent.test(text);
  const isTime = isPeriod(quantity, clause.lexicon);
  const isOfDay = patterns.partOfDay.test(before) || patterns.betweenHours.test(folded(digits));
  if (comparison === 'range' && isOfDay) return 'hours';
  // A ban on something at a time is tested as a ban.
  const isBanned = isDeniedBefore(clause, quantity);
  const near = before + behind;
  const isPricedThen = money.test(near) && pricedThen.test(near);
  if (isClock(clause, quantity)) {
    if (isBanned || isPricedThen) return undefined;
    if (/^(?:atMost|below)$/u.test(comparison)) return 'by';
    // A time that only stands there may be anything.
    return phrase !== text || patterns.atClock.test(before) ? 'moment' : undefined;
  }
  // `£2 an hour up to £12 a day`
  const isCap = comparison === 'atMost' && money.test(before) && eachPeriod.test(behind);
  if (money.test(text) && (isCap || isBudget(clause, one))) return 'cost';
  // When the product itself is to be ready is no behaviour of it.
  if (comparison === 'by' && launching.test(near)) return undefined;
  const isMost = /^(?:exactly|atMost|below)$/u.test(comparison);
  // `blocks hives within 3 km`, whatever is done with what lies so near
  const isNear = comparison === 'atMost' && inTime.test(folded(phrase));
  if (isDistance(text) && isMost && (isNear || radius.test(before))) return 'window';
  // `in under two minutes`, `in | less than two minutes`
  const [led = ''] = phrase.toLowerCase().split(text.toLowerCase(), 1);
  const isAct =
    inPeriod.test(before.slice(0, before.length - led.length)) ||
    inPeriod.test(`${led.split(' ', 1).join('')} `);
  if (isTime && comparison === 'below' && (isAct || taking.test(before))) return 'faster';
  // `takes ten seconds tops`, but of `A booking lasts at most 2 hours`, more is refused
  const ledBy = before.slice(0, before.length - led.length);
  const isLong = lastingLong.test(ledBy) && !isMeasured(text);
  if (isTime && comparison === 'atMost' && taking.test(ledBy) && !isLong) return 'faster';
  if (comparison === 'exactly' && tolerance.test(before)) return 'window';
  if (comparison === 'atMost' && percent.test(text) && credited.test(clause.folded))
    return undefined;
  const beside = before.slice(-32) + behind.slice(0, 32);
  if (isTime && isMost && learnable[clause.lexicon.code]?.test(beside) === true) return 'learn';
  // `frühestens 60 Tage im Voraus`
  if (earliest.test(before) && patterns.ahead.test(behind)) return 'atMost';
  if (isTime && isCountedBack(clause, behind)) return countedBackSense(clause, one);
  if (comparison === 'exactly')
    return isTime
      ? periodSense(clause, { ...one, isBanned }, words)
      : countSense(clause, one, words);
  // `on every crate` and `45 min per device` are no intervals.
  if (comparison === 'every') return isTime && !patterns.ofThing.test(phrase) ? 'every' : undefined;
  if (comparison === 'by')
    return isShare || isBanned || isPricedThen ? undefined : deadlineSense(quantity, isTime);
  const isEnded = patterns.noLonger.test(before + behind) || patterns.deniesModal.test(before);
  if (comparison === 'after' && isTime && isEnded)
    return patterns.deniesModal.test(before + behind) ? 'ended' : 'lasting';
  if (comparison === 'atMost' && isTime && inTime.test(folded(phrase)))
    return removed.test(clause.folded) && !clause.cues.some(({ name }) => name === 'can')
      ? 'goneBy'
      : 'inTime';
  const isBehind = phrase.startsWith(text);
  // `£65 plus mileage`
  if (comparison === 'atLeast') return isShare && isBehind ? undefined : comparison;
  // `3 points, later 1 point`, `after 1, 3 and 7 days`
  const isCounted = /\p{L}/u.test(text.replace(digits, ''));
  const isOpen = isShare || !isCounted || (isBehind && !isTime);
  return comparison === 'after' && isOpen ? undefined : comparison;
}

/** Whether a negation stands before a quantity and its comparison: `nobody may cancel within 24 hours`. */
function isDeniedBefore({ cues }: CuedClause, { phrase, span, text }: Quantity): boolean {
  const start = span.start - Math.max(0, phrase.indexOf(text));
  // `not | later than 18:00`
  return cues.some((cue) => isDenial(cue) && cue.end < start - 1);
}

/** `Budget: 800 euros`, `Maximum £20 a month`, but not what somebody pays. */
function isBudget(clause: CuedClause, { behind, comparison, phrase, span }: Beside): boolean {
  const isAlone = span.end - phrase.length === clause.span.start && perPeriod.test(behind);
  const isMost = /^(?:atMost|below)$/u.test(comparison);
  return (
    (isMost && isAlone) ||
    (/^(?:atMost|below|exactly|above)$/u.test(comparison) &&
      clause.actorEnd === undefined &&
      (budget.test(clause.folded) || (running.test(clause.folded) && perPeriod.test(behind))))
  );
}

/** `24 hours before` */
function isCountedBack({ lexicon }: CuedClause, behind: string): boolean {
  return quantityWords[lexicon.code].before.some((word) => behind.trimStart().startsWith(word));
}

/** How far from a time `at the latest` stands. */
const reachOfLatest = 24;

/** `until 2 hours before`, `up to 2 weeks ahead`, `a reminder 24 hours before`. */
function countedBackSense({ cues, idea, span: whole }: CuedClause, one: Beside): Sense | undefined {
  const { before, behind, comparison, phrase, span } = one;
  // `If a parent has not answered five days before the trip`
  const isCase = cues.some(({ name, end }) => name === 'if' && end < span.start);
  const isDenied = !isCase && cues.some((cue) => isDenial(cue) && cue.end < span.start);
  // `They have to renew it; they are reminded 8 weeks before`, `can cancel 5 days before`
  const from = lastBorder(idea, Math.max(whole.start, span.start - before.length), span.start);
  const own = cues.filter(({ start, end }) => start >= from && end < span.start);
  const isNotice = own.some(({ name }) => /^do(?:ne)?:notify$/u.test(name));
  const isDue = !isNotice && own.some(({ name }) => name === 'must' || (name === 'can' && !isCase));
  const isUpTo = /^(?:atMost|by)$/u.test(comparison) && !/^on\s/iu.test(phrase);
  // `Members can book 6 weeks ahead`
  const allowed = (own.findLast(({ name }) => name === 'can')?.end ?? NaN) + 1;
  const isDone = (act: string) => own.some(({ name, start }) => name === act && start === allowed);
  // `cancel` is also a verb of bookings.
  const isOpened = isDone('do:book') && !isDone('do:remove');
  if (earliest.test(before) || (isOpened && patterns.ahead.test(behind))) return 'atMost';
  const isLatest = latest.test(before.slice(-reachOfLatest) + behind.slice(0, reachOfLatest));
  if (patterns.closing.test(before) || isLatest || (isDue && comparison === 'exactly'))
    return 'latest';
  if (laterThan.test(before)) return isDenied || isUpTo ? 'latest' : undefined;
  // `2時間前まで`
  if (/^\s?前まで/u.test(behind)) return 'latest';
  if (isUpTo) return patterns.ahead.test(behind) ? 'atMost' : 'latest';
  if (comparison === 'atLeast') return 'atLeast';
  return /^(?:exactly|by)$/u.test(comparison) && !isDenied ? 'ahead' : undefined;
}

/** A number of things is a limit only with words such as `only` and `not more`; the size of a file always is. */
function countSense(
  { actorEnd, cues, folded: text }: CuedClause,
  one: Beside,
  { window }: DocumentWords,
): Sense | undefined {
  const { before, behind, span } = one;
  // `the last five jobs`
  if (window.test(endingIn(one))) return 'nearest';
  const isAllowed = cues.some(({ name, end }) => name === 'can' && end < span.start);
  const isOnly = isAllowed && patterns.only.test(before);
  if (isOnly || patterns.notMore.test(behind) || fileSize.test(one.text)) return 'atMost';
  // `4-digit tags`
  if (patterns.digitCount.test(one.text.toLowerCase()) || isHeld(one)) return 'exact';
  // `The boat takes 12 passengers`
  const isRoom = patterns.capacity.test(before) && /^\p{N}+\s\p{L}{3}/u.test(one.text);
  if (isRoom && actorEnd === undefined) return 'atMost';
  // `a warning at 60 °C`
  return patterns.atPoint.test(before) && patterns.warning.test(text) ? 'after' : undefined;
}

/** `gets a text with three slots`, but not `with 20 kg` or `with 5 % off` */
function isHeld({ before, text, value = 0 }: Beside): boolean {
  const isShare = money.test(text) || percent.test(text);
  return value > 1 && holding.test(before) && !isShare && !isMeasured(text);
}

/** A quantity with the few words before it. */
const endingIn = ({ before, text }: Pick<Beside, 'before' | 'text'>): string =>
  (before + text).toLowerCase().slice(-20 - text.length);

/** A period without a comparison: `the last 90 days`, `for 30 minutes`, `within 3 days`, `has 3 days to answer`, `at 3 hours`. */
function periodSense(
  { cues, idea, lexicon, span: { end } }: CuedClause,
  { before, behind, isBanned, phrase, span, text }: Beside & { isBanned: boolean },
  { lasting, window }: DocumentWords,
): Sense | undefined {
  const whole = endingIn({ before, text });
  if (window.test(whole)) return 'window';
  const isConditional = cues.some(
    (cue) => cue.name === 'if' && (cue.end < span.start || !lexicon.hasSpaces),
  );
  if (phrase !== text) {
    // `parcels not collected within 3 days are flagged`, but `can say no within 12 hours`
    const border = nextBorder(idea, span.end, end);
    const isCase = cues.some(
      (cue) =>
        cue.start > span.end &&
        cue.end <= border &&
        // `Niemand darf innerhalb von 24 Stunden stornieren`
        (isBanned ? cue.name === 'auxiliary' : isVerb(cue)),
    );
    if (isCase || isConditional || leftUndone.test(before)) return 'after';
    return isBanned ? undefined : 'inTime';
  }
  const isGap = gapBefore.test(before) && gapBehind.test(behind);
  if (patterns.keeping.test(before + behind) || patterns.reachingBack.test(behind) || isGap)
    return 'atLeast';
  const isDue = cues.some(
    ({ name, end: at }) => /^(?:must|should)$/u.test(name) && at < span.start,
  );
  if (isDue && !isConditional && !isBanned && inPeriod.test(before)) return 'inTime';
  if (!isDue && lacking.test(before)) return 'after';
  if (lasting.test(whole) || lasting.exec(behind.slice(0, 16))?.index === 0) {
    // `€2 for 30 minutes`
    const isPriced = money.test(before.slice(-12));
    const next = nextBorder(idea, span.end, end);
    // `a profile that nobody has used for 3 months is hidden`
    const isUnused =
      cues.some((cue) => isDenial(cue) && cue.end < span.start) &&
      !patterns.deniesModal.test(before) &&
      cues.some((cue) => isVerb(cue) && cue.start > span.end && cue.end <= next);
    if (isUnused) return 'after';
    return isConditional || isPriced ? undefined : 'lasting';
  }
  if (patterns.has.test(before) && patterns.toDo.test(behind)) return 'inTime';
  // `a letter 12 months before it ends and another at 3 months`
  const isAlsoBack = quantityWords[lexicon.code].before.some((word) =>
    before.includes(` ${word} `),
  );
  if (isBanned || !patterns.atPoint.test(before) || stayingAt.test(before)) return undefined;
  return isAlsoBack ? 'ahead' : 'after';
}

/** `by the 25th`; none where the words do not tell by when. */
function deadlineSense({ phrase, text, value }: Quantity, isTime: boolean): Sense | undefined {
  const isOrdinal = /\d(?:st|nd|rd|th)$/u.test(text);
  if (/^on\s/iu.test(phrase)) return isOrdinal ? 'moment' : undefined;
  // `before 1954` tells of what is past.
  if (/^(?:19|20)\d\d$/u.test(text)) return undefined;
  if (value === undefined || isOrdinal) return patterns.fromThen.test(phrase) ? 'moment' : 'by';
  return isTime && patterns.upTo.test(phrase) ? 'atMost' : undefined;
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
