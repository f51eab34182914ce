import { isDenial, isVerb } from '../lexicon/cueLine';
import { words as listOf } from '../lexicon/words';
import { quote, type Quote } from '../read/span';
import type { Statement, Workbook } from '../sort/workbook';
import { actsIn, objectOf } from './acts';
import { conditionOf, outcomeIn } from './conditions';
import { cuedClause, type CuedClause } from './cuedClause';
import { definitionChecks } from './definitionChecks';
import type { DocumentWords } from './documentWords';
import { wordsOf } from './documentWordsOf';
import { isPredicate } from './isPredicate';
import { listChecks } from './listChecks';
import { hasOutcome, numberChecks } from './numberChecks';
import { withoutOpening } from './openings';
import { fill, inLine, marked } from './quoted';
import { refusalChecks } from './refusals';
import { specificChecks } from './specificChecks';
import { alsoThen, messaging, onOccasion } from './words/criteriaPatterns';
import { receiving, warning } from './words/patterns';

/**
 * The criteria of a statement, from its own words: its condition, the bounds of its quantities, what it denies, each
 * thing that it lists, and otherwise what its verb usually calls for.
 *
 * @returns sentences; none where the words give nothing to test
 */
export function checksOf(workbook: Workbook, statement: Statement): string[] {
  const words = wordsOf(workbook);
  const { criteria, comma, quotation } = words;
  if (statement.isUndecided)
    return [fill(criteria.undecided, { quote: marked(statement.text, quotation) })];
  const clause = withoutOpening(cuedClause(workbook, statement));
  const { bounds, others } = numberChecks(clause, statement, words);
  if (statement.kind === 'G') return bounds;
  const defined = definitionChecks(workbook, statement, words);
  if (defined.length > 0) return [...defined, ...bounds];
  const isRequirement = statement.kind === 'R';
  const condition = conditionChecks(clause, statement, words);
  const refusals = bounds.length > 0 ? [] : refusalChecks(workbook, statement, clause, words);
  const own = [...condition, ...(condition.length > 0 ? [] : refusals)];
  if (own.length === 0 && /^[RC]$/u.test(statement.kind))
    own.push(...specificChecks(clause, words));
  own.push(...listChecks(clause, own, words));
  // What is quoted anyway needs no line of its own.
  const told = own.join('\n').slice(0, longestTold);
  const rest = others.filter(({ quantity }) => !told.includes(inLine(quantity)));
  const tests = [...new Set(rest.map(({ test }) => test))];
  const numbers = tests.map((test) => {
    const quoted = rest.filter((one) => one.test === test);
    const quantity = quoted.map((one) => marked(one.quantity, quotation)).join(comma);
    return fill(test, { quantity });
  });
  const isSure = own.length > 0 || statement.quantities.some((one) => hasOutcome(clause, one));
  const usual = isSure ? [] : usualChecks(clause, isRequirement, bounds.length > 0, words);
  return [...new Set([...own, ...bounds, ...numbers, ...usual])];
}

const longestTold = 2000;

/** Acts whose usual test the values at a bound have of their own. */
const ofBound = listOf('change notify restrict');
/** Acts that are qualities of the whole. */
const ofConstraint = listOf('access language offline platform privacy publish restrict signIn');

/** What is usual for such verbs, though the idea does not say it. */
function usualChecks(
  clause: CuedClause,
  isRequirement: boolean,
  isBound: boolean,
  { acts, criteria, quotation, specifics }: DocumentWords,
): string[] {
  const { cues, folded } = clause;
  const isOccasion = onOccasion.test(folded) || cues.some(({ name }) => name === 'if');
  const found = actsIn(clause).filter(
    ({ name }) =>
      name !== 'change' &&
      !(isBound && ofBound.includes(name)) &&
      (isRequirement || ofConstraint.includes(name)),
  );
  const added = (check: string, object: Quote) =>
    fill(criteria.added, { check: fill(check, { object: marked(object, quotation) }) });
  if (found.length > 0)
    return found.map(({ name, object }) =>
      // `gets a mail`, of which nothing says when
      name === 'notify' && !isOccasion
        ? fill(specifics.trigger, { quote: marked(object, quotation) })
        : added({ ...specifics, ...acts }[name], object),
    );
  return isBound || !isRequirement || !receiving.test(folded)
    ? []
    : [added(criteria.received, objectOf(clause))];
}

/** The same of a requirement; where its words give nothing to test, what a test still needs. */
export function acceptanceOf(workbook: Workbook, statement: Statement): string[] {
  const checks = checksOf(workbook, statement);
  if (checks.length > 0) return checks;
  const { criteria, quotation } = wordsOf(workbook);
  const clause = withoutOpening(cuedClause(workbook, statement));
  const { cues, span } = clause;
  const others = workbook.statements.filter(({ kind }) => kind === 'R').length - 1;
  const isSaid = cues.some((cue) => isPredicate(clause, cue));
  // `An app for the volunteers of a repair café`, which the other requirements describe.
  const isWhole =
    cues.some(({ name, start }) => name === 'system' && start < span.start + wholeReach) &&
    statement.id === 'R1' &&
    others >= fewestOthers &&
    !isSaid;
  const question = isSaid || cues.some(isVerb) ? criteria.done : criteria.thing;
  const object = marked(objectOf(clause), quotation);
  return [fill(isWhole ? criteria.whole : question, { object })];
}

const wholeReach = 60;
const fewestOthers = 3;

/** The condition of a statement with what holds then; `after 48 hours` has a check of its own. */
function conditionChecks(
  clause: CuedClause,
  { quantities, text }: Statement,
  { circumstances, criteria, plainIf, quotation }: DocumentWords,
): string[] {
  const found = conditionOf(clause);
  if (found === undefined) return [];
  const { given } = found;
  const { idea, lexicon, span } = clause;
  const from = idea.indexOf(given, span.start);
  const isBound = quantities.some(
    (one) =>
      (one.span.start >= from && one.span.end <= from + given.length && hasOutcome(clause, one)) ||
      given.startsWith(one.phrase) ||
      idea.startsWith(given, one.span.end + 1),
  );
  const [conjunction] = plainIf.exec(given) ?? [];
  // `As a guest I want to pass my slot on when I'm away` denies nobody else.
  const isWish = lexicon.story.before.some((phrase) => text.toLowerCase().startsWith(`${phrase} `));
  const isMessage = [messaging, warning].some((one) => one.test(found.then.toLowerCase()));
  // `It also has to work when the wifi is down`
  const isOneOfMany = idea.indexOf(found.then, span.start) < from && alsoThen.test(found.then);
  const isEither = isOneOfMany || (isWish && !isMessage);
  if (isBound || (conjunction !== undefined && isEither)) return [];
  const then = marked(outcomeIn(found.then), quotation);
  const start = from + (conjunction?.length ?? 0);
  const bare = marked(quote(idea, { start, end: from + given.length }), quotation);
  if (conjunction !== undefined) return [fill(criteria.condition, { given: bare, then })];
  // `No rating before the delivery` demands nothing by then.
  const isDenied = clause.cues.some(isDenial);
  const check = circumstances.find(
    ({ begins, isDemand }) => begins.test(given) && !(isDenied && isDemand),
  )?.check;
  return [fill(check ?? criteria.circumstance, { given: bare, then })];
}
