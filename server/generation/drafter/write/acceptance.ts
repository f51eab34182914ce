import type { Cue } from '../lexicon/cueIndex';
import { isDenial, isVerb } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import { quote } from '../read/span';
import type { Statement, Workbook } from '../sort/workbook';
import { conditionOf, outcomeIn, type Condition } from './conditions';
import { cuedClause, wordsBefore, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { wordsOf } from './documentWordsOf';
import { listChecks } from './lists';
import { numberCheck, openNumber } from './numberChecks';
import { plainChecks } from './plainChecks';
import { withoutCause, withoutOpening, withoutReason } from './openings';
import { fill, inLine, marked } from './quoted';
import { onceChecks, refusalChecks } from './refusals';
import { timeOutCheck } from './timeOuts';
import { isHow, isOnlyAlone, wordedChecks } from './wordedChecks';
import { betweenThem } from './words/comparisonPatterns';
import {
  alsoThen,
  continuing,
  lastingVerb,
  momentWord,
  obliged,
  receiving,
  untilWord,
} from './words/criteriaPatterns';
import { deniesModal, onlyWord } from './words/patterns';
import type { WordedName } from './words/worded/wordedTable';

/**
 * The criteria of a requirement or constraint, and of an exclusion what it denies: its condition, both sides of its limits,
 * what it denies, the things that it lists, or a test that its words call for. A requirement of which these say nothing, or
 * leave out one of its numbers, is stated as it is.
 */
export function acceptanceOf(workbook: Workbook, statement: Statement): string[] {
  const words = wordsOf(workbook);
  const { criteria, quotation } = words;
  if (statement.kind === 'N') return exclusionChecks(workbook, statement, words);
  if (statement.isUndecided)
    return [fill(criteria.undecided, { quote: marked(statement.text, quotation) })];
  const clause = withoutOpening(cuedClause(workbook, statement));
  const meant = withoutReason(clause);
  const sure = sureChecks(workbook, statement, withoutCause(clause), words);
  const isSaid = (name: WordedName) =>
    isHow(name) ||
    (sure.length > 0 && isOnlyAlone(name)) ||
    (name === 'required' && obliged.test(meant.folded));
  const worded = wordedChecks(meant, words, (name) => !isSaid(name));
  const checks = [[...sure, ...worded], plainChecks(meant, words)].find(({ length }) => length > 0);
  const how = wordedChecks(meant, words, isHow);
  const said = [...(checks ?? []), ...how].join('\n');
  const lost = statement.quantities.filter(
    ({ span, text }) =>
      !said.includes(inLine(text)) && !betweenThem.test(wordsBefore(clause, span.start)),
  );
  const open = checks
    ? []
    : lost.flatMap((one) => openNumber(clause, one, words) ?? []).slice(0, 1);
  const isStated =
    statement.kind === 'R' && (lost.length > open.length || (said === '' && open.length === 0));
  // A number in the reason is kept.
  const isInReason = lost.some(({ span }) => span.end > meant.span.end);
  const whole = marked(quote(clause.idea, isInReason ? clause.span : meant.span), quotation);
  return [
    ...(isStated ? [fill(criteria.holds, { quote: whole })] : []),
    ...(checks ?? []),
    ...how,
    ...open,
  ];
}

/** What somebody cannot do, or does without an account; that a product leaves something out needs no test. */
function exclusionChecks(workbook: Workbook, statement: Statement, words: DocumentWords): string[] {
  const clause = withoutOpening(cuedClause(workbook, statement));
  const isBan =
    deniesModal.test(clause.folded) && !clause.cues.some(({ name }) => name === 'should');
  const checks = [
    ...(isBan ? refusalChecks(workbook, statement, clause, words) : []),
    ...wordedChecks(clause, words, (name) => name === 'withoutAccount'),
  ];
  return statement.isUndecided ? [] : checks.slice(0, 1);
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
  const bounds = quantities.flatMap((one) => numberCheck(clause, one, condition, words) ?? []);
  // Of `after 7 days`, the number's test says it.
  const isTold =
    bounds.length === quantities.length &&
    quantities.some((one) => condition?.given.includes(one.phrase));
  const conditions =
    condition && !isTold ? caseChecks(workbook, statement, clause, condition, words) : [];
  // `not more than 2` denies what its limit says; `not for 30 days` denies something else.
  const isLimited = quantities.some(({ comparison }) => !/^(?:exactly|range)$/u.test(comparison));
  const isSaid = conditions.length > 0 || (isLimited && bounds.length > 0);
  const refusals = isSaid ? [] : refusalChecks(workbook, statement, clause, words);
  const once = onceChecks(clause, words);
  return [
    ...new Set([...conditions, ...refusals, ...bounds, ...once, ...listChecks(clause, words)]),
  ];
}

/** The criteria of a condition: of what happens in the end if nobody acts, of a ban, or of another case. */
function caseChecks(
  workbook: Workbook,
  statement: Statement,
  clause: CuedClause,
  condition: Condition,
  words: DocumentWords,
): string[] {
  const timeOut = timeOutCheck(workbook, statement, condition, words);
  if (timeOut !== undefined) return [timeOut];
  // `Nobody can leave unless the coach agrees` is tested as a ban.
  const isBan = !words.plainIf.test(condition.given) && deniesModal.test(folded(condition.then));
  const bans = isBan ? refusalChecks(workbook, statement, clause, words) : [];
  return bans.length > 0 ? bans : conditionChecks(clause, condition, words);
}

/** What tells that something is so rather than that somebody does it. */
const ofState = /^(?:auxiliary|can|must|should|never|negation|done:)/u;

/**
 * Whether a person does by hand what is to be done at a moment, which may be done at others too: `you type in the mileage
 * when you are back`.
 */
function isByHand({ given, then, place }: Condition, said: readonly Cue[]): boolean {
  const verb = said.find((cue) => isVerb(cue) || cue.name === 'want');
  const isSomebody = said.some(
    ({ name, start }) =>
      (name === 'person' && start < (verb?.start ?? 0)) ||
      (name === 'pronoun' && start === place.start && start !== verb?.start),
  );
  // `and that's it`
  const isIdiom = (at: number) =>
    said.some(({ name, start, end }) => name === 'that' && start <= at && end >= at - 1);
  return (
    momentWord.test(given) &&
    isSomebody &&
    !receiving.test(folded(then)) &&
    !said.some(({ name, start }) =>
      name === 'system' ? verb && start < verb.start : ofProduct.test(name) && !isIdiom(start),
    )
  );
}

/** What the product does, or what must be done. */
const ofProduct = /^(?:auxiliary|must|should|never|negation|do:(?:show|notify))$/u;

/** A condition with what holds then. */
function conditionChecks(
  { cues }: CuedClause,
  condition: Condition,
  words: DocumentWords,
): string[] {
  const { given, then, place } = condition;
  const { circumstances, criteria, plainIf, quotation } = words;
  const said = cues.filter(({ start, end }) => start >= place.start && end <= place.end);
  const isState = said.some(({ name }) => ofState.test(name)) || lastingVerb.test(folded(then));
  // `drags them about until it all fits`
  const isDeed = untilWord.test(given) && !isState;
  // `It also has to work when the wifi is down`
  if (alsoThen.test(then) || isDeed) return [];
  const isAllowed =
    !said.some(isDenial) &&
    !onlyWord.test(folded(then)) &&
    (said.some(({ name }) => name === 'can') ||
      continuing.test(folded(then)) ||
      isByHand(condition, said));
  const plain = plainIf.exec(given);
  const bare = quote(given, { start: plain?.[0].length ?? 0, end: given.length });
  const other = circumstances.find(({ begins }) => begins.test(given))?.check;
  const check = plain === null ? other : isAllowed ? criteria.possible : criteria.condition;
  const filled = { given: marked(bare, quotation), then: marked(outcomeIn(then), quotation) };
  return check === undefined ? [] : [fill(check, filled)];
}
