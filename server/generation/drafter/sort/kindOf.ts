import type { Lexicon, SectionName } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { quantityWords } from '../lexicon/quantityWords';
import type { Clause, ReadIdea } from '../read/readClauses';
import { scoresOf, shares, weighedKinds, type Weights } from './learnedWeights';
import { quote } from '../read/span';
import { definitionIn } from './definition';
import { isInRecordTable, type PlacedClause } from './placeClauses';
import type { Priority, StatementKind } from './workbook';

/** The kind of a clause and the cues that indicate it. */
export interface Sorting {
  kind: StatementKind;
  priority: Priority | undefined;
  isUndecided: boolean;
  /** Taken for background though its words might also ask for something. */
  isDoubtful: boolean;
}

/** A kind that follows from the layout alone. */
export const surely = (kind: StatementKind): Sorting => ({
  kind,
  priority: undefined,
  isUndecided: false,
  isDoubtful: false,
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
  placedClause: PlacedClause,
  facts: ReadonlySet<string>,
  read: ReadIdea,
  weights: Weights,
  next: Clause | undefined,
): Sorting {
  const { clause, section } = placedClause;
  // `Subject: plant swap app??`
  const isOfDocument = section === 'background' && clause.label !== undefined;
  // `Agreed.` and `Best,` are not demands, but `Offline` in a list is.
  const words = read.text.slice(clause.span.start, clause.span.end);
  const isWord = /^\p{L}+$/u.test(words);
  if (isWord && clause.block.kind === 'text' && read.lexicon.hasSpaces) return surely('B');
  const asks = !isOfDocument && isQuestion(read, clause);
  const isOpen = section === 'undecided' || facts.has('any undecided');
  const isAnswered = asks && !isOpen && isAnswer(read, next);
  // `Is it free? For one year.`, but not `Should letters be written by hand? I have 80.`
  if (isAnswered && next?.block === clause.block && !facts.has('word 0 should')) return surely('B');
  const isReplied = isAnswered && next?.block.speaker !== clause.block.speaker;
  const isUndecided = isOpen || (asks && !isReplied);
  if (isDefinition(placedClause, read)) return { ...surely('R'), isUndecided };
  const all = scoresOf(facts, weighedKinds.length, weights);
  const kinds = clause.isStruck
    ? (['N'] as const)
    : allowedKinds(facts, section, words, read.lexicon);
  const scores = kinds.map((kind) => all[weighedKinds.indexOf(kind)] ?? 0);
  const kind = kinds[scores.indexOf(Math.max(...scores))] ?? 'B';
  const priority = priorityOf(facts, section);
  return {
    kind,
    // What is ruled out under `Wishes` is not optional.
    priority: kind === 'N' && priority === 'could' ? undefined : priority,
    isUndecided,
    isDoubtful:
      kind === 'B' && Math.max(...shares(scores)) < sureShare && !isUndecided && !isOfDocument,
  };
}

/** Whether it defines a kind of record, which the product has to keep: `Booking: boat, state (held / paid)`. */
function isDefinition(placed: PlacedClause, read: ReadIdea): boolean {
  const { clause, section, place } = placed;
  const { text, lexicon } = read;
  const heading = place?.heading && quote(text, place.heading);
  return (
    (section === undefined || section === 'requirements') &&
    !clause.isStruck &&
    (isInRecordTable(read, placed) ||
      definitionIn(quote(text, clause.span), heading, lexicon) !== undefined)
  );
}

/** Whether an indefinite article stands before more than a word: `A tool library for our street`. */
function isOneThing(words: string, { code }: Lexicon): boolean {
  const [first = '', ...rest] = folded(words).split(/\s+/u, 3);
  const { one, alwaysOne } = quantityWords[code];
  return rest.length > 1 && one.includes(first) && !alwaysOne.includes(first);
}

/** The possible kinds of a clause under its heading. What is negated or was rejected is never a requirement. */
function allowedKinds(
  facts: ReadonlySet<string>,
  section: SectionName | undefined,
  words: string,
  lexicon: Lexicon,
): readonly StatementKind[] {
  const isPhrase = facts.has('no verb') && !facts.has('negated');
  // `singers (65)`
  if (section === 'users' && isPhrase && !facts.has('block row')) return ['B'];
  // `A tool library for our street` names the whole, which is nothing to test.
  const isName = facts.has('first') && isPhrase && !facts.has('number');
  if (section === undefined && isName && isOneThing(words, lexicon)) return ['G'];
  const kinds = (section === undefined ? undefined : kindsUnder[section]) ?? weighedKinds;
  if (section === 'exclusions') return kinds;
  if (isRejected(facts)) return ['N', 'B'];
  return facts.has('negated') ? kinds.filter((kind) => kind !== 'R') : kinds;
}

/** Whether an idea was not taken up: `Hugo suggested beacons. We decided against it`. */
function isRejected(facts: ReadonlySet<string>): boolean {
  const isIdea = ['any proposal', 'any request', 'any maybe', 'asks'].some((one) => facts.has(one));
  return (
    facts.has('any rejection') ||
    facts.has('refused') ||
    (isIdea && facts.has('after: main rejection'))
  );
}

function priorityOf(
  facts: ReadonlySet<string>,
  section: SectionName | undefined,
): Priority | undefined {
  if (section === 'must' || section === 'should' || section === 'could') return section;
  if (facts.has('any maybe')) return 'could';
  // `It does not need to count fuel`
  return facts.has('main must') && !facts.has('negated') ? 'must' : undefined;
}

/** Whether a clause answers the question before it, without leaving it open or asking back. */
function isAnswer(read: ReadIdea, next: Clause | undefined): boolean {
  const isOpen = next?.cues.some(({ name }) => name === 'undecided') ?? true;
  return next !== undefined && !isOpen && !isQuestion(read, next);
}

/** Whether a clause ends with a question mark, or one follows it. */
function isQuestion({ text }: ReadIdea, { span: { end } }: Clause): boolean {
  const [mark = ''] = /^["'”’)\]]*\s*[?？؟]/u.exec(text.slice(end, end + 4)) ?? [];
  return /[?？؟]["'”’)\]\s]*$/u.test(text.slice(Math.max(0, end - 8), end + mark.length));
}
