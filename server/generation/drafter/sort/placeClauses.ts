import type { SectionName } from '../lexicon/lexicon';
import type { Clause, ReadIdea } from '../read/readClauses';
import { isSectionName, sectionOf } from '../read/sectionName';
import { readSections, type Place } from './readSections';

/** A clause with its context in the author's layout. */
export interface PlacedClause {
  clause: Clause;
  /** From its label or its heading. */
  section: SectionName | undefined;
  place: Place | undefined;
  /** States nothing: a title, or a line that only looks like a heading. */
  isHeading: boolean;
  /** Whether no blank line separates it from the previous clause. */
  isNear: boolean;
}

interface Labelled {
  clause: Clause;
  section: SectionName;
}

const outside = { section: undefined, place: undefined, isNear: false };

/** Finds the heading or label that applies to each clause. Leaves out headings and labels with a known meaning. */
export function placeClauses(read: ReadIdea): PlacedClause[] {
  const places = readSections(read);
  const placed: PlacedClause[] = [];
  let labelled: Labelled | undefined;
  for (const [index, clause] of read.clauses.entries()) {
    if (clause.block.kind === 'heading') {
      if (isStatement(read, clause, index)) placed.push({ clause, ...outside, isHeading: true });
      continue;
    }
    const dressed = dressedLabel(read, clause);
    if (dressed !== undefined) {
      labelled = { clause, section: dressed };
      continue;
    }
    const label =
      clause.label &&
      sectionOf(read.text.slice(clause.label.start, clause.label.end), read.lexicon);
    if (label !== undefined) labelled = { clause, section: label };
    const place = places.get(clause.block);
    const section =
      labelled !== undefined && reaches(labelled, clause) ? labelled.section : place?.section;
    const last = placed.at(-1);
    const isNear =
      last !== undefined &&
      !last.isHeading &&
      !/\n[^\S\n]*\n/u.test(read.text.slice(last.clause.span.end, clause.span.start));
    placed.push({ clause, section, place, isHeading: false, isNear });
  }
  return placed;
}

/** `**Out of scope.** Payments, …`: a label that ends in a full stop. */
function dressedLabel(
  { text, lexicon }: ReadIdea,
  { span, block }: Clause,
): SectionName | undefined {
  const isDressed =
    span.start <= block.span.start + 2 &&
    /^(?:\*\*|__|<)/u.test(text.slice(block.span.start, block.span.start + 2));
  const words = text.slice(span.start, span.end);
  return isDressed && isSectionName(words, lexicon) ? sectionOf(words, lexicon) : undefined;
}

/** A label applies to its sentence; one that begins a story or a list of users applies to its whole paragraph. */
function reaches(labelled: Labelled, clause: Clause): boolean {
  if (labelled.clause.sentence === clause.sentence) return true;
  const isWide = !['constraints', 'goals', 'undecided'].includes(labelled.section);
  const { block, sentence } = labelled.clause;
  return isWide && block === clause.block && sentence === block.span.start;
}

/** The title counts as a statement, as does a short line that only looks like a heading, or a long one with a colon. */
function isStatement({ text, lexicon }: ReadIdea, { block, span }: Clause, index: number): boolean {
  const heading = text.slice(span.start, span.end);
  if (block.cells.length > 0 || sectionOf(heading, lexicon) !== undefined) return false;
  return index === 0 || !block.isMarked || block.isLast || heading.split(/\s+/u, 7).length > 5;
}
