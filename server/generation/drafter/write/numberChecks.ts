import { isDenial } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import { money } from '../lexicon/money';
import { isPeriod } from '../read/period';
import type { Quantity } from '../read/quantity';
import { quote, type Quote } from '../read/span';
import { boundaryOf } from './boundaryValues';
import type { Condition } from './conditions';
import { hasBalancedBrackets, wordsBefore, wordsBehind, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { senseOf } from './numberSense';
import { priceCheck } from './priceChecks';
import { isException, missedIn, otherwiseOf, outcomeBehind, outcomeOf } from './outcomes';
import { fill, marked } from './quoted';
import { asIs, eachPeriod, freeFor, nobodyInTime, pricedFor } from './words/comparisonPatterns';
import { approvalNoun, approvalVerb, signatureNoun } from './words/criteriaPatterns';
import {
  approximate,
  deniesModal,
  frequency,
  keeping,
  noConjunction,
  oneOfMany,
  outside,
  unneeded,
} from './words/patterns';
import { isMeasured, percent, unitNames } from './words/unitPatterns';

/**
 * The test of a number whose direction its words state: the value itself and the one beside it.
 *
 * @param condition the clause's condition, whose outcome depends on a number in it
 */
export function numberCheck(
  clause: CuedClause,
  quantity: Quantity,
  condition: Condition | undefined,
  words: DocumentWords,
): string | undefined {
  const { criteria, quotation } = words;
  const { comparison, digits, phrase, span, text } = quantity;
  const before = wordsBefore(clause, span.start);
  // `4h30` is read as `4h`, and of `30 and 7 days`, `7 days` says less than half.
  const isCut =
    /^\p{N}/u.test(wordsBehind(clause, span.end)) ||
    isCompound(clause, quantity) ||
    (text === phrase && oneOfMany.test(before)) ||
    noConjunction.test(phrase.toLowerCase());
  // `nobody under 18 may be tattooed`
  const isDenied = clause.cues.some(
    ({ name, end }) => /^(?:negation|never)$/u.test(name) && end === span.end - phrase.length - 1,
  );
  const isReversed = isDenied && /^(?:above|below)$/u.test(comparison);
  // `Volunteers (6-8, Wednesdays)`: about how many there are
  const behindActor = clause.idea.slice(clause.actorEnd ?? span.start, span.start);
  const isAside = comparison === 'range' && /^[^\p{L}\p{N}]*\(\s?$/u.test(behindActor);
  const isFree = unneeded.test(before);
  // `£32 for up to three items`
  const isPaidFor = pricedFor.test(wordsBefore(clause, span.end - phrase.length));
  const isNoLimit = isReversed || isAside || isFree || isPaidFor || frequency.test(before);
  if (
    isCut ||
    isNoLimit ||
    isAsIs(clause, quantity) ||
    approximate.test(before) ||
    outside.test(before)
  )
    return undefined;
  const [period = ''] = eachPeriod.exec(wordsBehind(clause, span.end)) ?? [];
  const start = span.end - (phrase.endsWith(text) ? phrase.length : text.length);
  // `max. 2 slots a day`
  const timed = quote(clause.idea, { start, end: span.end + period.length });
  const limit = hasBalancedBrackets(phrase) ? phrase : text;
  const shown = marked(period === '' ? limit : timed, quotation);
  // `under 12s pay half`, and `under 18s` alone; `over 18s` may or may not mean those of 18.
  const isFirst = span.end - phrase.length === clause.span.start;
  const isFollowed = /^\s\p{L}/u.test(wordsBehind(clause, span.end));
  const areAged = /^\p{N}+s$/u.test(text) && (isFollowed || isFirst);
  if (areAged && comparison === 'above') return undefined;
  const plain = areAged ? { ...quantity, text: digits } : quantity;
  const values = boundaryOf(plain, words, clause.lexicon.numberWords);
  const [said = '', free = ''] = freeFor.exec(wordsBefore(clause, start)) ?? [];
  if (values && said !== '' && comparison === 'atMost') {
    const [from, { at: yes, over: no }] = [start - said.length, values];
    const outcome = marked(quote(clause.idea, { start: from, end: from + free.length }), quotation);
    return fill(criteria.outcome, { quantity: shown, yes, no, outcome });
  }
  const outcome = outcomeOf(clause, quantity, condition, words);
  if (values !== undefined && outcome !== undefined) {
    const { at, over, under } = values;
    const holds = comparison === 'above' ? over : comparison === 'below' ? under : at;
    const other = holds === at ? under : at;
    // `unless it weighs more than 10 kg`
    const isExcepted = condition?.given.includes(phrase) === true && isException(condition);
    const [yes, no] = isExcepted ? [other, holds] : [holds, other];
    const filled = { quantity: shown, yes, no, outcome: marked(outcome, quotation) };
    const isOut = isTimeOut(clause, quantity);
    const isHeld = comparison === 'above' && isApproval(clause, outcome);
    return fill(criteria[isOut ? 'timeOut' : isHeld ? 'waits' : 'outcome'], filled);
  }
  const closing = lastMinute(clause, quantity);
  if (closing) return fill(criteria.bounds.ended, { quantity: shown, ...closing });
  const missed = comparison === 'by' ? missedIn(clause, quantity, condition, words) : undefined;
  if (missed) return fill(criteria.missed, { quantity: shown, outcome: marked(missed, quotation) });
  const sense = senseOf(clause, quantity, words);
  const otherwise = otherwiseOf(clause, quantity);
  if (otherwise && sense === 'inTime' && values) {
    const outcome = marked(otherwise, quotation);
    return fill(criteria.timeOut, { quantity: shown, no: values.at, yes: values.over, outcome });
  }
  if (otherwise && sense === 'by')
    return fill(criteria.missed, { quantity: shown, outcome: marked(otherwise, quotation) });
  // `not seen for six months can't order`, where nothing happens
  const denied = sense === 'after' ? outcomeBehind(clause, span.end) : undefined;
  if (values && denied && clause.cues.some((cue) => isDenial(cue) && cue.start === span.end + 1)) {
    const filled = { quantity: shown, yes: values.at, no: values.under };
    return fill(criteria.outcome, { ...filled, outcome: marked(denied, quotation) });
  }
  // `over 80` of an age says who they are.
  const isBare = text === digits && !money.test(text) && /^(?:above|below)$/u.test(comparison);
  const template = sense && !isBare ? criteria.bounds[sense] : undefined;
  const isOpen = values === undefined && /\{(?:at|over)\}/u.test(template ?? '');
  if (template === undefined) return priceCheck(clause, quantity, words);
  // `takes ten seconds tops`: the limit itself passes.
  const isPast = sense === 'faster' && comparison === 'atMost';
  const shifted = isPast && values ? { under: values.at, at: values.over } : {};
  return isOpen ? undefined : fill(template, { ...values, ...shifted, quantity: shown });
}

const minutesOfHour = 60;

/** `may not be called after 20:30`: the last minute at which somebody may, and the first at which nobody may. */
function lastMinute(clause: CuedClause, { comparison, span, text }: Quantity) {
  const isBanned = deniesModal.test(wordsBefore(clause, span.start));
  const [, hour = '', mark = '', minute = ''] = /^(\d{1,2})([:.h])([0-5]\d)$/u.exec(text) ?? [];
  if (!isBanned || comparison !== 'after' || minute === '') return undefined;
  const next = Number(minute) + 1;
  return next < minutesOfHour
    ? { under: text, at: `${hour}${mark}${String(next).padStart(2, '0')}` }
    : undefined;
}

const nearby = 24;

/** Right beside words for the present state, or right behind a past or a trouble: `took four days`, `gets lost for two weeks`. */
function isAsIs(clause: CuedClause, { comparison, span: { start, end: last } }: Quantity): boolean {
  const told = clause.cues.find(
    ({ name, end }) =>
      /^(?:past|problem)$/u.test(name) &&
      end <= start &&
      /^\s(?:\p{L}{1,5}\s)?$/u.test(clause.idea.slice(end, start)),
  );
  const isAsked = clause.cues.some(
    ({ name, end }) => asking.test(name) && told && end < told.start,
  );
  const isKept = keeping.test(wordsBefore(clause, start));
  const isNow =
    comparison === 'exactly' &&
    (asIs.test(wordsBefore(clause, start).slice(-nearby)) ||
      asIs.exec(wordsBehind(clause, last))?.index === 1);
  return isNow || (told !== undefined && !isAsked && !isKept);
}

/** Before a number, words of a demand or a case; a participle tells of no past. */
const asking = /^(?:can|must|should|if|auxiliary|that|negation)$/u;

const nextPeriod = /^\s(?:(\p{L}{1,3})\s)?\p{N}+\s?(\p{L}+)/u;
const lastPeriod = /\p{N}\s?(\p{L}+)\s(?:(\p{L}{1,3})\s)?$/u;

/** Whether it is a part of a longer period: `2 hours 15 minutes`. */
function isCompound(clause: CuedClause, quantity: Quantity): boolean {
  const { cues } = clause.lexicon;
  const isUnit = (word = '', joint?: string) =>
    (unitNames.hours.test(word) || unitNames.minutes.test(word)) &&
    (joint === undefined || cues.and.includes(joint));
  const [, joint, unit] = nextPeriod.exec(wordsBehind(clause, quantity.span.end)) ?? [];
  const [, before, led] = lastPeriod.exec(wordsBefore(clause, quantity.span.start)) ?? [];
  return isPeriod(quantity, clause.lexicon) && (isUnit(unit, joint) || isUnit(before, led));
}

/** Before the second number of `15 mm in 24 h`, `20 ± 2 °C`, `8月20日`. */
const ofAnother = /\p{N}\s?\S+\s\p{L}{1,4}\s$|(?:[±月]|minus)\s?$/u;

/** What is to be agreed on a period or measure whose direction no words state: `quarantine 14 days`. */
export function openNumber(
  clause: CuedClause,
  quantity: Quantity,
  words: DocumentWords,
): string | undefined {
  const { comparison, span, text, value = 0 } = quantity;
  const { lexicon } = clause;
  const before = wordsBefore(clause, span.start);
  const isShare = money.test(text) || percent.test(text);
  const isScaled = isPeriod(quantity, lexicon) || (isMeasured(text) && !isShare);
  const isOther =
    isCompound(clause, quantity) ||
    isAsIs(clause, quantity) ||
    // `a list by crop (so "38 kg carrots")`
    clause.isQuoted(span.start) ||
    [approximate, oneOfMany, ofAnother].some((one) => one.test(before)) ||
    words.window.test(before + text.toLowerCase());
  const values = boundaryOf(quantity, words, lexicon.numberWords);
  return comparison === 'exactly' && value > 1 && isScaled && !isOther && values
    ? fill(words.criteria.openNumber, { ...values, quantity: marked(text, words.quotation) })
    : undefined;
}

/** `if nobody answers within 15 minutes`: how long something has not been done. */
function isTimeOut({ cues, folded: said, lexicon, span }: CuedClause, quantity: Quantity): boolean {
  const { start } = quantity.span;
  const first = nobodyInTime.test(said) ? span.start - 1 : start;
  const joint = cues.find(({ name }) => name === 'if')?.start ?? first;
  const isDenied = cues.some((cue) => isDenial(cue) && cue.start > joint && cue.end < start);
  return isDenied && isPeriod(quantity, lexicon);
}

/** `must be approved by the chair`, `need a second signature` */
function isApproval({ cues, idea, lexicon }: CuedClause, outcome: Quote): boolean {
  const isDue = cues.some(
    ({ name, start, end }) => name === 'must' && outcome.startsWith(idea.slice(start, end)),
  );
  const said = folded(outcome);
  const isSigned = approvalNoun.test(said) || signatureNoun[lexicon.code]?.test(said) === true;
  return isSigned || (isDue && approvalVerb.test(said));
}
