import type { SectionName } from '../lexicon/lexicon';
import type { Clause, ReadIdea } from '../read/readClauses';
import { factsOf, type ClauseContext, type Facts } from './clauseFacts';
import { bySense, everywhere, firstOf, negated } from './kindRules';
import type { Priority, StatementKind } from './workbook';

/** What a clause was sorted as, and what its words say about it. */
export interface Sorting {
  kind: StatementKind;
  /** Its words or its heading say so; else it is only listed. */
  isSure: boolean;
  priority: Priority | undefined;
  isUndecided: boolean;
}

const sectionKinds: Readonly<Record<SectionName, StatementKind>> = {
  users: 'B',
  goals: 'G',
  requirements: 'R',
  must: 'R',
  should: 'R',
  could: 'R',
  constraints: 'C',
  exclusions: 'N',
  background: 'B',
  undecided: 'B',
};

/**
 * Sorts a clause. The author's own heading decides before its words do; a negated clause is never a requirement; what
 * stays unclear is background.
 */
export function kindOf(clause: Clause, context: ClauseContext): Sorting {
  const facts = factsOf(clause, context);
  const isUndecided =
    context.section === 'undecided' || facts.has('undecided') || isQuestion(clause, context.read);
  const kind = placeOf(facts, context, isUndecided);
  return {
    kind: kind ?? 'B',
    isSure: kind !== undefined,
    priority: priorityOf(facts, context),
    isUndecided,
  };
}

function placeOf(
  facts: Facts,
  { section, read }: ClauseContext,
  isUndecided: boolean,
): StatementKind | undefined {
  const forced = firstOf(everywhere, facts);
  if (forced !== undefined) return forced;
  const isNegated = facts.hasMain('negation', 'exclusion', 'never');
  if (section === 'requirements' && facts.isDefinition && !isNegated) return 'G';
  if (section !== undefined) {
    const kind = section === 'users' && facts.does ? 'R' : sectionKinds[section];
    if (
      kind === 'C' &&
      isNegated &&
      facts.hasMain('exclusion') &&
      !facts.hasMain('never') &&
      !facts.hasNumber
    )
      return 'N';
    if (kind !== 'R') return kind;
    if (!isNegated) return isUndecided && isQuestion(facts.clause, read) ? 'B' : 'R';
    const negatedKind = firstOf(negated, facts) ?? 'C';
    return negatedKind === 'B' ? 'C' : negatedKind;
  }
  if (isUndecided) return 'B';
  return firstOf(isNegated ? negated : bySense, facts);
}

function priorityOf({ has, hasMain }: Facts, { section }: ClauseContext): Priority | undefined {
  if (section === 'must' || section === 'should' || section === 'could') return section;
  if (has('maybe')) return 'could';
  if (hasMain('must')) return 'must';
  return hasMain('should') ? 'should' : undefined;
}

function isQuestion({ span }: Clause, { text }: ReadIdea): boolean {
  return (
    /^["'”’)\]]*\s*[?？؟]/u.test(text.slice(span.end, span.end + 4)) ||
    /[?？؟]["'”’)\]]*$/u.test(text.slice(span.start, span.end))
  );
}
