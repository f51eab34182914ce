import { isDenial } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import { quote, trimmed, type Quote } from '../read/span';
import type { Statement, Workbook } from '../sort/workbook';
import { actionsOf } from './actions';
import { boundaryCases } from './boundary';
import { conditionOf } from './conditions';
import { cuedClause, hasBalancedBrackets, nextBorder, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { wordsOf } from './documentWordsOf';
import { listedThings } from './listedThings';
import { fill, inLine, marked } from './quoted';
import type { ActionClass } from './words/actions/actionWords';

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
  const { bounds, exact } = boundaryCases(clause, statement, words);
  if (statement.kind === 'G') return bounds;
  const checks = [
    ...conditionCheck(clause, statement, words),
    ...bounds,
    ...listCheck(clause, words),
  ];
  const open = exact.filter((one) => !checks.some((check) => check.includes(inLine(one))));
  if (open.length > 0)
    checks.push(
      fill(criteria.exact, { quantity: open.map((one) => marked(one, quotation)).join(comma) }),
    );
  const denied = bounds.length === 0 ? deniedIn(clause) : undefined;
  if (denied) checks.push(fill(criteria.denied, { object: marked(denied, quotation) }));
  for (const { name, object } of actionsOf(clause, words.actions)) {
    const { check } = words.actions[name];
    const quoted = marked(object, quotation);
    const isNeeded =
      name === 'only' ? denied === undefined : statement.kind === 'R' && checks.length < mostChecks;
    if (check !== undefined && isNeeded) checks.push(fill(check, { object: quoted }));
    const who = statement.kind === 'R' && decisions.has(name) && actorOf(workbook, clause, object);
    if (who) checks.push(fill(criteria.others, { quote: quoted, who: marked(who, quotation) }));
  }
  if (checks.length === 0 && whether.test(clause.folded))
    checks.push(fill(criteria.either, { quote: marked(statement.text, quotation) }));
  return [...new Set(checks)];
}

/** What one role does for all, so that no other may. */
const decisions: ReadonlySet<ActionClass> = new Set(['approve', 'remove', 'assign']);
/** The role named last before an act; none where the idea tells no roles apart. */
function actorOf({ roles }: Workbook, { folded: text }: CuedClause, act: Quote): Quote | undefined {
  const before = text.slice(0, text.indexOf(folded(act)));
  const places = roles.map(({ text: role }) => before.lastIndexOf(folded(role).replace(/s$/u, '')));
  const last = Math.max(...places);
  return roles.length > 1 && last >= 0 ? roles[places.indexOf(last)]?.text : undefined;
}

/** In all languages of the documents. */
const whether =
  /(?<!\p{L})(?:whether|ob|czy|yes (?:or|and) no|ja oder nein|oui ou non|s[ií] o no|sim ou não|ja of nee|tak lub nie)(?!\p{L})|かどうか/u;

const mostChecks = 3;

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
  if (things.length === 0) return [];
  const quoted = things.map((one) => marked(one, quotation)).join(comma);
  return [fill(isChoice ? criteria.choice : criteria.each, { things: quoted })];
}

/** The same of a requirement and its purposes; where its words give nothing to test, who has to say how. */
export function acceptanceOf(
  workbook: Workbook,
  statement: Statement,
  purposes: readonly Statement[],
): string[] {
  const { criteria, quotation } = wordsOf(workbook);
  const checks = [
    ...checksOf(workbook, statement),
    ...purposes.map((one) =>
      fill(criteria.purpose, { quote: marked(one.text, quotation), id: one.id }),
    ),
  ];
  return checks.length > 0
    ? checks
    : [fill(criteria.holds, { quote: marked(statement.text, quotation) })];
}

/** The condition of a statement with what holds then; `after 48 hours` has a check of its own. */
function conditionCheck(
  clause: CuedClause,
  { quantities }: Statement,
  { criteria, quotation }: DocumentWords,
): string[] {
  const found = conditionOf(clause);
  if (
    found === undefined ||
    quantities.some(({ phrase }) => found.given.startsWith(phrase)) ||
    quantities.some(({ span }) => clause.idea.startsWith(found.given, span.end + 1))
  )
    return [];
  const [given, then] = [found.given, found.then].map((one) => marked(one, quotation));
  return [fill(criteria.condition, { given, then })];
}
