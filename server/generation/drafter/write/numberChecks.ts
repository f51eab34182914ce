import { isDenial } from '../lexicon/cueLine';
import type { NumberUse } from '../lexicon/numberUses';
import { quantityWords } from '../lexicon/quantityWords';
import type { Quantity } from '../read/quantity';
import { perLanguage } from '../lexicon/perLanguage';
import { folded } from '../lexicon/phraseIndex';
import { anyOf } from '../read/anyOf';
import { isPeriod, unitOf } from '../read/period';
import { quote } from '../read/span';
import { boundaryOf, isTimeUnit, type Boundary } from './boundaryValues';
import type { Condition } from './conditions';
import { hasBalancedBrackets, wordsBefore, wordsBehind, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { isClock, isMoment } from './isMoment';
import type { LikelyUse } from './likelyUses';
import { lateOutcomeOf, outcomeOf } from './outcomes';
import { priceCheck } from './priceChecks';
import { fill, marked } from './quoted';
import { eachPeriod } from './words/comparisonPatterns';
import { dayUnits } from './words/unitPatterns';
import { betweenHours, clockWord, oneOfMany, outside, partOfDay } from './words/patterns';

/**
 * The test of a number whose use is likely enough: the value itself and the one beside it.
 *
 * @param condition the clause's condition, whose outcome may depend on the number
 */
export function numberCheck(
  clause: CuedClause,
  quantity: Quantity,
  likely: LikelyUse | undefined,
  condition: Condition | undefined,
  words: DocumentWords,
): string | undefined {
  const { use = 'none', isSure = false } = likely ?? {};
  // That all costs add up to no more is nothing that the product does.
  if (use === 'none' || use === 'budget') return undefined;
  const { digits, phrase, span, text } = quantity;
  const behind = wordsBehind(clause, span.end);
  const start = span.end - (phrase.endsWith(text) ? phrase.length : text.length);
  // `4h30` is read as `4h`, `2 hours 15 minutes` as two; of `1, 3 and 7 days`, each says less than all.
  const before = wordsBefore(clause, span.start);
  const isFirst = text === digits && /^(?:,|\s\p{L}{1,3})\s\p{N}/u.test(behind);
  const isLater = text === phrase && (oneOfMany.test(before) || /\p{N}\s?\p{L}+\s$/u.test(before));
  const isPart = isFirst || isLater || isCompound(clause, quantity);
  const isCut = (isPeriod(quantity, clause.lexicon) ? /^\s?\p{N}/u : /^\p{N}/u).test(behind);
  const isTolerance = /^\s?(?:±|\+\/[-−])/u.test(behind) || /(?:±|\+\/[-−])\s?$/u.test(before);
  // `at the 95th percentile`, `p95 under 150 ms`
  const isPlace = /^\p{N}+(?:st|nd|rd|th)$/u.test(text) || percentile.test(before);
  // `515B` of a law
  const isCode = /^\p{N}+[BDEIJNOPQRSUXYZ]$/u.test(text);
  // `loses 2 kg over a day`, which is how long that takes
  const isSpan =
    /^over an?\s/iu.test(phrase) &&
    /\p{N}[^,;]{0,24}$/u.test(before) &&
    !/^\s(?:old|late|overdue)/u.test(behind);
  // `after two`, `at six`
  const isHour = text === digits && /^\p{L}+$/u.test(text) && clockWord.test(before);
  const isOther = isCode || isSpan || isHour || outside.test(before);
  if (isCut || isPart || isTolerance || isPlace || isOther) return undefined;
  // A price is surely a rate where it is said what it is paid for.
  const sum = isSure || use !== 'share' ? priceCheck(clause, quantity, use, words) : undefined;
  if (sum !== undefined || !isSure || use === 'rate' || use === 'share') return sum;
  const [period = ''] = eachPeriod.exec(behind) ?? [];
  // `max. 2 slots a day`
  const timed = quote(clause.idea, { start, end: span.end + period.length });
  const limit = hasBalancedBrackets(phrase) ? phrase : text;
  const shown = marked(period === '' ? limit : timed, words.quotation);
  // `under 12s pay half`
  const plain = /^\p{N}+s$/u.test(text) ? { ...quantity, text: digits } : quantity;
  const values = boundaryOf(plain, words, clause.lexicon.numberWords);
  const found =
    values && outcomeCheck(clause, quantity, use, condition, { ...values, shown, words });
  if (found !== undefined) return found;
  const name = templateOf(clause, quantity, use, values !== undefined);
  const filled = { ...values, ...(values && shifted(quantity, use, values)), quantity: shown };
  return name && fill(words.criteria.bounds[name], filled);
}

/** Before what most of many measurements meet. */
const percentile = /(?<!\p{L})(?:p9\d|percentile)(?:\s\S+){0,2}\s$/u;

interface Tested extends Boundary {
  shown: string;
  words: DocumentWords;
}

/** The test of a number on which it depends what the idea says. */
function outcomeCheck(
  clause: CuedClause,
  quantity: Quantity,
  use: NumberUse,
  condition: Condition | undefined,
  { at, over, under, shown, words }: Tested,
): string | undefined {
  const { criteria, quotation } = words;
  const late = use === 'within' ? lateOutcomeOf(clause, quantity) : undefined;
  if (late !== undefined)
    return fill(criteria.late, { quantity: shown, at, over, outcome: marked(late, quotation) });
  const outcome = outcomeOf(clause, quantity, use, condition, words);
  if (outcome === undefined) return undefined;
  const { yes, no } = sides(use, { at, over, under });
  const check =
    use === 'after' && isTimeOut(clause, quantity) ? criteria.timeOut : criteria.outcome;
  return fill(check, { quantity: shown, yes, no, outcome: marked(outcome, quotation) });
}

/** The values for which what depends on a number holds, and does not. */
function sides(use: NumberUse, { at, over, under }: Boundary): { yes: string; no: string } {
  if (use === 'above') return { yes: over, no: at };
  if (use === 'below') return { yes: under, no: at };
  return { yes: at, no: use === 'upTo' ? over : under };
}

const nearStart = 6;
const isFrom = /^(?:after|from|above|lasting)$/u;
const isUntil = /^(?:atMost|below|latest|upTo|within)$/u;

/** The template for a use; a time of day or a date has no values beside it, and `2 million` no template. */
function templateOf(
  clause: CuedClause,
  quantity: Quantity,
  use: Exclude<NumberUse, 'none' | 'budget' | 'rate' | 'share'>,
  hasValues: boolean,
): keyof DocumentWords['criteria']['bounds'] | undefined {
  const { lexicon } = clause;
  if (use === 'range' && areHours(clause, quantity)) return 'hours';
  // `At 11 the nurse opens her list` tells a story.
  if (use === 'at' && quantity.span.start - clause.span.start < nearStart) return undefined;
  const isOfMoment = use === 'at' || use === 'by';
  // `48 hours` is no time of day.
  if (hasValues) return isOfMoment && isPeriod(quantity, lexicon) ? undefined : use;
  if (!isMoment(quantity, lexicon)) return undefined;
  if (isOfMoment) return use;
  if (isFrom.test(use)) return 'at';
  return isUntil.test(use) ? 'by' : undefined;
}

/** Whether a range is one of times of day: `13:00–17:00`, `8 bis 17 Uhr`, `Sat 10-1`. */
const areHours = (clause: CuedClause, quantity: Quantity): boolean =>
  betweenHours.test(folded(quantity.digits)) ||
  isClock(quantity, clause.lexicon) ||
  partOfDay.test(wordsBefore(clause, quantity.span.start));

/** The values of a use whose template is for the limit itself, where the words exclude it, or the reverse. */
function shifted({ comparison }: Quantity, use: NumberUse, values: Boundary): Partial<Boundary> {
  const { at, over, under } = values;
  // `takes ten seconds tops`
  if (use === 'fast') return comparison === 'below' ? {} : { under: at, at: over };
  // `fewer than 3 bookings`, `less than 3 km away`
  if (comparison === 'below' && /^(?:atMost|near|within)$/u.test(use))
    return { at: under, over: at };
  // `older than 90 days`
  return comparison === 'above' && use === 'after' ? { at: over, under: at } : {};
}

const joinedTimes = perLanguage(({ code }) => {
  const joint = String.raw`\s${anyOf(quantityWords[code].and)}\s`;
  return {
    behind: new RegExp(String.raw`^${joint}\p{N}+\s(?<unit>\p{L}+)`, 'u'),
    before: new RegExp(String.raw`\p{N}+\s(?<unit>\p{L}+)${joint}$`, 'u'),
  };
});

/** `21 years and 6 months`, one of whose parts says less than both. */
function isCompound(clause: CuedClause, quantity: Quantity): boolean {
  const { before, behind } = joinedTimes(clause.lexicon);
  const others = [
    behind.exec(wordsBehind(clause, quantity.span.end)),
    before.exec(wordsBefore(clause, quantity.span.start)),
  ];
  const isTime = (unit: string) => isTimeUnit(unit) || dayUnits.test(unit);
  const unit = unitOf(quantity);
  return (
    isTime(unit) &&
    others.some((other) => {
      const name = other?.groups?.unit ?? unit;
      return isTime(name) && name.slice(0, 2) !== unit.slice(0, 2);
    })
  );
}

/** `if nobody answers within 15 minutes`: how long something has not been done. */
function isTimeOut({ cues }: CuedClause, { span: { start } }: Quantity): boolean {
  const joint = cues.find(({ name }) => name === 'if')?.start ?? start;
  return cues.some((cue) => isDenial(cue) && cue.start > joint && cue.end < start);
}
