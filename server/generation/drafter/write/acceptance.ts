import { isDenial, isVerb } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import { isScenario } from '../read/scenario';
import type { Quantity } from '../read/quantity';
import { quote, trimmed } from '../read/span';
import { fieldRows } from '../sort/fieldRows';
import type { Statement, Workbook } from '../sort/workbook';
import { conditionChecks } from './conditionChecks';
import { conditionOf, type Condition } from './conditions';
import {
  cuedClause,
  hasBalancedBrackets,
  lastBorder,
  nextBorder,
  wordCount,
  wordsBefore,
  type CuedClause,
} from './cuedClause';
import type { DocumentWords } from './documentWords';
import { wordsOf } from './documentWordsOf';
import { grantChecks } from './grantChecks';
import { fieldChecks } from './fieldChecks';
import { likelyCheck } from './likelyCheck';
import { likelyUses } from './likelyUses';
import { listChecks, listedIn } from './lists';
import { numberCheck } from './numberChecks';
import { plainChecks } from './plainChecks';
import { withoutCause, withoutOpening, withoutReason } from './openings';
import { fill, inLine, marked } from './quoted';
import { refusalChecks } from './refusals';
import { rowCheck } from './rowCheck';
import { valueListCheck } from './valueList';
import { isHow, isOnlyAlone, wordedChecks } from './wordedChecks';
import { betweenThem } from './words/comparisonPatterns';
import { countsIn } from './words/countWords';
import { forNow, partOfProduct } from './words/criteriaPatterns';
import { deniesModal } from './words/patterns';
import type { WordedName } from './words/worded/wordedTable';

/**
 * The criteria of a requirement or constraint, and of an exclusion what it denies: its condition, both sides of its limits,
 * what it denies, the things that it lists, or a test that its words call for. Where a requirement's words call for none, or
 * not for what one of its numbers decides, it says that this is to be agreed.
 */
export function acceptanceOf(workbook: Workbook, statement: Statement): string[] {
  const words = wordsOf(workbook);
  const { criteria, quotation } = words;
  if (statement.kind === 'N') return exclusionChecks(workbook, statement, words);
  if (statement.isUndecided)
    return [fill(criteria.undecided, { quote: marked(statement.text, quotation) })];
  const clause = withoutOpening(cuedClause(workbook, statement));
  const field = fieldRows(workbook).get(statement);
  if (field)
    return fieldChecks(
      workbook,
      statement,
      field,
      boundsOf(workbook, statement, clause, undefined),
    );
  const own = [
    ...grantChecks(statement, words),
    ...rowCheck(statement, words),
    ...ownCriteria(workbook, statement, clause, words),
  ];
  return [...own, ...leftOut(statement, clause, own.join('\n'), words)];
}

/** The criteria of what a clause surely demands, or else of what somebody does, and of how it is done. */
function ownCriteria(
  workbook: Workbook,
  statement: Statement,
  clause: CuedClause,
  words: DocumentWords,
): string[] {
  const meant = withoutReason(clause);
  const sure = sureChecks(workbook, statement, withoutCause(clause), words);
  const isSaid = (name: WordedName) => isHow(name) || (sure.length > 0 && isOnlyAlone(name));
  const demands = [...sure, ...wordedChecks(meant, words, (name) => !isSaid(name))];
  return [
    ...(demands.length > 0 ? demands : plainChecks(meant, words)),
    ...wordedChecks(meant, words, isHow),
  ];
}

/** Numbers are named with what stands around them, or else behind them, up to so many words. */
const [mostAround, mostBehind] = [12, 4];

/**
 * What the criteria of a requirement leave unsaid: a scenario, which is a test as it stands, the numbers that none of them
 * names, and, where there is no criterion, that one is to be agreed.
 */
function leftOut(
  { grants, kind, quantities }: Statement,
  clause: CuedClause,
  said: string,
  words: DocumentWords,
): string[] {
  const { comma, criteria, quotation } = words;
  if (isScenario(clause.folded, clause.lexicon))
    return [fill(criteria.holds, { quote: marked(quote(clause.idea, clause.span), quotation) })];
  // `Owner (2)` in a table of rights
  if (kind !== 'R' || grants.some(({ thing }) => thing !== undefined)) return [];
  const lost = [...quantities, ...countsBeside(quantities, clause)]
    .filter(
      ({ span, text }) =>
        !said.includes(inLine(text)) && !betweenThem.test(wordsBefore(clause, span.start)),
    )
    .toSorted((one, other) => one.span.start - other.span.start);
  const [first, last] = [lost[0], lost.at(-1)];
  if (first === undefined || last === undefined)
    return said === '' ? [likelyTest(clause, words) ?? criteria.open] : [];
  // With what they count: `rate limit 20 requests per second`.
  const around = trimmed(clause.idea, {
    start: lastBorder(clause.idea, clause.span.start, first.span.start),
    end: nextBorder(clause.idea, last.span.end, clause.span.end),
  });
  const part = quote(clause.idea, around);
  // `12 pro Jahr`, where that is too much or half a bracket.
  const named = lost.map(({ span, text }, at) => {
    const next = lost[at + 1]?.span.start ?? Infinity;
    const end = nextBorder(clause.idea, span.end, clause.span.end);
    const whole = quote(clause.idea, trimmed(clause.idea, { start: span.start, end }));
    return marked(end <= next && wordCount(whole) <= mostBehind ? whole : text, quotation);
  });
  const numbers =
    wordCount(part) <= mostAround && hasBalancedBrackets(part)
      ? marked(part, quotation)
      : [...new Set(named)].join(comma);
  return [fill(criteria.openNumber, { quote: numbers })];
}

/** The test that a tester would most probably write for the whole requirement. */
function likelyTest(
  { folded: text, idea, isRead, lexicon, span }: CuedClause,
  { quotation, worded }: DocumentWords,
): string | undefined {
  const name = isRead ? likelyCheck(text, lexicon) : undefined;
  return name && fill(worded[name], { quote: marked(quote(idea, span), quotation) });
}

/** Words of a clause that say how many or how often, apart from its numbers. */
function countsBeside(
  quantities: readonly Quantity[],
  { folded: text, idea, lexicon, span }: CuedClause,
): Pick<Quantity, 'span' | 'text'>[] {
  return [...text.matchAll(countsIn(lexicon))]
    .map(({ index, 0: word }) => ({
      start: span.start + index,
      end: span.start + index + word.length,
    }))
    .filter(({ start, end }) =>
      quantities.every((one) => end <= one.span.start || start >= one.span.end),
    )
    .map((one) => ({ span: one, text: quote(idea, one) }));
}

/** The words of what is left out, at most: `No league tables`. */
const mostLeftOut = 4;

/** What somebody cannot do, or does without an account, or a thing that is left out altogether: `No ads`. */
function exclusionChecks(workbook: Workbook, statement: Statement, words: DocumentWords): string[] {
  const clause = withoutOpening(cuedClause(workbook, statement));
  const isBan =
    deniesModal.test(clause.folded) && !clause.cues.some(({ name }) => name === 'should');
  const checks = [
    ...(isBan ? refusalChecks(workbook, statement, clause, words) : []),
    ...wordedChecks(clause, words, (name) => name === 'withoutAccount'),
    ...(isThing(clause)
      ? [fill(words.criteria.absent, { quote: marked(statement.text, words.quotation) })]
      : []),
  ];
  return statement.isUndecided ? [] : checks.slice(0, 1);
}

/** Whether a clause leaves a thing out in a few words: `No online payment for now`, but not `No fee for members`. */
function isThing({ cues, folded: text, lexicon, span }: CuedClause): boolean {
  const said = text.slice(0, span.end - span.start).replace(forNow, '');
  const words = said.split(/\s+/u);
  const isLed = cues.some((cue) => cue.start === span.start && cue.name === 'negation');
  const isRule = cues.some(
    (cue) =>
      isVerb(cue) ||
      (cue.start < span.start + said.length &&
        (cue.name === 'person' || (isDenial(cue) && cue.start > span.start))),
  );
  return (
    isLed &&
    !isRule &&
    words.length <= mostLeftOut &&
    !words.some((word) => lexicon.prepositions.includes(word)) &&
    partOfProduct.test(said) &&
    !/^(?:nothing|nichts|rien|nada|niente|niets|nic)(?!\p{L})/u.test(said)
  );
}

/** The criteria that a statement's own words give. */
function sureChecks(
  workbook: Workbook,
  statement: Statement,
  clause: CuedClause,
  words: DocumentWords,
): string[] {
  const condition = conditionOf(clause);
  const quantities = statement.quantities.filter(({ span }) => span.end <= clause.span.end);
  const bounds = boundsOf(workbook, statement, clause, condition);
  // Of `after 7 days`, the number's test says it.
  const isTold =
    bounds.length === quantities.length &&
    quantities.some((one) => condition?.given.includes(one.phrase));
  // `after 6 months at the latest` is a limit.
  const isLimit =
    condition !== undefined &&
    !words.plainIf.test(condition.given) &&
    quantities.some((one) => one.comparison === 'atMost' && condition.given.includes(one.text));
  const conditions =
    condition && !isTold && !isLimit
      ? caseChecks(workbook, statement, clause, condition, words)
      : [];
  // `not more than 2` denies what its limit says; `not for 30 days` denies something else.
  const isLimited = quantities.some(({ comparison }) => !/^(?:exactly|range)$/u.test(comparison));
  const isSaid = conditions.length > 0 || (isLimited && bounds.length > 0);
  const refusals = isSaid ? [] : refusalChecks(workbook, statement, clause, words);
  const values = bounds.length > 0 ? [] : valueListCheck(clause, words);
  return [
    ...new Set([
      ...conditions,
      ...refusals,
      ...bounds,
      ...(values.length > 0 ? values : listChecks(listedIn(workbook, statement, clause), words)),
    ]),
  ];
}

/** The tests of the numbers in a clause. */
function boundsOf(
  workbook: Workbook,
  statement: Statement,
  clause: CuedClause,
  condition: Condition | undefined,
): string[] {
  const uses = likelyUses(workbook, statement);
  const moments = statement.quantities.filter((one) => uses.get(one)?.use === 'at');
  return (
    statement.quantities
      .filter(({ span }) => span.end <= clause.span.end)
      // `Late ends 21:30, early starts 07:00`: which of them begins what, their words do not tell.
      .filter((one) => moments.length < 2 || !moments.includes(one))
      .flatMap((one) => numberCheck(clause, one, uses.get(one), condition, wordsOf(workbook)) ?? [])
  );
}

/** The criteria of a condition: of a ban, or of another case. */
function caseChecks(
  workbook: Workbook,
  statement: Statement,
  clause: CuedClause,
  condition: Condition,
  words: DocumentWords,
): string[] {
  // `Nobody can leave unless the coach agrees` is tested as a ban.
  const isBan = !words.plainIf.test(condition.given) && deniesModal.test(folded(condition.then));
  const bans = isBan ? refusalChecks(workbook, statement, clause, words) : [];
  return bans.length > 0 ? bans : conditionChecks(clause, condition, words);
}
