import { isDenial } from '../lexicon/cueLine';
import { quote, trimmed, type Quote } from '../read/span';
import type { Statement, Workbook } from '../sort/workbook';
import { actsIn } from './acts';
import { addedChecks } from './addedChecks';
import { boundaryCases } from './boundary';
import { conditionOf } from './conditions';
import { cuedClause, hasBalancedBrackets, nextBorder, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { wordsOf } from './documentWordsOf';
import { listedThings } from './listedThings';
import { fill, inLine, marked } from './quoted';
import type { ActName } from '../sort/actNames';

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
  const { bounds, open, exact } = boundaryCases(clause, statement, words);
  if (statement.kind === 'G') return bounds;
  const quoting = [...conditionCheck(clause, statement, words), ...listCheck(clause, words)];
  const checks = [...quoting, ...bounds];
  // A quantity that is quoted anyway needs no line of its own.
  const told = quoting.join('\n').slice(0, longestTold);
  const untold = (quantities: readonly Quote[]) => {
    const others = quantities.filter((one) => !told.includes(inLine(one)));
    return [...new Set(others.map((one) => marked(one, quotation)))];
  };
  const stated = untold(exact).join(comma);
  if (stated !== '') checks.push(fill(criteria.exact, { quantity: stated }));
  const denied = bounds.length === 0 ? deniedIn(clause) : undefined;
  if (denied) checks.push(fill(criteria.denied, { object: marked(denied, quotation) }));
  if (checks.length === 0 && whether.test(clause.folded))
    checks.push(fill(criteria.either, { quote: marked(statement.text, quotation) }));
  const added = addedChecks(workbook, statement).filter(
    ({ name }) => bounds.length === 0 || !ofBound.has(name),
  );
  return [
    ...new Set([
      ...checks,
      ...added.map(({ check }) => fill(criteria.added, { check })),
      ...untold(open).map((quantity) => fill(criteria.agree, { quantity })),
    ]),
  ];
}

const longestTold = 2000;

/** Acts whose usual test is that of the bound itself. */
const ofBound: ReadonlySet<ActName> = new Set(['limit', 'expire', 'speed']);
/** In all languages of the documents. */
const whether =
  /(?<!\p{L})(?:whether|ob|czy|yes (?:or|and) no|ja oder nein|oui ou non|s[ií] o no|sim ou não|ja of nee|tak lub nie)(?!\p{L})|かどうか/u;

/** `but not change the date`, `must never see the names`: an act that the words deny somebody. */
function deniedIn({ idea, cues, span }: CuedClause): Quote | undefined {
  const denial = cues.find(isDenial);
  if (denial === undefined) return undefined;
  const but = cues.find(({ name, end }) => name === 'but' && end === denial.start - 1);
  const isPerson = cues.some(({ name }) => name === 'person' || name.startsWith('done:'));
  const isForbidden = isPerson && cues.some(({ name }) => /^(?:can|never)$/u.test(name));
  const isOpen = !but && cues.some(({ name, start }) => joining.test(name) && start < denial.end);
  const verb = cues.find(({ name, end }) => /^do(?:ne)?:/u.test(name) && end > denial.end);
  if (verb === undefined || isOpen || !(but ?? isForbidden)) return undefined;
  const start = but ? denial.start : span.start;
  const denied = quote(idea, trimmed(idea, { start, end: nextBorder(idea, verb.end, span.end) }));
  return hasBalancedBrackets(denied) ? denied : undefined;
}

/** Before a denial, these leave it open what is denied. */
const joining = /^(?:and|if|that|want|because|soThat)$/u;

/** Each thing of a list is there; of alternatives each is chosen. */
function listCheck(clause: CuedClause, { comma, criteria, quotation }: DocumentWords): string[] {
  const { things, isChoice } = listedThings(clause);
  // What is done is tested act by act.
  const acts = actsIn(clause).map(({ object }) => object);
  const areActs = things.some((one) => acts.some((act) => one.includes(act)));
  if (things.length === 0 || areActs) return [];
  const quoted = things.map((one) => marked(one, quotation)).join(comma);
  return [fill(isChoice ? criteria.choice : criteria.each, { things: quoted })];
}

/** The same of a requirement; where its words give nothing to test, its author has to say how. */
export function acceptanceOf(workbook: Workbook, statement: Statement): string[] {
  const { criteria, quotation } = wordsOf(workbook);
  const checks = checksOf(workbook, statement);
  return checks.length > 0
    ? checks
    : [fill(criteria.holds, { quote: marked(statement.text, quotation) })];
}

/** The condition of a statement with what holds then; `after 48 hours` has a check of its own. */
function conditionCheck(
  clause: CuedClause,
  { quantities }: Statement,
  { criteria, circumstances, plainIf, quotation }: DocumentWords,
): string[] {
  const { circumstance } = criteria;
  const found = conditionOf(clause);
  if (found === undefined) return [];
  const { given } = found;
  const isBound =
    quantities.some(({ phrase }) => given.startsWith(phrase)) ||
    quantities.some(({ span }) => clause.idea.startsWith(given, span.end + 1));
  if (isBound) return [];
  const then = marked(found.then, quotation);
  const bare = withoutConjunction(clause, given, plainIf);
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
