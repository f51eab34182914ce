import { isPeriod } from '../read/period';
import type { Comparison, Quantity } from '../read/quantity';
import { quote, trimmed, type Quote } from '../read/span';
import type { Statement } from '../sort/workbook';
import { boundaryOf, isMeasured, money, percent, type Boundary } from './boundaryValues';
import { conditionOf, outcomeIn, type Condition } from './conditions';
import { nextBorder, wordsBefore, wordsBehind, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { senseOf } from './numberSense';
import { asMeant, inContext, isInLabel, perUnit, withNoun } from './quantityContext';
import { fill, marked } from './quoted';
import { ofEach, points } from './words/comparisonPatterns';
import { approximate, coins, deadline, holdsUntil, outside, partOf } from './words/patterns';

/** What a test does with the numbers of a statement. */
interface NumberChecks {
  /** A sentence for each number whose limits are certain. */
  bounds: string[];
  /** The others, each with its test, whose `{quantity}` is still open. */
  others: { quantity: Quote; test: string }[];
}

/** The tests of each number of a statement; of all but a requirement, only where its words set a bound. */
export function numberChecks(
  clause: CuedClause,
  { kind, quantities }: Statement,
  words: DocumentWords,
): NumberChecks {
  const found: NumberChecks = { bounds: [], others: [] };
  const read = quantities
    .filter((one) => !isInLabel(clause, one))
    .map((one) => asMeant(clause, withNoun(clause, one)));
  for (const quantity of read) {
    const { comparison, digits, span, text } = quantity;
    // `over 80` of an age says who they are; a goal's range leads from one state to another.
    const isBare = text.length === digits.length && outcomeOf(clause, quantity) === undefined;
    const isNoBound = isBare || (kind === 'G' && /^(?:range|exactly)$/u.test(comparison));
    if (kind !== 'R' && isNoBound) continue;
    const before = wordsBefore(clause, span.start);
    const isAbout = approximate.test(before);
    const bound = isAbout ? undefined : boundCheck(clause, quantity, words);
    const context = inContext(clause, quantity);
    if (bound !== undefined) found.bounds.push(bound);
    else if (kind === 'R' || (isAbout && isPeriod(quantity, clause.lexicon)))
      found.others.push({
        quantity: context,
        test: isAbout ? words.criteria.agree : testOf(clause, quantity, words),
      });
  }
  found.bounds.push(...deadlineCheck(clause, quantities, words));
  return found;
}

function boundCheck(
  clause: CuedClause,
  quantity: Quantity,
  words: DocumentWords,
): string | undefined {
  const { criteria, comma, quotation } = words;
  const before = wordsBefore(clause, quantity.span.start);
  const quoted = marked(inContext(clause, quantity), quotation);
  if (words.example.test(before)) return fill(criteria.example, { quantity: quoted });
  // `under 12s pay half`
  const areAged =
    /^\p{N}+s$/u.test(quantity.text) && /^\s\p{L}/u.test(wordsBehind(clause, quantity.span.end));
  const plain = areAged ? { ...quantity, text: quantity.digits } : quantity;
  const values = boundaryOf(plain, words, clause.lexicon.numberWords);
  const outcome = outcomeOf(clause, quantity);
  if (values !== undefined && outcome !== undefined) {
    const [holding, notHolding] = sides[quantity.comparison] ?? ['at', 'under'];
    const isRange = quantity.comparison === 'range';
    const both = [
      isRange ? `${values.under}${comma}${values.over}` : values[holding],
      values[notHolding],
    ];
    // `cannot be closed until 60 minutes have passed`
    const given = conditionAround(clause, quantity)?.given;
    const [yes, no] = given !== undefined && holdsUntil.test(given) ? both.reverse() : both;
    return fill(criteria.outcome, {
      quantity: quoted,
      yes,
      no,
      outcome: marked(outcome, quotation),
    });
  }
  const sense = senseOf(clause, quantity, words);
  if (sense === 'exact') return fill(criteria.exact, { quantity: quoted });
  const template = sense && criteria.bounds[sense];
  const isOpen = values === undefined && /\{(?:at|over)\}/u.test(template ?? '');
  return template === undefined || isOpen
    ? undefined
    : fill(template, { ...values, quantity: quoted });
}

/** The condition of a clause, if it contains the number. */
function conditionAround(clause: CuedClause, { span }: Quantity): Condition | undefined {
  const condition = conditionOf(clause);
  if (condition === undefined) return undefined;
  const start = clause.idea.indexOf(condition.given, clause.span.start);
  return start <= span.start && span.end <= start + condition.given.length ? condition : undefined;
}

/** On which side of a limit, or at it, its outcome holds, and where it just does not. */
const sides: Readonly<Partial<Record<Comparison, [keyof Boundary, keyof Boundary]>>> = {
  above: ['over', 'at'],
  below: ['under', 'at'],
  atMost: ['at', 'over'],
  range: ['over', 'at'],
};

/** The test of a requirement's number that is no bound: an amount, a share, how many there are, or the value itself. */
function testOf(
  clause: CuedClause,
  quantity: Quantity,
  { criteria, specifics }: DocumentWords,
): string {
  const { comparison, digits, text, value } = quantity;
  const isInclusive = comparison === 'atMost' || comparison === 'atLeast';
  if (value === undefined) return isInclusive ? criteria.limit : criteria.stated;
  const isRate = perUnit.test(wordsBehind(clause, quantity.span.end));
  if (money.test(text) || coins.test(text) || (isRate && /[.,]\d\d$/u.test(text))) {
    const [, number = '', point = '', cents = ''] = plainPrice.exec(digits) ?? [];
    const double = (2 * value).toFixed(cents.length).replace('.', point);
    return isRate && number !== ''
      ? fill(specifics.perOne, { double: text.replace(number, double) })
      : criteria.amount;
  }
  if (percent.test(text)) return fill(criteria.share, { part: 2 * value });
  if (points.test(text)) return criteria.exact;
  const isCount = Number.isInteger(value) && /\p{L}/u.test(text.replace(digits, ''));
  const isMeasure = isMeasured(text) || isPeriod(quantity, clause.lexicon);
  if (comparison !== 'exactly' || isMeasure || !isCount) return criteria.stated;
  const isOfEach = value <= mostCounted && ofEach.test(wordsBefore(clause, quantity.span.start));
  return isOfEach ? fill(criteria.counted, { under: value - 1, over: value + 1 }) : criteria.stated;
}

const plainPrice = /(?<![\d.,])(\d{1,4}(?:([.,])(\d\d))?)$/u;
/** More are not counted one by one in a test. */
const mostCounted = 12;

const finite = /^(?:auxiliary|can|must|should)$/u;
const bounding = /^(?:and|but|if|that|because|soThat)$/u;

/** The outcome of a case above or below a number: `is refused` in `An offer below 63 °C is refused`. */
function outcomeOf(clause: CuedClause, quantity: Quantity): Quote | undefined {
  const { comparison, span } = quantity;
  const { idea, cues } = clause;
  const condition = conditionAround(clause, quantity);
  // `Bikes not picked up after 14 days cost €2 a day`: the period is no clause.
  const isPhrase = comparison === 'after' && condition?.given.startsWith(quantity.phrase);
  const isBound = comparison === 'above' || comparison === 'below';
  if (condition && !isPhrase) {
    // `if fewer than 4 confirm within 3 minutes`: the period only says until when these count.
    const isOnly = !/\p{N}/u.test(condition.given.replace(quantity.text, ''));
    const isLimit =
      isBound ||
      /^(?:atLeast|after)$/u.test(comparison) ||
      (isOnly && comparison === 'atMost') ||
      (comparison === 'range' && outside.test(wordsBefore(clause, span.start))) ||
      (comparison === 'exactly' && isPeriod(quantity, clause.lexicon));
    return isLimit ? outcomeIn(condition.then) : undefined;
  }
  // `questions that fewer than 40% of the class got right`
  const isPart =
    /[%‰]/u.test(quantity.text) && partOf.test(wordsBehind(clause, span.end).slice(0, 8));
  if (isPart || !isBound) return undefined;
  const border = nextBorder(idea, span.end, clause.span.end);
  const next = cues.find(({ name, start }) => bounding.test(name) && start > span.end);
  const end = Math.min(next?.start ?? border, border);
  const verb = cues.find(
    ({ name, start }) =>
      start > span.end && (finite.test(name) || (name.startsWith('do:') && start === span.end + 1)),
  );
  return verb !== undefined && verb.end < end
    ? quote(idea, trimmed(idea, { start: verb.start, end }))
    : undefined;
}

/** Whether a test of a quantity already says what its clause says. */
export function hasOutcome(clause: CuedClause, quantity: Quantity): boolean {
  const isNumber = quantity.value !== undefined || quantity.comparison === 'range';
  return isNumber && outcomeOf(clause, quantity) !== undefined;
}

/** `by Thursday noon`, of which no number is a part. */
function deadlineCheck(
  { idea, folded, span }: CuedClause,
  quantities: readonly Quantity[],
  { criteria, quotation }: DocumentWords,
): string[] {
  const found = deadline.exec(folded);
  const start = span.start + (found?.index ?? 0);
  const end = start + (found?.[0].length ?? 0);
  // `by Thursday 10 p.m.` has a check of its own.
  const isCounted = quantities.some((one) => one.span.start < end + 5 && one.span.end > start);
  return found === null || isCounted
    ? []
    : [fill(criteria.bounds.by, { quantity: marked(quote(idea, { start, end }), quotation) })];
}
