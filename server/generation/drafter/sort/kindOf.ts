import { isDenial } from '../lexicon/cueLine';
import type { SectionName } from '../lexicon/lexicon';
import { isBareWish } from './isBareWish';
import { isRowOfFields } from './isRowOfFields';
import { listsStates } from '../lexicon/partNames';
import { folded } from '../lexicon/phraseIndex';
import { quantityWords } from '../lexicon/quantityWords';
import type { Clause } from '../read/clause';
import type { ReadIdea } from '../read/readClauses';
import { quote } from '../read/span';
import { isScenario } from '../read/scenario';
import { wantedCell } from '../read/readSections';
import { storyOpening } from '../read/storyOpening';
import { wordsIn } from '../read/wordsIn';
import { weighedKinds } from './learnedWeights';
import { scoresOf, shares, type Weights } from '../weights/scores';
import type { PlacedClause } from './placeClauses';
import { isBoundedDenial } from './isBoundedDenial';
import { leavesOpen } from './leavesOpen';
import { namesProduct } from './namesProduct';
import { statesPurpose } from './statesPurpose';
import type { Priority, StatementKind } from './workbook';

/** The kind of a clause and the cues that indicate it. */
export interface Sorting {
  kind: StatementKind;
  priority: Priority | undefined;
  isUndecided: boolean;
  /** Taken for background though its words might also ask for something. */
  isDoubtful: boolean;
  /** Of background: what it asks for if it asks for something, and how probable that is. */
  demand: Demand | undefined;
}

interface Demand {
  kind: 'R' | 'C';
  chance: number;
}

/** A kind that follows from the layout alone. */
export const surely = (kind: StatementKind): Sorting => ({
  kind,
  priority: undefined,
  isUndecided: false,
  isDoubtful: false,
  demand: undefined,
});

/** The possible kinds of a clause under a heading. */
const kindsUnder: Readonly<Partial<Record<SectionName, readonly StatementKind[]>>> = {
  goals: ['G'],
  requirements: ['R', 'C', 'N', 'G', 'B'],
  must: ['R', 'C', 'N'],
  should: ['R', 'C', 'N'],
  could: ['R', 'C', 'N'],
  constraints: ['C', 'N', 'B'],
  exclusions: ['N'],
  background: ['B'],
  undecided: ['B'],
};

/** Background that is likelier is not worth a second look. */
const sureShare = 0.75;

/** Classifies a clause. The author's heading limits the possible kinds; the weights of its facts choose among them. */
export function kindOf(
  placed: PlacedClause,
  facts: ReadonlySet<string>,
  read: ReadIdea,
  weights: Weights,
  next: Clause | undefined,
): Sorting {
  const { clause, section } = placed;
  // `Agreed.` and `Best,` are not demands, but `Offline` in a list is.
  const isWord = /^\p{L}[\p{L}-]*$/u.test(quote(read.text, clause.span)) && read.lexicon.hasSpaces;
  const isProse = /^(?:text|heading)$/u.test(clause.block.kind) && section !== 'exclusions';
  if (isWord && isProse) return surely('B');
  if (section !== 'exclusions' && isOnlyReason(read, clause)) return surely('B');
  // The heads of a table's columns.
  const { kind: layout, cells, isMarked } = clause.block;
  if (layout === 'heading' && cells.length > 0 && isMarked) return surely('B');
  // `Subject: plant swap app??`
  const isOfDocument = section === 'background' && clause.label !== undefined;
  const isUndecided = !isOfDocument && !placed.isAnswered && leavesOpen(read, placed, facts, next);
  const allowed = clause.isStruck ? (['N'] as const) : allowedKinds(placed, facts, read);
  // What is left open is not ruled out, unless it is in a list of that.
  const isListed = section === 'exclusions' && layout !== 'text';
  const isOpen = isUndecided && !isListed && !clause.isStruck;
  const possible = isOpen ? openKinds(allowed) : allowed;
  const all = scoresOf(facts, weighedKinds.length, weights);
  // `Invoices stay in Lexware, we are not replacing that`
  const isDeniedNext = facts.has('after: main negation') && next?.sentence === clause.sentence;
  const isHardlyOut = !isDeniedNext && isHardlyExcluded(possible, all, clause);
  const kinds = isHardlyOut ? without('N', possible) : possible;
  const scores = kinds.map((kind) => all[weighedKinds.indexOf(kind)] ?? 0);
  const likely = Math.max(...shares(scores));
  const kind = kinds[scores.indexOf(Math.max(...scores))] ?? 'B';
  const isSure = likely >= sureShare;
  return {
    kind,
    // An optional field is not an optional requirement.
    // What may not come at all has no priority.
    priority: isUndecided
      ? undefined
      : priorityOf(kind, isRowOfFields(read, placed) ? new Set() : facts, section),
    isUndecided,
    isDoubtful: kind === 'B' && !isSure && !isUndecided && !isOfDocument,
    demand: kind === 'B' ? demandOf(kinds, all) : undefined,
  };
}

function openKinds(allowed: readonly StatementKind[]): readonly StatementKind[] {
  const kinds = without('N', allowed);
  return kinds.length === 0 ? ['B'] : kinds;
}

const without = (kind: StatementKind, kinds: readonly StatementKind[]) =>
  kinds.filter((one) => one !== kind);

/** The least probability at which a clause that denies nothing is an exclusion: `Members pay at the till`. */
const leastUndenied = 0.55;

/** Whether a clause denies nothing, and is not probable enough as an exclusion all the same. */
function isHardlyExcluded(
  kinds: readonly StatementKind[],
  scores: readonly number[],
  { cues }: Clause,
): boolean {
  const place = kinds.indexOf('N');
  if (place === -1 || kinds.length === 1 || cues.some(isDenial)) return false;
  const chances = shares(kinds.map((kind) => scores[weighedKinds.indexOf(kind)] ?? 0));
  return (chances[place] ?? 0) < leastUndenied;
}

/** What a clause of these possible kinds asks for: a constraint if it denies something. */
function demandOf(kinds: readonly StatementKind[], scores: readonly number[]): Demand {
  const chanceOf = (kind: 'R' | 'C', among: readonly StatementKind[]) =>
    shares(among.map((one) => scores[weighedKinds.indexOf(one)] ?? 0))[among.indexOf(kind)] ?? 0;
  if (kinds.includes('R')) return { kind: 'R', chance: chanceOf('R', kinds) };
  const chance = chanceOf('R', weighedKinds) + chanceOf('C', weighedKinds);
  return { kind: 'C', chance: kinds.includes('C') ? chance : 0 };
}

/** The possible kinds of a clause under its heading. What is negated or was rejected is never a requirement. */
function allowedKinds(
  { clause, place, section }: PlacedClause,
  facts: ReadonlySet<string>,
  read: ReadIdea,
): readonly StatementKind[] {
  const isPhrase = facts.has('no verb') && !facts.has('negated');
  // `singers (65)`
  if (section === 'users' && clause.block.kind !== 'row' && isPhrase) return ['B'];
  // `A tool library for our street` names the whole, which is nothing to test.
  const isWhole = section === undefined && facts.has('first') && !facts.has('number');
  if (isWhole && isPhrase && isOneThing(read, clause)) return ['G'];
  if (isWhole && namesProduct(read, clause)) return ['G'];
  // Nor does a wish for it.
  if (section === undefined && isBareWish(read, clause)) return ['G'];
  const listed = (section === undefined ? undefined : kindsUnder[section]) ?? weighedKinds;
  // Under `Please don't`: `Time clocks. The union would walk out.`
  const isFirst = clause.sentence === clause.block.span.start;
  const isRemark = !isFirst && tells(facts);
  if (section === 'exclusions') return isRemark && !facts.has('negated') ? ['B'] : listed;
  // What a row denies is told of its field: `6 digits, never reused`.
  if (isRowOfFields(read, { clause, place }))
    return listed.includes('R') ? ['R'] : listed.filter((kind) => kind !== 'N');
  // `by species, then iris` under `Ours`
  if (wantedCell(read.text, clause.block, place)?.start === clause.span.start)
    return facts.has('negated') ? ['C', 'N'] : ['R', 'C'];
  // `Hugo suggested beacons. We decided against it`
  const isTurnedDown = facts.has('any proposal') && facts.has('after: main rejection');
  if (facts.has('any rejection') || isTurnedDown) return ['N', 'B'];
  // `Must it work offline? Yes.`
  if (clause.answer === 'yes') return ['R', 'C'];
  // What a user story or scenario asks for is not only a goal.
  if (storyOpening(read.folded, clause.span, read.lexicon) !== undefined)
    return facts.has('negated') ? ['C', 'N'] : ['R'];
  if (isScenario(withoutLabel(read, clause), read.lexicon))
    return facts.has('negated') ? ['R', 'C'] : ['R'];
  if (section === undefined && deniesBehindEquals(read, clause)) return ['R', 'C'];
  const text = read.folded.slice(clause.span.start, clause.span.end);
  if (statesPurpose(text)) return ['G'];
  // `States of a lot: received, blocked, handed out`
  const isAsked = section === undefined || section === 'requirements';
  if (isAsked && statesBehind.test(text) && listsStates(text)) return ['R', 'C'];
  const isNegated = facts.has('negated');
  const isRule = isBoundedDenial(read, clause);
  const isBare = section !== 'constraints' && isBareDenial(read, clause, facts);
  // Below `Must` or `Nice to have`, only a denial rules out.
  const isListed = /^(?:must|should|could)$/u.test(section ?? '');
  const isDenied = clause.cues.some(isDenial);
  return listed.filter(
    (kind) =>
      !(kind === 'R' && isNegated) &&
      !(kind === 'N' && isListed && !isDenied) &&
      !(isRule && (kind === 'N' || kind === 'G')) &&
      !(kind === 'N' && wordsIn(text, read.lexicon) > mostDenied) &&
      !(kind === 'C' && isBare),
  );
}

const demanding = /^(?:must|should|never|can|want|system|negation|do:.*)$/u;
const mostOfReason = 12;

/** Whether a clause only gives the reason for another: `Because people will sew and run away`, but asks for nothing itself. */
function isOnlyReason({ folded: text, lexicon }: ReadIdea, { cues, span }: Clause): boolean {
  const isLed = cues.some(({ name, start }) => name === 'because' && start === span.start);
  const asks = cues.some(({ name, start }) => start > span.start && demanding.test(name));
  const words = text.slice(span.start, span.end);
  const isShort = lexicon.hasSpaces && wordsIn(words, lexicon) <= mostOfReason;
  return isLed && isShort && !asks && !/,/u.test(words) && !isScenario(words, lexicon);
}

/** A clause of more words was not cut, and a denial in it says nothing of the whole. */
const mostDenied = 40;

/** `Rabies expired = no booking` is a rule, `No chat = less work` is none. */
function deniesBehindEquals({ text }: ReadIdea, { cues, span }: Clause): boolean {
  const at = span.start + quote(text, span).indexOf(' = ');
  const denials = cues.filter(isDenial);
  return at >= span.start && denials.length > 0 && denials.every(({ start }) => start > at);
}

const [fewestOfBare, mostOfBare] = [2, 4];

/** Whether a clause only denies a thing: `No deposit`, `nothing online`. */
function isBareDenial(
  { folded: text, lexicon }: ReadIdea,
  { span }: Clause,
  facts: ReadonlySet<string>,
): boolean {
  const words = text.slice(span.start, span.end).split(/\s+/u);
  const isShort = lexicon.hasSpaces && words.length >= fewestOfBare && words.length <= mostOfBare;
  const isNamed =
    facts.has('word 0 negation') && !facts.has('word 0 never') && facts.has('no verb');
  // `none on Sundays`
  const isOfTime = lexicon.prepositions.includes(words[1] ?? '');
  return isShort && isNamed && !isOfTime && !facts.has('number');
}

const statesBehind = /[:：](?:[^,;،、→>:：]{1,80}(?:[,;،、→]|->|=>)){2}/u;

/** Whether a clause has a finite verb that needs a subject: `They would walk out`, but not `Let guests see it`. */
const tells = (facts: ReadonlySet<string>): boolean =>
  ['auxiliary', 'can', 'should'].some(
    (name) => facts.has(`main ${name}`) && !facts.has(`word 0 ${name}`),
  );

/** `Given …` of `AC1: Given …` */
const withoutLabel = ({ folded }: ReadIdea, { span, label }: Clause): string =>
  folded.slice(label?.end ?? span.start, span.end).replace(/^[:：\s]+/u, '');

/** Whether an indefinite article stands before more than a word: `A tool library for our street`. */
function isOneThing({ text, lexicon }: ReadIdea, { span }: Clause): boolean {
  const [first = '', ...rest] = folded(quote(text, span)).split(/\s+/u, 3);
  const { one, alwaysOne } = quantityWords[lexicon.code];
  return rest.length > 1 && one.includes(first) && !alwaysOne.includes(first);
}

function priorityOf(
  kind: StatementKind,
  facts: ReadonlySet<string>,
  section: SectionName | undefined,
): Priority | undefined {
  const isHeading = section === 'must' || section === 'should' || section === 'could';
  const stated = isHeading ? section : facts.has('any maybe') ? 'could' : undefined;
  // What is ruled out under `Wishes` is not optional.
  if (stated !== undefined) return kind === 'N' && stated === 'could' ? undefined : stated;
  // `It does not need to count fuel`
  return facts.has('main must') && !facts.has('negated') ? 'must' : undefined;
}
