import { folded } from '../lexicon/phraseIndex';
import type { Quantity } from '../read/quantity';
import { quote, type Quote } from '../read/span';
import type { Statement, Workbook } from '../sort/workbook';
import { boundaryOf } from './boundary';
import { conditionsOf } from './conditions';
import { cuedClause, type CuedClause } from './cuedClause';
import { wordsOf } from './documentWordsOf';
import type { DocumentWords } from './documentWords';
import { listedThings } from './listedThings';
import { everyThing, restriction } from './narrowing';
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
  const { criteria, marks } = words;
  const things = listedThings(clause);
  const checks = [
    ...conditionsOf(clause).map(({ given, then }) =>
      fill(criteria.condition, { given: marked(given, marks), then: marked(then, marks) }),
    ),
    ...othersRefused(workbook, statement, clause),
    ...quantitiesOf(workbook, statement).map((quantity) => boundsOf(clause, quantity, words)),
    ...(things.length === 0
      ? []
      : [
          fill(criteria.each, {
            things: things.map((one) => marked(one, marks)).join(words.comma),
          }),
        ]),
    ...everyThing(clause, words.forms).map((one) =>
      fill(criteria.every, { thing: marked(one, marks) }),
    ),
    ...restriction(clause, words.forms).map((one) =>
      fill(criteria.restrictive, { quote: marked(one, marks) }),
    ),
    ...(statement.kind === 'R' ? sureActions(clause, criteria.actions) : []).map(
      ({ check, object }) => fill(check, { object: marked(object, marks) }),
    ),
  ];
  return [...new Set(checks)];
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

const year = /^(?:19|20)\p{N}\p{N}$/u;

/** A date with its year as one; not what is a name, such as `2G`. */
function quantitiesOf({ idea }: Workbook, { kind, quantities }: Statement): Quantity[] {
  const isYear = ({ digits, comparison }: Quantity) =>
    comparison === 'exactly' && year.test(digits);
  return quantities
    .filter((one) => !/^\p{N}\p{Lu}$/u.test(one.text))
    .flatMap((one, index, all) => {
      const [previous, next] = [all[index - 1], all[index + 1]];
      if (previous !== undefined && isYearOf(previous, one)) return [];
      if (next === undefined || !isYearOf(one, next)) return [one];
      const start = one.span.end - one.phrase.length;
      return [{ ...one, phrase: quote(idea, { start, end: next.span.end }) }];
    })
    .filter((one) => kind === 'R' || !isYear(one));
}

function isYearOf(date: Quantity, { digits, span }: Quantity): boolean {
  return year.test(digits) && span.start - date.span.end <= 2;
}

function boundsOf(
  clause: CuedClause,
  quantity: Quantity,
  { criteria, marks, decimalPoint }: DocumentWords,
): string {
  const unit = folded(quantity.text.replace(quantity.digits, '')).trim();
  const isTime = clause.lexicon.months.includes(unit) || /^(?:[ap]\.?m\.?|uhr|時)$/u.test(unit);
  const boundary = isTime ? undefined : boundaryOf(quantity, decimalPoint);
  const bounds = criteria.bounds[quantity.comparison];
  const needsValues = /\{(?:at|over|under)\}/u.test(bounds);
  const { comparison, digits, phrase, value } = quantity;
  const isBare = comparison === 'exactly' && value !== undefined && phrase === digits;
  const isName = isBare && !/\p{Sc}|\p{L}/u.test(digits);
  const template = boundary === undefined && needsValues ? criteria.around : bounds;
  return fill(isName ? criteria.literal : template, {
    ...boundary,
    quantity: marked(inContext(clause, quantity), marks),
  });
}

/** A bare number with the word before it, and to the end of its own: `iPhone 11`. */
function inContext({ idea, span: clause, lexicon }: CuedClause, { phrase, span }: Quantity): Quote {
  if (!lexicon.hasSpaces || /\p{L}{2}|[\p{Sc}%°]/u.test(phrase)) return phrase;
  const left = idea.slice(
    Math.max(clause.start, span.end - phrase.length - 40),
    span.end - phrase.length,
  );
  const before = /[\p{L}\p{N}.-]+\s+$/u.exec(left)?.[0] ?? '';
  const word = folded(before.trim());
  const isEmpty = lexicon.stopWords.includes(word) || lexicon.cues.and.includes(word);
  const after = /^[^\s,;:.)]*/u.exec(idea.slice(span.end, clause.end))?.[0] ?? '';
  return quote(idea, {
    start: span.end - phrase.length - (isEmpty ? 0 : before.length),
    end: span.end + after.length,
  });
}
