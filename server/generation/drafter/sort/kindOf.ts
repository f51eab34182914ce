import type { Cue } from '../lexicon/cueIndex';
import { isDenial, isVerb } from '../lexicon/cueLine';
import { denialWords } from '../lexicon/denialWords';
import { perLanguage } from '../lexicon/perLanguage';
import { readingWords } from '../lexicon/readingWords';
import type { SectionName } from '../lexicon/lexicon';
import type { Clause, ReadIdea } from '../read/readClauses';
import { scoresOf, shares, weighedKinds, type Weights } from './learnedWeights';
import type { PlacedClause } from './placeClauses';
import type { Priority, StatementKind } from './workbook';

/** The kind of a clause and the cues that indicate it. */
export interface Sorting {
  kind: StatementKind;
  priority: Priority | undefined;
  isUndecided: boolean;
  /** Taken for background though its words might also ask for something. */
  isDoubtful: boolean;
}

/** In all languages, an indefinite article before what has more than a word: `A tool library for our street`. */
const article = /^(?:an?|eine?|une?|un[ao]?|uma?|een)\s\S+\s\S/iu;

function opensWithArticle({ span }: Clause, { text }: ReadIdea): boolean {
  return article.test(text.slice(span.start, Math.min(span.end, span.start + longestOpening)));
}

/** Whether a clause says what is done with a product: `An app where neighbours lend tools`, not `A friend wants an app`. */
export function opensWithDeed(clause: Clause, read: ReadIdea): boolean {
  const product = clause.cues.find(({ name }) => name === 'system');
  const verb = clause.cues.find(isVerb);
  const isNamed = product !== undefined && verb !== undefined && product.start < verb.start;
  return isNamed && opensWithArticle(clause, read);
}

const longestOpening = 80;
/** Three or more states, one after the other. */
const stateChain = /^[^→>]{1,60}(?:→|->)[^→>]{1,30}(?:→|->)[^→>]{1,30}/u;

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

/** Classifies a clause. The author's heading limits the possible kinds; the weights of its facts choose among them. */
export function kindOf(
  { clause, section }: PlacedClause,
  facts: ReadonlySet<string>,
  read: ReadIdea,
  {
    weights,
    before,
    next,
  }: { weights: Weights; before: StatementKind | undefined; next: Clause | undefined },
): Sorting {
  // `Subject: plant swap app??`
  const isOfDocument = section === 'background' && clause.label !== undefined;
  const asks = !isOfDocument && isQuestion(clause, read);
  const isInterview = facts.has('interviewer');
  if (asks && (isInterview || isAnswered(clause, facts, read, next))) return surely('B');
  const isUndecided =
    section === 'undecided' || facts.has('any undecided') || (asks && !isReplied(clause, next));
  const { kind, share } = likeliest(
    facts,
    clause.isStruck ? ['N'] : allowedKinds(clause, facts, section, before, read),
    weights,
    before !== 'N' && !isDenied(clause, facts),
  );
  const priority = priorityInCells(clause, read) ?? priorityOf(clause, facts, section, read);
  return {
    kind,
    // What is ruled out under `Wishes` is not optional.
    priority: kind === 'N' && priority === 'could' ? undefined : priority,
    isUndecided,
    isDoubtful: kind === 'B' && share < sureShare && !isUndecided && !isOfDocument,
  };
}

/** A kind that follows from the layout alone. */
export const surely = (kind: StatementKind): Sorting => ({
  kind,
  priority: undefined,
  isUndecided: false,
  isDoubtful: false,
});

/** Background that is likelier is not worth a second look. */
const sureShare = 0.75;

/**
 * The possible kinds of a clause under its heading. What is negated or was rejected is never a requirement; a reason, what is
 * undecided or a word by itself is always background, what says outright that it is the aim is a goal, and what
 * begins with a wish no background.
 */
function allowedKinds(
  clause: Clause,
  facts: ReadonlySet<string>,
  section: SectionName | undefined,
  before: StatementKind | undefined,
  read: ReadIdea,
): readonly StatementKind[] {
  // `Status: new → in repair → done`, which is also how the head of a document begins
  const isLabelled = section === 'background' && clause.label !== undefined;
  const { start, end } = clause.span;
  if ((section === undefined || isLabelled) && stateChain.test(read.text.slice(start, end)))
    return ['R'];
  if (section === undefined && clause.link === 'reason') return ['B'];
  if (section !== 'exclusions' && facts.has('main undecided')) return ['B'];
  // `Right.` in a chat, whatever it is about.
  if (facts.has('one word') && (section === undefined || facts.has('spoken'))) return ['B'];
  if (section !== 'exclusions' && isRejected(facts) && !isConditional(clause)) return ['N', 'B'];
  if (section === undefined && facts.has('main aim')) return ['G'];
  if (section !== 'exclusions' && !facts.has('asks') && isPrivative(clause, facts, read))
    return facts.has('any quality') || facts.has('any limit') ? ['C'] : ['N'];
  // `A tool library for our street` names the whole, which is nothing to test.
  const isFirst = before === undefined && section === undefined;
  const isName = facts.has('no verb') && !facts.has('number') && !facts.has('negated');
  if (isFirst && isName && opensWithArticle(clause, read)) return ['G'];
  if (isFirst && opensWithDeed(clause, read)) return ['R', 'G'];
  // `singers (65)` in a list of users
  if (section === 'users' && clause.block.kind !== 'row') {
    // `Porters – no access to prices`
    if (
      clause.cues.some(
        (cue) => isDenial(cue) && beginsPart(read.text.slice(cue.start - 2, cue.start)),
      )
    )
      return ['C'];
    if (!clause.cues.some(isVerb)) return ['B'];
  }
  const kinds = (section === undefined ? undefined : kindsUnder[section]) ?? weighedKinds;
  if (isConditional(clause)) return kinds.filter((kind) => kind !== 'N');
  if (facts.has('negated')) return kinds.filter((kind) => kind !== 'R');
  // `The old sheet has 2,100 rows and should be imported once`
  const goesOn = clause.link === 'continuation' && section === undefined && before !== 'N';
  if (goesOn && !clause.cues.some(isDenial)) return kinds.filter((kind) => kind !== 'N');
  // `Hello, I want`
  const isAfterGreeting = facts.has('word 0 courtesy') && facts.has('word 1 want');
  const isWish =
    section === undefined &&
    !facts.has('any past') &&
    (facts.has('word 0 want') ||
      isAfterGreeting ||
      (isByAuthor(clause, read) && demandsNext(facts)));
  return isWish ? kinds.filter((kind) => kind !== 'B') : kinds;
}

const longestPrivative = 40;

/** Of a text in each language, what begins a phrase such as `without ads`, also one in another language. */
const privative = perLanguage(({ code: own, hasSpaces }) => {
  const words = Object.entries(denialWords).flatMap(([code, { without, none }]) => {
    // `no` denies verbs in other languages, too.
    const isUnclear = code === 'en' && /^(?:es|it|pt)$/u.test(own);
    return code === own || isUnclear ? without : [...without, ...none];
  });
  return new RegExp(`^(?:${words.join('|')})${hasSpaces ? ' ' : '\\s?'}\\S+(?: \\S+){0,2}$`, 'u');
});

/** `Without ads`, `keine Werbung` in an English list: whatever the language, it rules something out. */
function isPrivative(
  { span, link }: Clause,
  facts: ReadonlySet<string>,
  { folded, lexicon }: ReadIdea,
): boolean {
  const text = folded.slice(span.start, Math.min(span.end, span.start + longestPrivative + 1));
  return (
    link === 'none' &&
    facts.has('no verb') &&
    text.length <= longestPrivative &&
    privative(lexicon).test(text.replace(/[.!]+$/u, ''))
  );
}

/** `We want`, `we should` */
const demandsNext = (facts: ReadonlySet<string>): boolean =>
  ['want', 'should'].some((name) => facts.has(`word 1 ${name}`));

function isByAuthor({ span }: Clause, { folded, lexicon }: ReadIdea): boolean {
  const [word = ''] = /^\p{L}+/u.exec(folded.slice(span.start, span.start + 20)) ?? [];
  return readingWords[lexicon.code].self.includes(word);
}

const beginsPart = (before: string): boolean => /[;:–—,-]\s$/u.test(before);

/** Whether what denies stands in a condition of a demand: `If it is out, people should join a list`. */
function isConditional({ cues, span }: Clause): boolean {
  const isLed = cues.some(({ name, start }) => name === 'if' && start === span.start);
  const demand = cues.find(({ name }) => demands.has(name));
  const denies = (cue: Cue) => isDenial(cue) || cue.name === 'rejection';
  return (
    isLed && demand !== undefined && !cues.some((cue) => denies(cue) && cue.start > demand.start)
  );
}

const demands: ReadonlySet<string> = new Set(['can', 'must', 'should', 'want']);

/** Whether an idea was not taken up: `Hugo suggested beacons. We decided against it`. */
function isRejected(facts: ReadonlySet<string>): boolean {
  const isIdea = ['any proposal', 'any request', 'any maybe', 'asks'].some((one) => facts.has(one));
  return (
    facts.has('any rejection') ||
    facts.has('refused') ||
    (isIdea && facts.has('after: main rejection'))
  );
}

/**
 * Goals often end an idea, which alone makes none; with a word for one, little else has to. By cross-validation, this finds
 * 135 instead of 129 goals and takes 12 instead of 19 clauses for one.
 */
const leadOfGoal = { named: 0.8, other: -1 };

/**
 * Exclusions often end an idea, too: a clause that denies nothing and follows nothing ruled out needs more for one. To rule
 * out what is wanted is the worst mistake.
 */
const leadOfUndenied = -1;

function isDenied({ cues }: Clause, facts: ReadonlySet<string>): boolean {
  return facts.has('negated') || isRejected(facts) || cues.some(isDenial);
}

function likeliest(
  facts: ReadonlySet<string>,
  kinds: readonly StatementKind[],
  weights: Weights,
  isUndenied: boolean,
): { kind: StatementKind; share: number } {
  const all = scoresOf(facts, weighedKinds.length, weights);
  const isNamed = facts.has('any goal') || facts.has('any aim');
  const lead = isNamed ? leadOfGoal.named : leadOfGoal.other;
  const leads: Partial<Record<StatementKind, number>> = {
    G: lead,
    N: isUndenied ? leadOfUndenied : 0,
  };
  const scores = kinds.map((kind) => (all[weighedKinds.indexOf(kind)] ?? 0) + (leads[kind] ?? 0));
  const share = Math.max(...shares(scores));
  return { kind: kinds[scores.indexOf(Math.max(...scores))] ?? 'B', share };
}

const priorities = ['must', 'should', 'could'] as const satisfies readonly Priority[];

/** `should` in a cell of its own. */
function priorityInCells({ block }: Clause, { folded, lexicon }: ReadIdea): Priority | undefined {
  const cells = block.kind === 'row' ? block.cells : [];
  return cells
    .map(({ start, end }) => folded.slice(start, end))
    .flatMap((cell) => priorities.filter((one) => lexicon.sections[one].includes(cell)))[0];
}

function priorityOf(
  { span }: Clause,
  facts: ReadonlySet<string>,
  section: SectionName | undefined,
  { folded, lexicon }: ReadIdea,
): Priority | undefined {
  if (section === 'must' || section === 'should' || section === 'could') return section;
  if (facts.has('any maybe')) return 'could';
  const text = folded.slice(span.start, span.end);
  const isNeedless = denialWords[lexicon.code].needless.some((phrase) => text.includes(phrase));
  return facts.has('main must') && !isNeedless ? 'must' : undefined;
}

/** Also with a short answer: `Do we need a crate? Ask Malcolm`. */
const question =
  /[?？؟]["'”’)\]]*(?:\s+(?!(?:yes|no|nope|ja|nein|oui|non|sí|sim|não|sì|nee|tak|nie)(?!\p{L}))\S+){0,3}$/iu;

function isQuestion({ span }: Clause, { text }: ReadIdea): boolean {
  const mark = /^["'”’)\]]*\s*[?？؟]/u.exec(text.slice(span.end, span.end + 4))?.[0] ?? '';
  return question.test(text.slice(span.start, span.end + mark.length));
}

/** Whether somebody else says something next that leaves nothing open. */
function isReplied({ block }: Clause, next: Clause | undefined): boolean {
  const speaker = next?.block.speaker;
  const isOpen = next?.cues.some(({ name }) => name === 'undecided');
  return speaker !== undefined && speaker !== block.speaker && !isOpen;
}

const reach = 100;

/**
 * Whether a statement follows a question in its paragraph and answers it: `Is it free? For one year.`, but not `Should
 * letters be written by hand? I have 80.`
 */
function isAnswered(
  { span, block }: Clause,
  facts: ReadonlySet<string>,
  { text }: ReadIdea,
  next: Clause | undefined,
): boolean {
  const { end } = block.span;
  // The paragraph may have a thousand questions: look at a few characters only.
  const ahead = text.slice(span.end, Math.min(end, span.end + reach));
  const last = text.slice(Math.max(span.end, end - reach), end);
  const isOpen =
    facts.has('any undecided') ||
    facts.has('word 0 should') ||
    next?.cues.some(({ name }) => name === 'undecided');
  return !isOpen && /[\p{L}\p{N}]/u.test(ahead) && !/[?？؟]["'”’)\]]*\s*$/u.test(last);
}
