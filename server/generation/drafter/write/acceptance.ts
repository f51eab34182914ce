import { quote, type Quote, type Span } from '../read/span';
import type { Statement, Workbook } from '../sort/workbook';
import { piecesOf } from './piecesOf';
import { conditionOf, outcomeIn, type Condition } from './conditions';
import { cuedClause, wordsBefore, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { wordsOf } from './documentWordsOf';
import { listChecks, listIn } from './lists';
import { numberCheck } from './numberChecks';
import { withoutOpening, withoutReason } from './openings';
import { fill, inLine, marked } from './quoted';
import { refusalChecks } from './refusals';
import { wordedChecks } from './wordedChecks';
import { betweenThem } from './words/comparisonPatterns';
import { alsoThen } from './words/criteriaPatterns';

/**
 * The criteria of a requirement or constraint: its condition, both sides of its limits, what it denies, the things that it
 * lists, or a test that its words call for. What these leave unsaid of a requirement is stated as it is.
 */
export function acceptanceOf(workbook: Workbook, statement: Statement): string[] {
  const words = wordsOf(workbook);
  const { criteria, quotation } = words;
  if (statement.isUndecided)
    return [fill(criteria.undecided, { quote: marked(statement.text, quotation) })];
  const clause = withoutOpening(cuedClause(workbook, statement));
  const sure = sureChecks(workbook, statement, clause, words);
  const unsaid = statement.kind === 'C' ? [] : unsaidIn(clause, statement, sure);
  const quotes = unsaid.map((one) => marked(one, quotation)).join(words.comma);
  return [
    ...(quotes === '' ? [] : [fill(criteria.holds, { quote: quotes })]),
    ...(sure.length > 0 ? sure : wordedChecks(withoutReason(clause), words)),
  ];
}

/** The criteria that a statement's own words give. */
function sureChecks(
  workbook: Workbook,
  statement: Statement,
  clause: CuedClause,
  words: DocumentWords,
): string[] {
  const condition = conditionOf(clause);
  const bounds = statement.quantities.flatMap(
    (one) => numberCheck(clause, one, condition, words) ?? [],
  );
  // Of `after 7 days`, the number's test says it.
  const isTold =
    bounds.length > 0 && statement.quantities.some((one) => condition?.given.includes(one.phrase));
  const conditions = condition && !isTold ? conditionChecks(condition, words) : [];
  // `not more than 2` denies what its limit says; `not for 30 days` denies something else.
  const isLimited = statement.quantities.some(
    ({ comparison }) => !/^(?:exactly|range)$/u.test(comparison),
  );
  const isSaid = conditions.length > 0 || (isLimited && bounds.length > 0);
  const refusals = isSaid ? [] : refusalChecks(workbook, statement, clause, words);
  return [...new Set([...conditions, ...refusals, ...bounds, ...listChecks(clause, words)])];
}

/** A condition with what holds then. */
function conditionChecks({ given, then }: Condition, words: DocumentWords): string[] {
  const { circumstances, criteria, plainIf, quotation } = words;
  // `It also has to work when the wifi is down`
  if (alsoThen.test(then)) return [];
  const plain = plainIf.exec(given);
  const bare = quote(given, { start: plain?.[0].length ?? 0, end: given.length });
  const other = circumstances.find(({ begins }) => begins.test(given))?.check;
  const check = plain === null ? other : criteria.condition;
  const filled = { given: marked(bare, quotation), then: marked(outcomeIn(then), quotation) };
  return check === undefined ? [] : [fill(check, filled)];
}

/** The part of a requirement of which the criteria quote nothing; all of it if that is several, or a number. */
function unsaidIn(
  clause: CuedClause,
  { quantities }: Statement,
  checks: readonly string[],
): Quote[] {
  const { idea } = clause;
  const whole = withoutReason(clause).span;
  const said = checks.join('\n');
  const told = pairsIn(said);
  const things = listIn(clause)?.things ?? [];
  const isUnsaid = ({ start, end }: Span) => {
    const text = idea.slice(start, end);
    const isListed = things.some((one) => text.includes(one));
    return !isListed && ![...pairsIn(text)].some((pair) => told.has(pair));
  };
  const isLost = quantities.some(
    ({ span, text }) =>
      !said.includes(inLine(text)) && !betweenThem.test(wordsBefore(clause, span.start)),
  );
  if (isUnsaid(whole) || isLost) return [quote(idea, whole)];
  const pieces = piecesOf(clause).filter((part) => part.end <= whole.end && isUnsaid(part));
  return (pieces.length > 1 ? [whole] : pieces).map((part) => quote(idea, part));
}

/** Each two words that follow one another. */
function pairsIn(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(1).map((word, index) => `${words[index]} ${word}`));
}
