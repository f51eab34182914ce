import { quote } from '../read/span';
import type { Statement, Workbook } from '../sort/workbook';
import { boundaryCases } from './boundary';
import { conditionOf } from './conditions';
import { cuedClause } from './cuedClause';
import { wordsOf } from './documentWordsOf';
import { listedThings } from './listedThings';
import { whoDoes } from './people';
import { fill, marked } from './quoted';
import { sureActions } from './sureActions';

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
  const every = words.every.exec(clause.folded);
  if (every !== null) {
    const start = clause.span.start + every.index;
    const thing = quote(clause.idea, { start, end: start + every[0].length });
    checks.push(fill(criteria.every, { thing: marked(thing, quotation) }));
  }
  for (const { check, object } of sureActions(clause, criteria.actions))
    checks.push(fill(check, { object: marked(object, quotation) }));
  return [...new Set(checks)];
}

/** The same of a requirement and its purposes; where nothing can be tested, a line that asks for what is missing. */
export function acceptanceOf(
  workbook: Workbook,
  statement: Statement,
  { lead, purposes }: { lead: Statement | undefined; purposes: readonly Statement[] },
): string[] {
  const { criteria, quotation } = wordsOf(workbook);
  const { span, text } = statement;
  const checks = [
    // What goes on from a statement that begins with a condition holds in the same case.
    ...(lead === undefined ? [] : conditionCheck(workbook, lead, statement)),
    ...checksOf(workbook, statement),
    ...purposes.map((one) =>
      fill(criteria.purpose, { quote: marked(one.text, quotation), id: one.id }),
    ),
  ];
  if (checks.length > 0) return checks;
  const beginsWithVerb = cuedClause(workbook, statement).cues.some(
    ({ name, start }) => start === span.start && name.startsWith('do:'),
  );
  const isAnyones = beginsWithVerb && whoDoes(workbook, statement) === undefined;
  return [
    fill(isAnyones ? criteria.unclearWho : criteria.unclear, { text: marked(text, quotation) }),
  ];
}

/** The condition of a statement with what holds then: that of its own words, or another statement after it. */
function conditionCheck(workbook: Workbook, statement: Statement, other?: Statement): string[] {
  const { criteria, quotation } = wordsOf(workbook);
  const found = conditionOf(cuedClause(workbook, statement));
  if (found === undefined || (other && !statement.text.startsWith(found.given))) return [];
  const [given, then] = [found.given, other?.text ?? found.then].map((one) =>
    marked(one, quotation),
  );
  return [fill(criteria.condition, { given, then })];
}
