import { folded } from '../lexicon/phraseIndex';
import { quote } from '../read/span';
import { money } from '../lexicon/money';
import type { NumberUse } from '../lexicon/numberUses';
import type { Quantity } from '../read/quantity';
import { multipleOf } from './boundaryValues';
import { wordsBefore, wordsBehind, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { fill, marked } from './quoted';
import { bareEach, budgetPeriod, perUnit, priceNoun } from './words/comparisonPatterns';
import { percent } from './words/unitPatterns';

/** The example from which a share is worked out: `of 200, this is 100`. */
const whole = 200;
const hundred = 100;
const several = 3;

/**
 * A sum worked out: of a share of an amount, such as `50 %`, or of what is paid for each of something: `2 € per day`.
 *
 * @returns `undefined` where the number is none of these after all, or is paid for each of two things
 */
export function priceCheck(
  clause: CuedClause,
  quantity: Quantity,
  use: NumberUse,
  words: DocumentWords,
): string | undefined {
  const { comparison, span, text, value } = quantity;
  if (comparison !== 'exactly' || value === undefined) return undefined;
  const { criteria, quotation } = words;
  const behind = wordsBehind(clause, span.end);
  const unit = unitIn(clause, span.end, behind);
  // `€5 per person per night` is for two things.
  if (unit !== '' && perUnit.test(behind.slice(unit.length))) return undefined;
  const end = span.end + unit.length;
  const shown = marked(quote(clause.idea, { start: span.start, end }), quotation);
  // `Stops per day are down 31 %`
  const isTaken = taking.test(wordsBefore(clause, span.start)) && fromSale.test(behind);
  if (percent.test(text) && !isTaken && !isOfPrice(clause)) return undefined;
  if (percent.test(text)) {
    const sum = multipleOf(value, whole / hundred, words);
    const triple = multipleOf(value, (several * whole) / hundred, words);
    const check = unit === '' ? criteria.share : criteria.shareEach;
    return use === 'share' ? fill(check, { quantity: shown, sum, triple }) : undefined;
  }
  // `Guests pay £5 each` sets what each pays.
  const isRate = use === 'rate' || (use === 'exactly' && money.test(text));
  return isRate && unit !== '' && !budgetPeriod.test(unit)
    ? fill(criteria.rate, { quantity: shown, triple: multipleOf(value, several, words, quantity) })
    : undefined;
}

/** `we take 12 % from the host` */
const taking = /(?<!\p{L})(?:we|platform|site|app) (?:takes?|keeps?)\s$/u;

/** Of whom or what a share is taken. */
const fromSale =
  /^\s?(?:$|[,;.]|from\s|of (?:(?:each|every|the|all|a)\s)?(?:sales?|bookings?|orders?|prices?|fees?|hires?|tickets?|transactions?|payments?|totals?|turnover|revenue)(?!\p{L}))/u;

/** Whether a clause speaks of a price, or of who pays it. */
function isOfPrice({ folded, lexicon: { oppositions } }: CuedClause): boolean {
  const { charge = [], earn = [] } = oppositions.concepts;
  return (
    money.test(folded) ||
    priceNoun.test(folded) ||
    [...charge, ...earn].some((word) => ` ${folded} `.includes(` ${word} `))
  );
}

/** What a price is paid for each time, such as `per day`, or a bare `each`; empty where none is named. */
function unitIn(clause: CuedClause, from: number, behind: string): string {
  const [each = ''] = bareEach.exec(behind) ?? [];
  const isAlone =
    !isNounAt(clause, from + each.length + 1) || perUnit.test(behind.slice(each.length));
  if (each !== '' && isAlone) return each;
  const [unit = ''] = perUnit.exec(behind) ?? [];
  if (!isNounAt(clause, from + unit.search(/\p{L}+$/u))) return '';
  return unit + nounBehind(clause, from + unit.length);
}

const longestWord = 30;
/** English words that say what kind of thing is paid for. */
const kindOfUnit =
  /(?<!\p{L})(?:square|half|full|extra|single|working|\p{L}{3,}(?:ed|ic|al|ional|ing))$/u;

/** ` foot` behind `per cubic`, ` Stunde` behind `pro fehlender`. */
function nounBehind({ idea, lexicon, span }: CuedClause, place: number): string {
  const [next = ''] = /^\s\p{L}{2,30}(?!\p{L})/u.exec(idea.slice(place, span.end)) ?? [];
  const [unit = ''] =
    /\p{L}+$/u.exec(idea.slice(Math.max(span.start, place - longestWord), place)) ?? [];
  const isOther = lexicon.stopWords.includes(folded(next.trim()));
  if (lexicon.code === 'de') return /^\p{Ll}/u.test(unit) && /^\s\p{Lu}/u.test(next) ? next : '';
  return lexicon.code === 'en' && kindOfUnit.test(unit) && !isOther ? next : '';
}

/** Cues of words that join clauses or stand for a noun. */
const noNoun = /^(?:and|or|but|because|soThat|if|that|pronoun|auxiliary|can|must|should)$/u;

/** Whether a word that may be a noun begins at a position: not `and`, `on` or `when`. */
function isNounAt({ cues, folded, lexicon, span }: CuedClause, place: number): boolean {
  const [word = ''] = /^\p{L}+/u.exec(folded.slice(place - span.start)) ?? [];
  const isCue = cues.some(
    ({ name, start, end }) => start === place && end === place + word.length && noNoun.test(name),
  );
  return word !== '' && !isCue && !lexicon.prepositions.includes(word);
}
