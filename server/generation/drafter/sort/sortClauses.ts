import type { SectionName } from '../lexicon/lexicon';
import type { Clause, ReadIdea } from '../read/readClauses';
import { isSectionName, sectionOf } from '../read/sectionName';
import { kindOf } from './kindOf';
import { readSections, type Place } from './readSections';
import type { Statement, StatementKind } from './workbook';

/** A clause with what it was sorted as. */
export interface SortedClause {
  clause: Clause;
  kind: StatementKind;
  section: SectionName | undefined;
  place: Place | undefined;
  priority: Statement['priority'];
  isUndecided: boolean;
}

const plainly = {
  kind: 'B',
  section: undefined,
  place: undefined,
  priority: undefined,
  isUndecided: false,
} as const;

/**
 * Sorts the clauses of an idea whose language the lexicon has.
 *
 * @param sort how one clause is sorted; the training looks in by it
 */
export function sortClauses(read: ReadIdea, sort: typeof kindOf = kindOf): SortedClause[] {
  const places = readSections(read);
  const sorted: SortedClause[] = [];
  let previous: SortedClause | undefined;
  let labelled: { clause: Clause; section: SectionName } | undefined;
  for (const [index, clause] of read.clauses.entries()) {
    if (clause.block.kind === 'heading') {
      if (isStatement(read, clause, index)) sorted.push({ ...plainly, clause });
      continue;
    }
    const words = read.text.slice(clause.span.start, clause.span.end);
    // `**Out of scope.** Payments, …`: a label that a full stop ends.
    if (
      clause.span.start <= clause.block.span.start + 2 &&
      /^(?:\*\*|__|<)/u.test(
        read.text.slice(clause.block.span.start, clause.block.span.start + 2),
      ) &&
      isSectionName(words, read.lexicon)
    ) {
      const section = sectionOf(words, read.lexicon);
      if (section !== undefined) labelled = { clause, section };
      continue;
    }
    const place = places.get(clause.block);
    const label =
      clause.label === undefined
        ? undefined
        : sectionOf(read.text.slice(clause.label.start, clause.label.end), read.lexicon);
    if (label !== undefined) labelled = { clause, section: label };
    const section =
      labelled !== undefined && reaches(labelled, clause) ? labelled.section : place?.section;
    const isNear =
      previous !== undefined &&
      !/\n[^\S\n]*\n/u.test(read.text.slice(previous.clause.span.end, clause.span.start));
    const context = { read, section, previous: isNear ? previous?.kind : undefined, index };
    previous = { clause, section, place, ...sort(clause, context) };
    sorted.push(previous);
  }
  return sorted;
}

/** In a language without a lexicon everything is background: stated, not understood. */
export function asStated({ clauses }: ReadIdea): SortedClause[] {
  return clauses.map((clause) => ({ ...plainly, clause, kind: clause.isStruck ? 'N' : 'B' }));
}

/** A label speaks for its sentence; one that begins a story, or a list of users, for its whole paragraph. */
function reaches(labelled: { clause: Clause; section: SectionName }, clause: Clause): boolean {
  if (labelled.clause.sentence === clause.sentence) return true;
  const isWide = !['constraints', 'goals', 'undecided'].includes(labelled.section);
  return isWide && labelled.clause.block === clause.block;
}

/** The title says what the idea is about; so does a short line that only looks like a heading, or a long one with a colon. */
function isStatement({ text, lexicon }: ReadIdea, { block, span }: Clause, index: number): boolean {
  const heading = text.slice(span.start, span.end);
  if (block.cells.length > 0 || sectionOf(heading, lexicon) !== undefined) return false;
  return index === 0 || !block.isMarked || block.isLast || heading.split(/\s+/u, 7).length > 5;
}
