import { quote, type Quote } from '../read/span';
import type { Statement, Workbook } from '../sort/workbook';
import { boundaryCases } from './boundaryCases';
import { conditionsOf } from './conditions';
import { cuedClause, type CuedClause } from './cuedClause';
import { wordsOf } from './documentWordsOf';
import { listedThings } from './listedThings';
import { othersRefused } from './othersRefused';
import { fill, marked } from './quoted';
import { sureActions } from './sureActions';
import { whoDoes } from './people';

/**
 * What a test of a statement looks at, drawn from its own words: its conditions, who alone may do it, the bounds of its
 * quantities, each thing that it lists, and what a verb of one certain sense calls for.
 *
 * @returns sentences; none where the words give nothing to test
 */
export function checksOf(workbook: Workbook, statement: Statement): string[] {
  const words = wordsOf(workbook);
  const clause = cuedClause(workbook, statement);
  const { comma, criteria, forms, marks } = words;
  const things = listedThings(clause)
    .map((one) => marked(one, marks))
    .join(comma);
  const every = everyThing(clause, forms.every);
  const checks = [
    ...conditionsOf(clause).map(({ given, then }) =>
      fill(criteria.condition, { given: marked(given, marks), then: marked(then, marks) }),
    ),
    ...othersRefused(workbook, statement, clause),
    ...boundaryCases(clause, statement, words),
    ...(things === '' ? [] : [fill(criteria.each, { things })]),
    ...(statement.kind === 'R' ? every : []).map((one) =>
      fill(criteria.every, { thing: marked(one, marks) }),
    ),
    ...(statement.kind === 'R' ? sureActions(clause, criteria.actions) : []).map(
      ({ check, object }) => fill(check, { object: marked(object, marks) }),
    ),
  ];
  return [...new Set(checks)];
}

/** `every night`: what a clause says of all of a kind. */
function everyThing({ idea, folded: text, span }: CuedClause, every: RegExp): Quote[] {
  const found = every.exec(text);
  const start = span.start + (found?.index ?? 0);
  return found === null ? [] : [quote(idea, { start, end: start + found[0].length })];
}

/** The same of a requirement and its purposes; where nothing can be tested, a line that asks for what is missing. */
export function acceptanceOf(
  workbook: Workbook,
  statement: Statement,
  { lead, purposes }: { lead: Statement | undefined; purposes: readonly Statement[] },
): string[] {
  const { comma, criteria, marks } = wordsOf(workbook);
  const checks = [
    ...(lead === undefined ? [] : inCaseOf(workbook, lead, statement)),
    ...checksOf(workbook, statement),
    ...purposes.map(({ id, text }) => fill(criteria.purpose, { quote: marked(text, marks), id })),
  ];
  if (checks.length > 0) return checks;
  const { role, span, text } = statement;
  const { cues } = cuedClause(workbook, statement);
  const beginsWithVerb = cues.some(
    ({ name, start }) => start === span.start && name.startsWith('do:'),
  );
  const { who, others, when, result } = criteria.missing;
  const otherRoles = workbook.roles
    .filter(({ id }) => id !== role?.id)
    .slice(0, 3)
    .map((other) => marked(other.text, marks))
    .join(comma);
  const missing = [
    ...(beginsWithVerb && whoDoes(workbook, statement) === undefined ? [who] : []),
    ...(role === undefined || otherRoles === '' ? [] : [fill(others, { others: otherRoles })]),
    when,
    result,
  ];
  return [fill(criteria.unclear, { text: marked(text, marks), missing: missing.join(' · ') })];
}

/** What goes on from a statement that begins with a condition holds in the same case. */
function inCaseOf(workbook: Workbook, lead: Statement, { text }: Statement): string[] {
  const { criteria, marks } = wordsOf(workbook);
  const first = conditionsOf(cuedClause(workbook, lead)).find(({ given }) =>
    lead.text.startsWith(given),
  );
  return first === undefined
    ? []
    : [fill(criteria.condition, { given: marked(first.given, marks), then: marked(text, marks) })];
}
