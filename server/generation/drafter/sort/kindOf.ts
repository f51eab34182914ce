import { isVerb } from '../lexicon/cueLine';
import type { SectionName } from '../lexicon/lexicon';
import type { ClauseCue } from '../lexicon/cueIndex';
import type { Clause, ReadIdea } from '../read/readClauses';
import { kindWeights, scoresOf, weighedKinds } from './learnedWeights';
import type { PlacedClause } from './placeClauses';
import type { Priority, StatementKind } from './workbook';

/** The kind of a clause and the cues that indicate it. */
export interface Sorting {
  kind: StatementKind;
  priority: Priority | undefined;
  isUndecided: boolean;
}

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
  placed: PlacedClause,
  facts: ReadonlySet<string>,
  read: ReadIdea,
  next: PlacedClause | undefined,
): Sorting {
  const { clause, section } = placed;
  const isOpen = facts.has('asks') && !isAnswered(clause, facts, read, next?.clause);
  return {
    kind: likeliest(facts, allowedKinds(placed, facts, isTurnedDown(clause, facts, read, next))),
    priority: priorityInCells(clause, read) ?? priorityOf(facts, section),
    isUndecided: section === 'undecided' || facts.has('any undecided') || isOpen,
  };
}

/**
 * The possible kinds of a clause under its heading. Without a word that denies, nothing is excluded; what is negated is
 * never a requirement; a question, what is undecided or a word by itself is always background, what says outright that it
 * is the aim a goal, and what begins with a wish no background.
 */
function allowedKinds(
  { clause, section }: PlacedClause,
  facts: ReadonlySet<string>,
  isDown: boolean,
): readonly StatementKind[] {
  if (clause.isStruck) return ['N'];
  if (section !== 'exclusions') {
    if (facts.has('main undecided')) return ['B'];
    if (isDown) return ['N', 'B'];
  }
  const isFree = section === undefined;
  if (isFree && facts.has('asks')) return ['B'];
  // `Right.` in a chat, whatever it is about.
  if (facts.has('one word') && (isFree || clause.block.speaker)) return ['B'];
  // `singers (65)` in a list of users
  if (section === 'users' && clause.block.kind !== 'row' && !clause.cues.some(isVerb)) return ['B'];
  const kinds = (isFree ? undefined : kindsUnder[section]) ?? weighedKinds;
  if (isFree && facts.has('main aim')) return ['G'];
  const isDenied = section === 'exclusions' || denying.some((name) => facts.has(`any ${name}`));
  const isWish = isFree && facts.has('word 0 want') && !facts.has('any past');
  return kinds.filter(
    (kind) =>
      (kind !== 'N' || isDenied) &&
      (kind !== 'R' || !facts.has('negated')) &&
      (kind !== 'B' || !isWish || facts.has('negated')),
  );
}

const denying: readonly ClauseCue[] = ['negation', 'never', 'exclusion', 'bareNot'];

/** Of somebody who says no to the line before. */
const refusal = /^(?:no|nope|nah|nein|nee|ne|non|não|nie|لا|いいえ|いや)(?:[,.!…،、。]|\s*$)/u;

/**
 * Whether an idea was not taken up: `Hugo suggested beacons. We decided against it`, or `Could we show prices?` and on
 * the next line `no, please don't`.
 */
function isTurnedDown(
  { block }: Clause,
  facts: ReadonlySet<string>,
  { folded }: ReadIdea,
  next: PlacedClause | undefined,
): boolean {
  if (facts.has('any rejection')) return true;
  if (next?.isNear !== true) return false;
  const { span, cues, block: below } = next.clause;
  const isRefused = below !== block && refusal.test(folded.slice(span.start, span.start + 10));
  const isIdea = ['any proposal', 'any request', 'any maybe', 'asks'].some((one) => facts.has(one));
  return isRefused || (isIdea && cues.some(({ name }) => name === 'rejection'));
}

function likeliest(facts: ReadonlySet<string>, kinds: readonly StatementKind[]): StatementKind {
  const all = scoresOf(facts, weighedKinds.length, kindWeights);
  const scores = kinds.map((kind) => all[weighedKinds.indexOf(kind)] ?? 0);
  return kinds[scores.indexOf(Math.max(...scores))] ?? 'B';
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
  facts: ReadonlySet<string>,
  section: SectionName | undefined,
): Priority | undefined {
  if (section === 'must' || section === 'should' || section === 'could') return section;
  if (facts.has('any maybe')) return 'could';
  return facts.has('main must') ? 'must' : undefined;
}

/**
 * Whether a question is answered: by somebody else, or by what follows in its paragraph, as in `Is it free? For one year`,
 * but not in `Should letters be written by hand? I have 80`.
 */
function isAnswered(
  { span, block: { speaker, span: whole } }: Clause,
  facts: ReadonlySet<string>,
  { text }: ReadIdea,
  next: Clause | undefined,
): boolean {
  if (next?.cues.some(({ name }) => name === 'undecided')) return false;
  if (next?.block.speaker !== undefined && next.block.speaker !== speaker) return true;
  const rest = text.slice(span.end, whole.end);
  const isOver = !/[\p{L}\p{N}]/u.test(rest) || facts.has('word 0 should');
  return !isOver && (speaker !== undefined || !/[?？؟]["'”’)\]]*\s*$/u.test(rest));
}
