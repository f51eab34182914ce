import type { SectionName } from '../lexicon/lexicon';
import type { Clause, ReadIdea } from '../read/readClauses';
import { kindWeights, scoreOf, weighedKinds } from './learnedWeights';
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
): Sorting {
  const asks = isQuestion(clause, read);
  // `Should letters be written by hand? I have 80.`
  const isOpen = facts.has('any undecided') || facts.has('word 0 should');
  if (asks && !isOpen && isAnswered(clause, read))
    return { kind: 'B', priority: undefined, isUndecided: false };
  return {
    kind: clause.isStruck ? 'N' : likeliest(facts, allowedKinds(clause, facts, section)),
    priority: priorityOf(facts, section),
    isUndecided: section === 'undecided' || facts.has('any undecided') || asks,
  };
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
  const kinds = (section === undefined ? undefined : kindsUnder[section]) ?? weighedKinds;
  return facts.has('negated') ? kinds.filter((kind) => kind !== 'R') : kinds;
}

function likeliest(facts: ReadonlySet<string>, kinds: readonly StatementKind[]): StatementKind {
  const scores = kinds.map((kind) => scoreOf(facts, weighedKinds.indexOf(kind), kindWeights));
  return kinds[scores.indexOf(Math.max(...scores))] ?? 'B';
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
