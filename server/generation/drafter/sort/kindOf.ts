import type { SectionName } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { quantityWords } from '../lexicon/quantityWords';
import type { Clause, ReadIdea } from '../read/readClauses';
import { isPeriod } from '../read/period';
import { readQuantities } from '../read/readQuantities';
import { quote } from '../read/span';
import { definesRecord } from './definesRecord';
import { scoresOf, shares, weighedKinds, type Weights } from './learnedWeights';
import type { PlacedClause } from './placeClauses';
import { questionState } from './questionState';
import { boundsProject } from './boundsProject';
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

/** Background that is likelier is not worth a second look, and no terse limit. */
const [sureShare, sureOfLimit] = [0.75, 0.9];
/** What tells how things are, whatever numbers it names. */
const telling = 'past now problem report auxiliary pronoun ours record because lack'.split(' ');

/** What says more of users than who they are. */
const stating = /^(?:negated|number|main (?:do:.*|auxiliary|can|must|should|want|past))$/u;
/** What a condition may be an aim with. */
const aiming = ['goal', 'aim', 'want', 'request'];
/** What rules something out or takes it back. */
const denying = ['negation', 'never', 'exclusion', 'bareNot'];

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
  const isWord = /^\p{L}+$/u.test(quote(read.text, clause.span)) && read.lexicon.hasSpaces;
  if (isWord && /^(?:text|heading)$/u.test(clause.block.kind)) return surely('B');
  // The heads of a table's columns.
  const { kind: layout, cells, isMarked } = clause.block;
  if (layout === 'heading' && cells.length > 0 && isMarked) return surely('B');
  // `Subject: plant swap app??`
  const isOfDocument = section === 'background' && clause.label !== undefined;
  const question = isOfDocument ? 'none' : questionState(read, placed, facts, next);
  if (question === 'settled') return surely('B');
  const isUndecided = question === 'open';
  if (isDefinition(placed, read)) return { ...surely('R'), isUndecided };
  const allowed = clause.isStruck ? (['N'] as const) : allowedKinds(placed, facts, read);
  // What is left open is not ruled out.
  const isOpen = isUndecided && section !== 'exclusions' && !clause.isStruck;
  const kinds = isOpen ? allowed.filter((kind) => kind !== 'N') : allowed;
  const all = scoresOf(facts, weighedKinds.length, weights);
  const scores = kinds.map((kind) => all[weighedKinds.indexOf(kind)] ?? 0);
  const likely = Math.max(...shares(scores));
  const likeliest = kinds[scores.indexOf(Math.max(...scores))] ?? 'B';
  const mayBeLimit = likeliest === 'B' && likely < sureOfLimit && kinds.includes('C');
  const isBound = /[BNC]/u.test(likeliest) && kinds.includes('C') && boundsProject(read, clause);
  const isLimit = isBound || (mayBeLimit && statesLimit(read, clause, facts));
  const isWish = likeliest === 'B' && kinds.includes('R') && isLaterWish(read, clause, facts);
  const other = isWish ? 'R' : likeliest;
  const kind = isLimit && !isUndecided ? 'C' : other;
  const isSure = likely >= sureShare;
  return {
    kind,
    priority: isBound ? undefined : priorityOf(kind, facts, section),
    isUndecided,
    isDoubtful: kind === 'B' && !isSure && !isUndecided && !isOfDocument,
    demand: kind === 'B' ? demandOf(kinds, all) : undefined,
  };
}

/** What a clause of these possible kinds asks for: a constraint if it denies something. */
function demandOf(kinds: readonly StatementKind[], scores: readonly number[]): Demand {
  const chanceOf = (kind: 'R' | 'C', among: readonly StatementKind[]) =>
    shares(among.map((one) => scores[weighedKinds.indexOf(one)] ?? 0))[among.indexOf(kind)] ?? 0;
  if (kinds.includes('R')) return { kind: 'R', chance: chanceOf('R', kinds) };
  const chance = chanceOf('R', weighedKinds) + chanceOf('C', weighedKinds);
  return { kind: 'C', chance: kinds.includes('C') ? chance : 0 };
}

/** Whether it defines a kind of record, which the product has to keep: `Booking: boat, state (held / paid)`. */
function isDefinition(placed: PlacedClause, read: ReadIdea): boolean {
  const { clause, section, place } = placed;
  if ((section !== undefined && section !== 'requirements') || clause.isStruck) return false;
  const heading = place?.heading && quote(read.text, place.heading);
  return definesRecord(quote(read.text, clause.span), heading, read.lexicon);
}

/** The possible kinds of a clause under its heading. What is negated or was rejected is never a requirement. */
function allowedKinds(
  { clause, section }: PlacedClause,
  facts: ReadonlySet<string>,
  read: ReadIdea,
): readonly StatementKind[] {
  const isPhrase = facts.has('no verb') && !facts.has('negated');
  // `singers (65)`, `Residents who are waiting`
  const namesUsers = () => isPhrase || ![...facts].some((fact) => stating.test(fact));
  if (section === 'users' && clause.block.kind !== 'row' && namesUsers()) return ['B'];
  // `A tool library for our street` names the whole, which is nothing to test.
  const isFirst = section === undefined && facts.has('first') && !facts.has('number');
  if (isFirst && isPhrase && isOneThing(read, clause)) return ['G'];
  // `No cash. Guests order at the table.`
  if (isFirst && facts.has('word 0 negation') && facts.has('no verb') && !facts.has('any lack'))
    return ['C', 'N'];
  const listed = (section === undefined ? undefined : kindsUnder[section]) ?? weighedKinds;
  // `If 7 days pass without a check it goes red` is a rule, `If we halve the calls I am happy` an aim.
  const isRule =
    facts.has('word 0 if') &&
    facts.has('any negation') &&
    facts.has('number') &&
    !aiming.some((one) => facts.has(`any ${one}`));
  const kinds = isRule ? listed.filter((kind) => kind !== 'G') : listed;
  if (section === 'exclusions') return kinds;
  if (isRejected(facts)) return ['N', 'B'];
  if (facts.has('negated')) return kinds.filter((kind) => kind !== 'R');
  const isDenied = denying.some((one) => facts.has(`any ${one}`));
  // `Dictating instead of typing` among wishes
  if (section === 'could' && !isDenied) return ['R'];
  // `A chat would be nice later on`
  const isWish = facts.has('any maybe') && !isDenied;
  // `The walker can read it but not change it`
  const isGranted = facts.has('main can') && facts.has('any negation');
  // `Damaged items go to "repair"` and, behind it, `and cannot be booked`
  const isAskedFor = /^(?:requirements|must|should)$/u.test(section ?? '') && !isDenied;
  return isGranted || isWish || isAskedFor ? kinds.filter((kind) => kind !== 'N') : kinds;
}

/** Whether an indefinite article stands before more than a word: `A tool library for our street`. */
function isOneThing({ text, lexicon }: ReadIdea, { span }: Clause): boolean {
  const [first = '', ...rest] = folded(quote(text, span)).split(/\s+/u, 3);
  const { one, alwaysOne } = quantityWords[lexicon.code];
  return rest.length > 1 && one.includes(first) && !alwaysOne.includes(first);
}

/** Whether it only names something for later: `Maybe a birthday calendar later`, but not `Maybe`, `Possibly the council`. */
function isLaterWish(read: ReadIdea, clause: Clause, facts: ReadonlySet<string>): boolean {
  const isNamed = facts.has('word 0 maybe') && facts.has('no verb') && !facts.has('asks');
  const { one } = quantityWords[read.lexicon.code];
  const words = read.folded.slice(clause.span.start, clause.span.end).split(/\s+/u);
  const { length } = clause.cues.filter(({ name }) => name === 'maybe');
  const isSaid = ['negated', 'any undecided', 'any past', 'any problem'].some((fact) =>
    facts.has(fact),
  );
  return (
    isNamed &&
    !isSaid &&
    words.length > 2 &&
    (length > 1 || words.some((word) => one.includes(word)))
  );
}

/** Whether it says no more than a limit, or in a chat a time: `Buttons min 15 mm`, `10am to 9pm`. */
function statesLimit(read: ReadIdea, clause: Clause, facts: ReadonlySet<string>): boolean {
  if (telling.some((name) => facts.has(`any ${name}`))) return false;
  const isChat = clause.block.speaker !== undefined;
  return readQuantities(read, clause.span).some((one) => {
    const isLimit = !/^(?:exactly|range|every|after)$/u.test(one.comparison);
    return isLimit || (isChat && (one.comparison === 'range' || isPeriod(one, read.lexicon)));
  });
}

/** Whether an idea was not taken up: `Hugo suggested beacons. We decided against it`. */
function isRejected(facts: ReadonlySet<string>): boolean {
  const isIdea = ['any proposal', 'any request', 'any maybe', 'asks'].some((one) => facts.has(one));
  const isTurnedDown = isIdea && facts.has('after: main rejection');
  return facts.has('any rejection') || facts.has('refused') || isTurnedDown;
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
