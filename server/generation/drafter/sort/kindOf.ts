import type { SectionName } from '../lexicon/lexicon';
import type { Clause, ReadIdea } from '../read/readClauses';
import { kindWeights, weighedKinds } from './kindWeights';
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
  requirements: ['R', 'C', 'N', 'G'],
  must: ['R', 'C', 'N'],
  should: ['R', 'C', 'N'],
  could: ['R', 'C', 'N'],
  constraints: ['C', 'N'],
  exclusions: ['N'],
  background: ['B'],
  undecided: ['B'],
};

/** Classifies a clause. The author's heading limits the possible kinds; the weights of its facts choose among them. */
export function kindOf(
  { clause, section }: PlacedClause,
  facts: ReadonlySet<string>,
  read: ReadIdea,
  before: SortedBefore | undefined,
): Sorting {
  const asks = isQuestion(clause, read);
  if (asks && isAnswered(clause, read))
    return { kind: 'B', priority: undefined, isUndecided: false };
  return {
    kind:
      clause.isStruck || goesOnDenying(clause, facts, before)
        ? 'N'
        : likeliest(facts, allowedKinds(clause, facts, section)),
    priority: priorityOf(facts, section),
    isUndecided: section === 'undecided' || facts.has('any undecided') || asks,
  };
}

/** The clause before one, with its kind. */
type SortedBefore = Pick<PlacedClause, 'clause'> & Sorting;

/** `no chart images` after `No routing`. */
function goesOnDenying(
  { sentence }: Clause,
  facts: ReadonlySet<string>,
  before: SortedBefore | undefined,
): boolean {
  const isDenial = facts.has('word 0 negation') && facts.has('no verb') && !facts.has('number');
  return isDenial && before?.kind === 'N' && before.clause.sentence === sentence;
}

/**
 * The possible kinds of a clause under its heading. A negated clause is never a requirement, and a reason is always
 * background.
 */
function allowedKinds(
  clause: Clause,
  facts: ReadonlySet<string>,
  section: SectionName | undefined,
): readonly StatementKind[] {
  if (section === undefined && clause.link === 'reason') return ['B'];
  // `No ads please`
  if (facts.has('word 0 negation') && facts.has('no verb') && clause.block.kind !== 'row')
    return ['N', 'C'];
  const kinds = (section === undefined ? undefined : kindsUnder[section]) ?? weighedKinds;
  const isDemanded = section === undefined && (facts.has('main must') || facts.has('main should'));
  // A purpose may demand something, a goal says so.
  const isGoal = facts.has('any goal') || clause.link === 'purpose' || !facts.has('main must');
  return kinds.filter(
    (kind) =>
      !(kind === 'R' && facts.has('negated')) &&
      !(kind === 'B' && isDemanded) &&
      !(kind === 'G' && isDemanded && !isGoal),
  );
}

function likeliest(facts: ReadonlySet<string>, kinds: readonly StatementKind[]): StatementKind {
  let best: StatementKind = 'B';
  let highest = -Infinity;
  for (const [index, kind] of weighedKinds.entries()) {
    let score = 0;
    for (const fact of facts) score += kindWeights.get(fact)?.[index] ?? 0;
    if (score > highest && kinds.includes(kind)) [best, highest] = [kind, score];
  }
  return best;
}

function priorityOf(
  facts: ReadonlySet<string>,
  section: SectionName | undefined,
): Priority | undefined {
  if (section === 'must' || section === 'should' || section === 'could') return section;
  if (facts.has('any maybe')) return 'could';
  return facts.has('main must') ? 'must' : undefined;
}

function isQuestion({ span }: Clause, { text }: ReadIdea): boolean {
  return (
    /^["'”’)\]]*\s*[?？؟]/u.test(text.slice(span.end, span.end + 4)) ||
    /[?？؟]["'”’)\]]*$/u.test(text.slice(span.start, span.end))
  );
}

/** Whether a statement follows a question in its paragraph, as in `Is it free? Yes, for one year.` */
function isAnswered({ span, block }: Clause, { text }: ReadIdea): boolean {
  const rest = text.slice(span.end, block.span.end);
  return /[\p{L}\p{N}]/u.test(rest) && !/[?？؟]["'”’)\]]*\s*$/u.test(rest);
}
