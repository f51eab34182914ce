import { isDenial } from '../lexicon/cueLine';
import { money } from '../lexicon/money';
import { isPeriod } from '../read/period';
import type { Quantity } from '../read/quantity';
import { quote } from '../read/span';
import { boundaryOf } from './boundaryValues';
import type { Condition } from './conditions';
import { hasBalancedBrackets, wordsBefore, wordsBehind, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { senseOf } from './numberSense';
import { priceCheck } from './priceChecks';
import { outcomeOf } from './outcomes';
import { fill, marked } from './quoted';
import { eachPeriod, freeFor, pricedFor } from './words/comparisonPatterns';
import {
  approximate,
  frequency,
  keeping,
  ofAnother,
  oneOfMany,
  outside,
  unneeded,
} from './words/patterns';
import { isMeasured, percent } from './words/unitPatterns';

/** Before a number that limits nothing: `about`, `£32 for`. */
const unlimited = [approximate, frequency, outside, pricedFor, unneeded];

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
  const behind = wordsBehind(clause, span.end);
  const start = span.end - (phrase.endsWith(text) ? phrase.length : text.length);
  const before = [span.start, start].map((place) => wordsBefore(clause, place));
  // `4h30` is read as `4h`, and of `30 and 7 days`, `7 days` says less than half.
  const isCut = /^\p{N}/u.test(behind) || (text === phrase && oneOfMany.test(before[0] ?? ''));
  const isNoLimit = before.some((one) => unlimited.some((pattern) => pattern.test(one)));
  if (isCut || isNoLimit || tellsHowItIs(clause, quantity)) return undefined;
  const [period = ''] = eachPeriod.exec(behind) ?? [];
  // `max. 2 slots a day`
  const timed = quote(clause.idea, { start, end: span.end + period.length });
  const limit = hasBalancedBrackets(phrase) ? phrase : text;
  const shown = marked(period === '' ? limit : timed, quotation);
  // `under 12s pay half`
  const plain = /^\p{N}+s$/u.test(text) ? { ...quantity, text: digits } : quantity;
  const values = boundaryOf(plain, words, clause.lexicon.numberWords);
  const [said = '', free = ''] = freeFor.exec(before[1] ?? '') ?? [];
  if (values && said !== '' && comparison === 'atMost') {
    const from = start - said.length;
    const outcome = marked(quote(clause.idea, { start: from, end: from + free.length }), quotation);
    return fill(criteria.outcome, { quantity: shown, yes: values.at, no: values.over, outcome });
  }
  const outcome = outcomeOf(clause, quantity, condition, words);
  if (values !== undefined && outcome !== undefined) {
    const { at, over, under } = values;
    const yes = comparison === 'above' ? over : comparison === 'below' ? under : at;
    const filled = { quantity: shown, yes, no: yes === at ? under : at };
    const check = isTimeOut(clause, quantity) ? criteria.timeOut : criteria.outcome;
    return fill(check, { ...filled, outcome: marked(outcome, quotation) });
  }
  const sense = senseOf(clause, quantity, words);
  // `over 80` of an age says who they are.
  const isBare = text === digits && !money.test(text) && /^(?:above|below)$/u.test(comparison);
  if (sense === undefined || isBare) return priceCheck(clause, quantity, words);
  const template = criteria.bounds[sense];
  const isOpen = values === undefined && /\{(?:at|over)\}/u.test(template);
  // `takes ten seconds tops`: the limit itself passes.
  const isPast = sense === 'faster' && comparison === 'atMost';
  const shifted = isPast && values ? { under: values.at, at: values.over } : {};
  return isOpen ? undefined : fill(template, { ...values, ...shifted, quantity: shown });
}

/** Right behind a past or a trouble: `took four days`, `gets lost for two weeks`. */
function tellsHowItIs(clause: CuedClause, { span: { start } }: Quantity): boolean {
  const told = clause.cues.find(
    ({ name, end }) =>
      /^(?:past|problem)$/u.test(name) &&
      end <= start &&
      /^\s(?:\p{L}{1,5}\s)?$/u.test(clause.idea.slice(end, start)),
  );
  if (told === undefined || keeping.test(wordsBefore(clause, start))) return false;
  return !clause.cues.some(({ name, end }) => asking.test(name) && end < told.start);
}

/** Before a number, words of a demand or a case; a participle tells of no past. */
const asking = /^(?:can|must|should|if|auxiliary|that|negation)$/u;

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
    tellsHowItIs(clause, quantity) ||
    // `a list by crop (so "38 kg carrots")`
    clause.isQuoted(span.start) ||
    [approximate, oneOfMany, ofAnother].some((one) => one.test(before));
  const values = boundaryOf(quantity, words, lexicon.numberWords);
  return comparison === 'exactly' && value > 1 && isScaled && !isOther && values
    ? fill(words.criteria.openNumber, { ...values, quantity: marked(text, words.quotation) })
    : undefined;
}

/** `if nobody answers within 15 minutes`: how long something has not been done. */
function isTimeOut({ cues, lexicon }: CuedClause, quantity: Quantity): boolean {
  const { start } = quantity.span;
  const joint = cues.find(({ name }) => name === 'if')?.start ?? start;
  const isDenied = cues.some((cue) => isDenial(cue) && cue.start > joint && cue.end < start);
  return isDenied && isPeriod(quantity, lexicon);
}
