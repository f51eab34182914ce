import { quote, type Quote } from '../read/span';
import type { Statement, Workbook } from '../sort/workbook';
import { actsIn, objectOf, type Act } from './acts';
import { boundaryCases, hasOutcome } from './boundary';
import { money } from './boundaryValues';
import { conditionOf } from './conditions';
import { cuedClause, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { wordsOf } from './documentWordsOf';
import { frameCheck, wordedAct } from './frames';
import { listCheck } from './listCheck';
import { listedThings } from './listedThings';
import { withoutOpening } from './openings';
import { fill, inLine, marked } from './quoted';
import { messageChecks } from './messageChecks';
import { priceCheck } from './priceCheck';
import { deniedIn, onlyRole } from './refusals';
import { questionAbout } from './questionAbout';
import { specificChecks, type Specifics } from './specificChecks';
import { words as listOf } from '../lexicon/words';
import { cash, messaging, onOccasion } from './words/criteriaPatterns';
import { byAnother, file, possessive, warning } from './words/patterns';

/**
 * The criteria of a statement, from its own words: its condition, the bounds of its quantities, each thing
 * that it lists, and what a verb of one certain sense calls for.
 *
 * @returns sentences; none where the words give nothing to test
 */
export function checksOf(workbook: Workbook, statement: Statement): string[] {
  const words = wordsOf(workbook);
  const { comma, criteria, quotation } = words;
  const clause = withoutOpening(cuedClause(workbook, statement));
  if (statement.isUndecided)
    return [fill(criteria.undecided, { quote: marked(statement.text, quotation) })];
  const { bounds, about, open, exact } = boundaryCases(clause, statement, words);
  if (statement.kind === 'G') return bounds;
  const isRequirement = statement.kind === 'R';
  const own = ownChecks(workbook, statement, clause, bounds.length > 0);
  const { ruled } = own;
  const specific =
    /^[RC]$/u.test(statement.kind) && ruled.length === 0
      ? specificChecks(clause, statement, words)
      : nothingSpecific;
  const messages = isRequirement
    ? messageChecks(workbook, clause, statement, words, own.quoting.length)
    : [];
  // `they pay in cash when they collect`
  const isOutside = specific.told.has('outside') && cash.test(clause.folded);
  const quoting = messages.length > 0 ? messages : isOutside ? [] : own.quoting;
  const isOutcome = statement.quantities.some((one) => hasOutcome(clause, one));
  // Words that say when it must and must not happen need no usual criterion as well.
  const isSure =
    isOutcome || quoting.length + ruled.length > 0 || (bounds.length > 0 && !isRequirement);
  const acts = isSure ? [] : surestOf(clause).filter(({ name }) => !specific.hides.includes(name));
  const listed = listCheck(clause, acts, specific, words);
  const isListed = (text: Quote) =>
    listed.length > 0 && listedThings(clause).things.some((thing) => text.includes(thing));
  const prices = priceCheck(clause, statement, words);
  const list = [...listed, ...prices, ...specific.checks].filter(
    // `with place, time and number` is a list already.
    (one) => one !== specific.detail?.check || !isListed(specific.detail.quote),
  );
  const checks = [...quoting, ...list, ...bounds, ...ruled];
  // What is quoted anyway needs no line of its own; of a requirement, a number does.
  const told = (isRequirement ? [...quoting, ...list] : checks).join('\n').slice(0, longestTold);
  const isTold = (one: Quote) => told.includes(inLine(one));
  checks.push(...exact.filter(({ quantity }) => !isTold(quantity)).map(({ check }) => check));
  // `180` in `1 for a 180`
  const unsure = open.filter(
    (one) => !isTold(one) && !exact.some(({ quantity }) => quantity.includes(one)),
  );
  const askAbout = (quantities: readonly Quote[], question: string) =>
    quantities.length === 0
      ? []
      : [fill(question, { quantity: quantities.map((one) => marked(one, quotation)).join(comma) })];
  const usual = acts.filter(
    ({ name }) =>
      checks.length < enough &&
      !(listed.length > 0 && ofList.includes(name)) &&
      !(bounds.length > 0 && ofBound.includes(name)) &&
      (isRequirement || ofConstraint.includes(name)),
  );
  const things = listedThings(clause).things.filter((one) => file.test(one.toLowerCase()));
  // `gets a mail`, of which nothing says when
  const isOpen = !onOccasion.test(clause.folded) && !clause.cues.some(({ name }) => name === 'if');
  const filled = (names: readonly Act[]) =>
    names.map(({ name, object }) =>
      // `a photo of the shoes` in a list of what is entered
      fill(words.acts[name], {
        object: marked(name === 'upload' ? (things[0] ?? object) : object, quotation),
      }),
    );
  const added = [
    ...(isRequirement &&
    !(
      listed.length + prices.length > 0 &&
      (specific.told.has('marked') || specific.told.has('chosen'))
    )
      ? specific.added
      : []),
    ...filled(usual.filter(({ name }) => name !== 'change' && !(name === 'notify' && isOpen))),
  ];
  if (
    isRequirement &&
    checks.length + added.length + usual.length + specific.questions.length === 0 &&
    !isSure
  )
    added.push(...frameCheck(clause, statement, words));
  const sent = usual.find(({ name }) => name === 'notify');
  const trigger =
    sent && isOpen
      ? [fill(words.specifics.trigger, { quote: marked(sent.object, quotation) })]
      : [];
  const agree = askAbout(unsure, criteria.bound).concat(
    askAbout(
      about.filter((one) => !isTold(one)),
      criteria.agree,
    ),
  );
  if (quoting.length === 0 && isRequirement) agree.push(...specific.questions);
  agree.push(...trigger);
  // What a change comes to is open.
  const said = [...checks, ...added, ...agree];
  agree.push(
    ...filled(
      usual.filter(
        ({ name, object }) =>
          name === 'change' && said.length < enough && !said.join('\n').includes(inLine(object)),
      ),
    ),
  );
  const marks = added.map((check) => fill(criteria.added, { check }));
  return [...new Set([...checks, ...marks, ...agree])];
}

const nothingSpecific: Specifics = {
  checks: [],
  detail: undefined,
  questions: [],
  added: [],
  hides: [],
  told: new Set(),
};

/** What a clause has done; where that is only a change, what its words name. */
function surestOf(clause: CuedClause): readonly Act[] {
  const acts = actsIn(clause).filter(({ object }) => !isAside(clause, object));
  const named = acts.every(({ name }) => name === 'change') ? wordedAct(clause.folded) : undefined;
  return acts.length > 0 && named !== undefined
    ? [{ name: named, object: acts[0]?.object ?? objectOf(clause, clause.span) }]
    : acts;
}

/** `(people give it several names)` */
function isAside({ idea, span }: CuedClause, object: Quote): boolean {
  return /\([^()]*$/u.test(idea.slice(span.start, idea.indexOf(object, span.start)));
}

/** The criteria about when, and for whom, something must and must not happen. */
function ownChecks(
  workbook: Workbook,
  statement: Statement,
  clause: CuedClause,
  isBound: boolean,
): { quoting: string[]; ruled: string[] } {
  const words = wordsOf(workbook);
  const { criteria, quotation } = words;
  const own = marked(statement.text, quotation);
  const quoting = conditionCheck(clause, statement, words);
  const who = isBound ? undefined : onlyRole(workbook, clause);
  if (who !== undefined)
    return { quoting, ruled: [fill(criteria.others, { quote: own, who: marked(who, quotation) })] };
  if (!isBound && byAnother.test(clause.folded))
    return { quoting, ruled: [fill(criteria.otherPerson, { quote: own })] };
  const denied = quoting.length > 0 ? undefined : deniedIn(clause);
  const isCounted = statement.quantities.some(
    ({ text }) => denied?.includes(text) && (isBound || money.test(text)),
  );
  if (denied !== undefined && !isCounted)
    return { quoting, ruled: [fill(criteria.denied, { object: marked(denied, quotation) })] };
  const isOwned = statement.kind === 'R' && !isBound && hasItsOwn(clause);
  return { quoting, ruled: isOwned ? [fill(criteria.own, { quote: own })] : [] };
}

/** A statement with this many criteria from its own words needs no usual one. */
const enough = 2;
const longestTold = 2000;

/** Acts whose usual test the things of a list have of their own, or the values at a bound. */
const ofList = listOf('book change create lend report show');
const ofBound = listOf('change notify restrict');

/** Acts that are qualities of the whole. */
const ofConstraint = listOf('access language offline platform privacy publish restrict signIn');

function hasItsOwn({ cues, folded: text, span }: CuedClause): boolean {
  const place = span.start + text.search(possessive);
  return cues.some(
    ({ name, end }) =>
      end < place && (name === 'do:show' || (name === 'auxiliary' && end >= place - 1)),
  );
}

/** The same of a requirement; where its words give nothing to test, what a test still needs. */
export function acceptanceOf(workbook: Workbook, statement: Statement): string[] {
  const checks = checksOf(workbook, statement);
  return checks.length > 0 ? checks : [questionAbout(workbook, statement)];
}

/** The condition of a statement with what holds then; `after 48 hours` has a check of its own. */
function conditionCheck(
  clause: CuedClause,
  { quantities, text }: Statement,
  { criteria, circumstances, plainIf, quotation }: DocumentWords,
): string[] {
  const { circumstance } = criteria;
  const found = conditionOf(clause);
  if (found === undefined) return [];
  const { given } = found;
  const from = clause.idea.indexOf(given, clause.span.start);
  const isBound = quantities.some(
    (one) =>
      (one.span.start >= from && one.span.end <= from + given.length && hasOutcome(clause, one)) ||
      given.startsWith(one.phrase) ||
      clause.idea.startsWith(given, one.span.end + 1),
  );
  if (isBound) return [];
  const then = marked(found.then, quotation);
  const bare = withoutConjunction(clause, given, plainIf);
  // `As a guest I want to pass my slot on when I'm away` denies nobody else.
  const isWish = clause.lexicon.story.before.some((phrase) =>
    text.toLowerCase().startsWith(`${phrase} `),
  );
  if (
    bare !== undefined &&
    isWish &&
    !messaging.test(found.then.toLowerCase()) &&
    !warning.test(found.then.toLowerCase())
  )
    return [];
  if (bare !== undefined)
    return [fill(criteria.condition, { given: marked(bare, quotation), then })];
  const check = circumstances.find(({ begins }) => begins.test(given))?.check ?? circumstance;
  return [fill(check, { given: marked(given, quotation), then })];
}

/** A condition without a conjunction such as `if`; none where it begins with another, such as `unless`. */
function withoutConjunction(
  { idea, span }: CuedClause,
  given: Quote,
  plainIf: RegExp,
): Quote | undefined {
  const [conjunction] = plainIf.exec(given) ?? [];
  const start = idea.indexOf(given, span.start);
  return conjunction === undefined
    ? undefined
    : quote(idea, { start: start + conjunction.length, end: start + given.length });
}
