import { quantityWords } from '../lexicon/quantityWords';
import { quote } from '../read/span';
import type { Statement, Workbook } from '../sort/workbook';
import { actionsOf } from './actions';
import { boundaryCases } from './boundary';
import { conditionOf } from './conditions';
import { cuedClause, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { wordsOf } from './documentWordsOf';
import { listedThings } from './listedThings';
import { fill, marked } from './quoted';

/**
 * What a test of a statement looks at, drawn from its own words: its condition, the bounds of its quantities, each thing
 * that it lists, and what a verb of one certain sense calls for.
 *
 * @returns sentences; none where the words give nothing to test
 */
export function checksOf(workbook: Workbook, statement: Statement): string[] {
  const words = wordsOf(workbook);
  const { comma, criteria, quotation } = words;
  const clause = cuedClause(workbook, statement);
  const bounds = boundaryCases(clause, statement, words);
  if (statement.kind === 'G') return bounds;
  const things = listedThings(clause).map((one) => marked(one, quotation));
  const checks = [
    ...conditionCheck(workbook, statement),
    ...bounds,
    ...(things.length === 0 ? [] : [fill(criteria.each, { things: things.join(comma) })]),
  ];
  if (statement.kind !== 'R') return checks;
  checks.push(...everyCheck(clause, words));
  const actions = actionsOf(clause, words.actions).filter(
    // One is enough beside other checks; who must not see it is told besides.
    ({ name }, index) => index < (checks.length > 0 ? 1 : 2) || name === 'only',
  );
  for (const { name, object } of actions)
    checks.push(fill(words.actions[name].check, { object: marked(object, quotation) }));
  return [...new Set(checks)];
}

/** `per hive` is tested for several, `every Friday` in its turn. */
function everyCheck(
  { idea, folded, lexicon, span }: CuedClause,
  { criteria, every, quotation }: DocumentWords,
): string[] {
  const found = every.exec(folded);
  if (found === null) return [];
  const start = span.start + found.index;
  const phrase = quote(idea, { start, end: start + found[0].length });
  const isTime = quantityWords[lexicon.code].timeUnits.some(
    // `tuesday`, but not `mesa`.
    (unit) =>
      new RegExp(`(?:${unit.length > 3 ? '' : '\\s'}${unit}|day|tag|dag)$`, 'u').test(found[0]),
  );
  const quoted = marked(phrase, quotation);
  return [
    isTime
      ? fill(criteria.bounds.every, { quantity: quoted })
      : fill(criteria.every, { thing: quoted }),
  ];
}

/** The same of a requirement and its purposes; where its words give nothing to test, a line to fill in. */
export function acceptanceOf(
  workbook: Workbook,
  statement: Statement,
  { lead, purposes }: { lead: Statement | undefined; purposes: readonly Statement[] },
): string[] {
  const { criteria, quotation } = wordsOf(workbook);
  const checks = [
    // What goes on from a statement that begins with a condition holds in the same case.
    ...(lead === undefined ? [] : conditionCheck(workbook, lead, statement)),
    ...checksOf(workbook, statement),
    ...purposes.map((one) =>
      fill(criteria.purpose, { quote: marked(one.text, quotation), id: one.id }),
    ),
  ];
  return checks.length > 0
    ? checks
    : [fill(criteria.blank, { text: marked(statement.text, quotation) })];
}

/** The condition of a statement with what holds then: that of its own words, or another statement after it. */
function conditionCheck(workbook: Workbook, statement: Statement, other?: Statement): string[] {
  const { criteria, quotation } = wordsOf(workbook);
  const found = conditionOf(cuedClause(workbook, statement));
  if (found === undefined || (other && !statement.text.startsWith(found.given))) return [];
  // `after 48 hours` has a check of its own.
  if (!other && statement.quantities.some(({ phrase }) => found.given.startsWith(phrase)))
    return [];
  const [given, then] = [found.given, other?.text ?? found.then].map((one) =>
    marked(one, quotation),
  );
  return [fill(criteria.condition, { given, then })];
}
