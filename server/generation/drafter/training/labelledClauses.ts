import type { TrainingIdea } from '../ideas/trainingIdeas';
import { readLanguage } from '../read/readLanguage';
import type { Span } from '../read/span';
import { factsOf } from '../sort/clauseFacts';
import { withContext } from '../sort/contextFacts';
import { weighedKinds } from '../sort/learnedWeights';
import type { Weights } from '../weights/scores';
import { placeClauses } from '../sort/placeClauses';
import type { StatementKind } from '../sort/workbook';
import { readOnce } from './readOnce';

/** The facts of a clause and its accepted kinds. */
export interface LabelledClause {
  facts: ReadonlySet<string>;
  kinds: readonly StatementKind[];
}

/** The factor by which the overlap with background counts less. */
const remarkShare = 0.5;

/**
 * The clauses of an idea, each labelled with the annotated statement that overlaps it most.
 *
 * @param alone learned without this idea: with it, the facts tell what the clauses around each seem to be
 */
export function labelledClauses(
  { idea, statements }: TrainingIdea,
  alone?: Weights,
): LabelledClause[] {
  if (!readLanguage(idea).isKnown) return [];
  const annotations = statements.flatMap(({ text, kind }) =>
    placesOf(text, idea).map((span) => ({
      span,
      kinds: weighedKinds
        .filter((one) => kind.includes(one))
        .toSorted((a, b) => kind.indexOf(a) - kind.indexOf(b)),
    })),
  );
  const read = readOnce(idea);
  const placed = placeClauses(read);
  const own = factsOf(read, placed);
  const facts = alone === undefined ? own : withContext(placed, own, alone);
  return placed.flatMap(({ clause, isHeading }, index) => {
    // A clause that contains a requirement and background counts as the requirement.
    const overlaps = annotations.map(
      ({ span, kinds }) => shared(span, clause.span) * (kinds.join() === 'B' ? remarkShare : 1),
    );
    const most = Math.max(...overlaps);
    const kinds = most <= 0 ? [] : (annotations[overlaps.indexOf(most)]?.kinds ?? []);
    return isHeading || kinds.length === 0 ? [] : [{ facts: facts[index] ?? new Set(), kinds }];
  });
}

/** All occurrences of a text in the idea. */
function placesOf(text: string, idea: string): Span[] {
  const places: Span[] = [];
  for (let start = idea.indexOf(text); start !== -1; start = idea.indexOf(text, start + 1))
    places.push({ start, end: start + text.length });
  return places;
}

const shared = (a: Span, b: Span): number => Math.min(a.end, b.end) - Math.max(a.start, b.start);
