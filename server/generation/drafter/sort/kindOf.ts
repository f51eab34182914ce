import { denialWords } from '../lexicon/denialWords';
import type { SectionName } from '../lexicon/lexicon';
import type { Clause, ReadIdea } from '../read/readClauses';
import { allowedKinds, isDenied } from './allowedKinds';
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
 * Goals often end an idea, which alone makes none; with a word for one, little else has to. By cross-validation, this finds
 * 135 instead of 129 goals and takes 12 instead of 19 clauses for one.
 */
const leadOfGoal = { named: 0.8, other: -1 };

/**
 * Exclusions often end an idea, too: a clause that denies nothing and follows nothing ruled out needs more for one. To rule
 * out what is wanted is the worst mistake.
 */
const leadOfUndenied = -1;

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

/** Whether somebody else answers next, without leaving the question open. */
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
