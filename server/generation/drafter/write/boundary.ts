import { isDenial, isVerb } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { isPeriod } from '../read/period';
import type { Comparison, Quantity } from '../read/quantity';
import { quote, trimmed, type Quote } from '../read/span';
import type { Statement } from '../sort/workbook';
import { boundaryOf, isMeasured, money, percent, type Boundary } from './boundaryValues';
import { asMeant, isMention } from './comparisonMeant';
import { conditionOf } from './conditions';
import { outcomeWhenMissed } from './missedDeadline';
import { nextBorder, wordsBefore, wordsBehind, type CuedClause } from './cuedClause';
import { deadlineSense, inARow, isClock, periodSense, type Sense } from './periodSense';
import type { DocumentWords } from './documentWords';
import { inContext, isDefinite, isInLabel, perUnit, withNoun } from './quantityContext';
import { exactCheck } from './exactCheck';
import { fill, marked } from './quoted';
import { deadlineCheck, timesCheck } from './wordedBounds';
import { only } from './refusals';
import {
  approximate,
  atOnce,
  betweenHours,
  effort,
  effortBefore,
  extreme,
  notMore,
  ofCase,
  oftenUnit,
  outside,
  partOf,
  rationed,
  requests,
  service,
  strikes,
  warning,
  wordAfterOr,
  wordBeforeOr,
} from './words/patterns';

/** A file of this size is the largest that is taken. */
const fileSize = /\p{N}\s?[KMGT](?:i?B|o)$/u;
/** What a test does with the quantities of a statement. */
interface Cases {
  /** A sentence for each quantity whose limits are certain. */
  bounds: string[];
  /** Approximate quantities. */
  about: Quote[];
  /** Quantities that may or may not be limits. */
  open: Quote[];
  /** Prices and numbers that are no bounds, with the test of what they count. */
  exact: { quantity: Quote; check: string }[];
}

const approximateReach = 24;
/** Whether a word is a number; `a maximum of 3` has none before its `of`. */
function isNumber(word: string | undefined, { numberWords }: Lexicon): boolean {
  return word !== undefined && (/\p{N}/u.test(word) || Object.hasOwn(numberWords, word));
}

/** The cases at the bounds of each quantity of a statement; of all but a requirement, only where its words set a bound. */
export function boundaryCases(
  clause: CuedClause,
  { kind, quantities }: Statement,
  words: DocumentWords,
): Cases {
  const cases: Cases = { bounds: [], about: [], open: [], exact: [] };
  for (const quantity of quantities
    .filter((one) => !isInLabel(clause, one) && !isMention(clause, one))
    .map((one) => withNoun(clause, one))
    .map((one, index, all) => asMeant(clause, one, all[index - 1]))) {
    const { comparison, digits, span, text } = quantity;
    // `over 80` of an age says who they are; a goal's range leads from one state to another.
    const isBare = text.length === digits.length && outcomeOf(clause, quantity) === undefined;
    const isNoBound = isBare || (kind === 'G' && /^(?:range|exactly)$/u.test(comparison));
    if (kind !== 'R' && isNoBound) continue;
    const place = span.start - clause.span.start;
    const before = clause.folded.slice(Math.max(0, place - approximateReach), place);
    const isAbout = approximate.test(before);
    const found = isAbout ? undefined : caseOf(clause, quantity, words);
    const ahead = clause.folded.slice(place + text.length, place + text.length + 16);
    if (isNumber(wordAfterOr.exec(ahead)?.[1], clause.lexicon)) continue;
    const [either = '', other] = wordBeforeOr.exec(before) ?? [];
    if (isNumber(other, clause.lexicon)) {
      const both = quote(clause.idea, { start: span.start - either.length, end: span.end });
      const quoted = marked(both, words.quotation);
      if (kind === 'R') cases.bounds.push(fill(words.criteria.oneOf, { quantity: quoted }));
      continue;
    }
    if (found !== undefined) cases.bounds.push(found);
    else if (isAbout && (kind === 'R' || isPeriod(quantity, clause.lexicon)))
      cases.about.push(inContext(clause, quantity));
    // A budget or a date of the project is no case to test.
    else if (kind === 'R' && !isAbout) {
      const check = exactCheck(clause, quantity, words);
      const quoted = inContext(clause, quantity);
      if (check === undefined) cases.open.push(quoted);
      else cases.exact.push({ quantity: quoted, check });
    }
  }
  cases.bounds.push(...timesCheck(clause, words), ...deadlineCheck(clause, quantities, words));
  return cases;
}

function caseOf(clause: CuedClause, quantity: Quantity, words: DocumentWords): string | undefined {
  const { criteria, quotation } = words;
  const { comparison } = quantity;
  const before = clause.idea.slice(
    Math.max(clause.span.start, quantity.span.start - 60),
    quantity.span.start,
  );
  const quoted = marked(inContext(clause, quantity), quotation);
  if (words.example.test(folded(before))) return fill(criteria.example, { quantity: quoted });
  // `under 12s pay half`
  const areMany =
    /^\p{N}+s$/u.test(quantity.text) &&
    /^\s[\p{L}\p{Sc}]/u.test(clause.idea.slice(quantity.span.end));
  const values = boundaryOf(
    areMany ? { ...quantity, text: quantity.digits } : quantity,
    words,
    clause.lexicon.numberWords,
  );
  const isOutside = comparison === 'range' && outside.test(folded(before));
  const outcome = isOutside ? conditionOf(clause)?.then : outcomeOf(clause, quantity);
  if (values !== undefined && outcome !== undefined)
    return fill(criteria.outcome, {
      quantity: quoted,
      yes: isOutside
        ? `${values.under}${words.comma}${values.over}`
        : values[holding[comparison] ?? 'at'],
      no: values[isOutside ? 'at' : (failing[comparison] ?? 'under')],
      outcome: marked(outcome, quotation),
    });
  const sense = senseOf(clause, quantity, words);
  const missed = sense === 'atMost' ? outcomeWhenMissed(clause, quantity) : undefined;
  if (values !== undefined && missed !== undefined) {
    const outcome = marked(missed, quotation);
    return fill(criteria.outcome, { quantity: quoted, yes: values.over, no: values.at, outcome });
  }
  if (sense === 'exact') return fill(criteria.exact, { quantity: quoted });
  const bounds = sense && criteria.bounds[sense];
  const isOpen = values === undefined && /\{(?:at|over)\}/u.test(bounds ?? '');
  return bounds === undefined || isOpen ? undefined : fill(bounds, { ...values, quantity: quoted });
}

/** On which side of a limit, or at it, its outcome holds, and where it just does not. */
const holding: Readonly<Partial<Record<Comparison, keyof Boundary>>> = {
  above: 'over',
  below: 'under',
};
const failing: Readonly<Partial<Record<Comparison, keyof Boundary>>> = {
  above: 'at',
  below: 'at',
  atMost: 'over',
};

const at = /(?<!\p{L})(?:at|bei|ab|à|a|alle|bij|przy)\s$/u;
/** The kind of limit that a quantity sets; none if its words leave that open. */
function senseOf(
  clause: CuedClause,
  quantity: Quantity,
  words: DocumentWords,
): Sense | 'exact' | undefined {
  const { comparison, phrase, span, text, value } = quantity;
  const [before, ahead] = [wordsBefore(clause, span.start), wordsBehind(clause, span.end)];
  if (/±\s?$/u.test(before) || notMore.test(ahead)) return 'atMost';
  if (comparison === 'range' && betweenHours.test(folded(quantity.digits))) return 'hours';
  if (isClock(clause, quantity)) return /^(?:atMost|below)$/u.test(comparison) ? 'by' : 'moment';
  const isOften = oftenUnit.test(text);
  const isAllowed = clause.cues.some(({ name }) => name === 'can');
  const [, least, most] = extreme.exec(before) ?? [];
  if (comparison === 'exactly' && (least ?? most) !== undefined)
    return least === undefined ? 'atMost' : 'atLeast';
  const isRate =
    perUnit.test(ahead) &&
    (only.test(before) || (requests.test(text) && rationed.test(clause.folded)));
  const isLimited = isRate || (only.test(before) ? isAllowed || isOften : isAllowed && isOften);
  const isEffort = effort.test(text) && effortBefore.test(before);
  if (comparison === 'exactly' && (isLimited || isEffort) && !inARow.test(ahead)) return 'atMost';
  // `the alarm goes off at 75 °C`
  if (comparison === 'exactly' && at.test(before) && isMeasured(text) && warning.test(before))
    return 'after';
  const isTime = isPeriod(quantity, clause.lexicon);
  const isShare = money.test(phrase) || percent.test(text);
  switch (comparison) {
    case 'exactly':
      if (fileSize.test(text)) return 'atMost';
      // `nobody gets two long weekends in a row`
      if (inARow.test(ahead) && clause.cues.some(isDenial)) return 'below';
      if (isTime) return periodSense(clause, quantity, words);
      if (inARow.test(ahead)) return 'atLeast';
      if (percent.test(text) && (value ?? 0) >= leastOfService && service.test(clause.folded))
        return 'atLeast';
      return isShare || isMeasured(text) ? undefined : countSense(clause, quantity);
    case 'every':
      // `on every crate` is no interval.
      return isTime ? (periodSense(clause, quantity, words) ?? 'every') : undefined;
    case 'after': {
      // `3 points, later 1 point`, `after 1, 3 and 7 days`
      const isLate = phrase.startsWith(text) && !isTime;
      const isCounted = /\p{L}/u.test(text.replace(quantity.digits, ''));
      return isLate || isShare || !isCounted ? undefined : 'after';
    }
    case 'by':
      return isShare ? undefined : deadlineSense(clause, quantity);
    case 'above':
    case 'atLeast':
    case 'atMost':
    case 'below':
    case 'range':
      return comparison;
  }
}

const leastOfService = 90;
/** The meaning of a number of things without a comparison. */
function countSense(clause: CuedClause, quantity: Quantity): Sense | undefined {
  const { digits, span, text, value } = quantity;
  const { cues, folded: said } = clause;
  const ahead = said.slice(span.end - clause.span.start);
  const isCount = value !== undefined && value > 1 && /\p{L}/u.test(text.replace(digits, ''));
  if (!isCount) return undefined;
  const from = said.slice(0, span.start - clause.span.start);
  const isSaid = cues.some((cue) => cue.start > span.end && isVerb(cue));
  if ((isSaid && ofCase.test(from)) || (from === '' && strikes.test(ahead))) return 'after';
  // `two coordinators have to agree`
  if (from === '' && cues.find((cue) => cue.start > span.end)?.name === 'must') return 'atLeast';
  const can = cues.findLast(({ name, end }) => name === 'can' && end < span.start);
  const isOwn =
    can !== undefined &&
    !cues.some(isDenial) &&
    !cues.some(
      ({ name, start }) =>
        /^(?:and|but|if|that)$/u.test(name) && start > can.end && start < span.start,
    ) &&
    !/[,;:]\s/u.test(clause.idea.slice(can.end, span.start)) &&
    !isDefinite(clause, quantity);
  return !isOwn ? undefined : atOnce.test(ahead) || perUnit.test(ahead) ? 'atMost' : 'allowed';
}

/** Maximum distance between a quantity and its outcome. */
const longestOutcome = 400;
const finite = /^(?:auxiliary|can|must|should)$/u;
const bounding = /^(?:and|but|if|that|because|soThat)$/u;

/**
 * The outcome of a case above or below a number: `is refused` in `An offer below 63 °C is refused`.
 */
function outcomeOf(clause: CuedClause, quantity: Quantity): Quote | undefined {
  const { comparison, span } = quantity;
  const { idea, cues } = clause;
  const condition = conditionOf(clause);
  const given = condition === undefined ? -1 : idea.indexOf(condition.given, clause.span.start);
  // `Bikes not picked up after 14 days cost €2 a day`: the period is no clause.
  const isPhrase = comparison === 'after' && condition?.given.startsWith(quantity.phrase);
  const isGiven =
    condition && !isPhrase && span.start >= given && span.end <= given + condition.given.length;
  const isBound = comparison === 'above' || comparison === 'below';
  if (isGiven) {
    // `if fewer than 4 confirm within 3 minutes`: the period only says until when these count.
    const isOnly = !/\p{N}/u.test(condition.given.replace(quantity.text, ''));
    const isLimit =
      isBound || /^(?:atLeast|after)$/u.test(comparison) || (isOnly && comparison === 'atMost');
    return isLimit || (comparison === 'exactly' && isPeriod(quantity, clause.lexicon))
      ? condition.then
      : undefined;
  }
  // `questions that fewer than 40% of the class got right`
  const after = clause.folded.slice(span.end - clause.span.start, span.end - clause.span.start + 8);
  if (/[%‰]/u.test(quantity.text) && partOf.test(after)) return undefined;
  const border = nextBorder(idea, span.end, Math.min(clause.span.end, span.end + longestOutcome));
  const next = cues.find(({ name, start }) => bounding.test(name) && start > span.end);
  const end = Math.min(next?.start ?? border, border);
  const verb = cues.find(
    ({ name, start }) =>
      start > span.end && (finite.test(name) || (name.startsWith('do:') && start === span.end + 1)),
  );
  const isSaid = isBound && verb !== undefined && verb.end < end;
  return isSaid ? quote(idea, trimmed(idea, { start: verb.start, end })) : undefined;
}

/** Whether a test of a quantity already says what its clause says. */
export function hasOutcome(clause: CuedClause, quantity: Quantity): boolean {
  return quantity.value !== undefined && outcomeOf(clause, quantity) !== undefined;
}
