import { isDenial, isVerb } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import { quote, trimmed, type Quote } from '../read/span';
import type { Statement, Workbook } from '../sort/workbook';
import { actsIn } from './acts';
import { addedChecks } from './addedChecks';
import { boundaryCases, hasOutcome } from './boundary';
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
  const { criteria, quotation } = words;
  const clause = cuedClause(workbook, statement);
  const own = marked(statement.text, quotation);
  if (statement.isUndecided) return [fill(criteria.undecided, { quote: own })];
  const { bounds, open, exact } = boundaryCases(clause, statement, words);
  if (statement.kind === 'G') return bounds;
  const quoting = [...conditionCheck(clause, statement, words), ...listCheck(clause, words)];
  const checks = [...quoting, ...bounds];
  const isBound = bounds.length > 0;
  const who = isBound ? undefined : onlyRole(workbook, clause);
  const denied = isBound || who !== undefined ? undefined : deniedIn(clause);
  if (who) checks.push(fill(criteria.others, { quote: own, who: marked(who, quotation) }));
  if (denied) checks.push(fill(criteria.denied, { object: marked(denied, quotation) }));
  const isRequirement = statement.kind === 'R';
  if (isRequirement && !isBound) checks.push(...phraseChecks(clause, statement, words));
  const added = addedChecks(workbook, statement)
    .filter(({ name }) => !(isBound && ofBound.has(name)) && !(who && name === 'restrict'))
    .map(({ check }) => fill(criteria.added, { check }));
  // What is quoted anyway needs no line of its own; of a requirement, a number does.
  const told = (isRequirement ? quoting : [...checks, ...added]).join('\n').slice(0, longestTold);
  checks.push(
    ...exact.filter(({ quantity }) => !told.includes(inLine(quantity))).map(({ check }) => check),
  );
  const asked = open.map((one) => fill(criteria.agree, { quantity: marked(one, quotation) }));
  return [...new Set([...checks, ...added, ...asked])];
}

const longestTold = 2000;

/** Acts whose usual test is that of the bound itself. */
const ofBound: ReadonlySet<ActName> = new Set(['limit', 'expire', 'speed']);

/** In all languages: a comparison with something that is no number. */
const comparing =
  /(?<!\p{L})(?:(?!other|rather|further|whether)(?:more|less|fewer|worse|\p{L}{2,}er) than|(?:mehr|weniger|(?!oder|ander)\p{L}{3,}er) als|(?:plus|moins)(?: \p{L}+)? que|(?:supérieure?|inférieure?)s? [àa]|(?:más|menos|mayor|menor)(?: \p{L}+)? que|(?:mais|menos|maior|menor)(?: \p{L}+)? (?:do )?que|(?:più|meno|maggiore|minore)(?: \p{L}+)? (?:di|del|della|che)|(?:meer|minder|(?!ander)\p{L}{3,}er) dan|\p{L}+[sż]z[yae] niż|(?:أكثر|أقل|أكبر|أصغر) من)(?!\p{L})|より/u;
/** In all languages: `without an account`. */
const lacking =
  /(?<!\p{L})(?:without|ohne|sans|senza|bez|zonder|بدون|دون)\s(?!(?:delay|waiting|reaction|zu|de|attendre|(?:an? )?(?:inter|net|wi-?fi|wlan|signal|recep|connec|empfang|réseau|connex|conex|cobert|red|rete|rede|ligaç|bereik|sieci|zasięg|إنترنت|اتصال|شبكة)\p{L}*)(?!\p{L}))(?:\p{L}{1,4}\s)?\p{L}[\p{L}-]+/u;

/** What a comparison and `without` call for. */
function phraseChecks(
  clause: CuedClause,
  statement: Statement,
  { criteria, quotation }: DocumentWords,
): string[] {
  const own = marked(statement.text, quotation);
  const without = lackIn(clause);
  const isCompared = comparing.test(clause.folded) && statement.quantities.length === 0;
  return [
    ...(isCompared ? [fill(criteria.compare, { quote: own })] : []),
    ...(without
      ? [fill(criteria.without, { quote: own, without: marked(without, quotation) })]
      : []),
  ];
}

/** What something is done without; in `a boat without a cox is flagged`, nothing is. */
function lackIn({ cues, folded: text, idea, span }: CuedClause): Quote | undefined {
  const found = lacking.exec(text);
  if (found === null) return undefined;
  const comma = text.lastIndexOf(',', found.index);
  const [part, start] = [span.start + comma + 1, span.start + found.index];
  const isFirst = idea.slice(part, start).trim() === '';
  const isDone = cues.some((cue) => isVerb(cue) && cue.start >= part && cue.end <= start);
  return isFirst || isDone ? quote(idea, { start, end: start + found[0].length }) : undefined;
}

/** In all languages: `Only` with up to one word behind it. */
const only =
  /(?<!\p{L})(?:only|nur|ausschließlich|seule?s?|seulement|sol[oa]s?|sólo|solamente|únicamente|só|somente|apenas|soltanto|alleen|tylko|wyłącznie)\s(?:\p{L}{1,4}\s)?$/u;
const onlyReach = 24;
const mostRoles = 50;

/** The role that alone may do it, as in `Only the coach can close a course`, or who else is named there. */
function onlyRole(
  { roles }: Workbook,
  { folded: text, cues, idea, span }: CuedClause,
): Quote | undefined {
  const known = roles.slice(0, mostRoles).find((role) => {
    const place = text.indexOf(folded(role.text).replace(/s$/u, ''));
    return place > 0 && only.test(text.slice(Math.max(0, place - onlyReach), place));
  });
  if (known !== undefined) return known.text;
  const [first = ''] = /^\S+\s/u.exec(text) ?? [];
  const modal = cues.find(({ name }) => name === 'can')?.start ?? span.start;
  const named = trimmed(idea, { start: span.start + first.length, end: modal });
  const isNamed = only.test(first) && modal - named.start < onlyReach * 2 && modal > named.start;
  return isNamed ? quote(idea, named) : undefined;
}

/** `but not change the date`, `must never see the names`: an act that the words deny somebody. */
function deniedIn({ idea, cues, span }: CuedClause): Quote | undefined {
  const denial = cues.find(isDenial);
  if (denial === undefined) return undefined;
  const but = cues.find(({ name, end }) => /^(?:but|and)$/u.test(name) && end === denial.start - 1);
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

/** The same of a requirement; where its words give nothing to test, it is shown in use. */
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
