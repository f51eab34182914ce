import type { AnnotatedIdea } from '../ideas/annotatedIdeas';
import { lexicons } from '../lexicon/lexicons';
import { readClauses } from '../read/readClauses';
import { readLanguage } from '../read/readLanguage';
import type { Span } from '../read/span';
import { factsOf } from '../sort/clauseFacts';
import { weighedKinds } from '../sort/kindWeights';
import { placeClauses } from '../sort/placeClauses';
import type { StatementKind } from '../sort/workbook';

/** The facts of a clause and its accepted kinds. */
export interface LabelledClause {
  facts: ReadonlySet<string>;
  kinds: readonly StatementKind[];
}

interface Annotation extends Span {
  kinds: readonly StatementKind[];
}

/** The clauses of an idea, each labelled with the annotated statement that overlaps it most. */
export function labelledClauses({ idea, statements }: AnnotatedIdea): LabelledClause[] {
  const { code, isKnown } = readLanguage(idea);
  if (!isKnown) return [];
  const annotations = annotationsOf(idea, statements);
  const read = readClauses(idea, lexicons[code]);
  const placed = placeClauses(read);
  const facts = [...factsOf(read, placed)];
  return placed.flatMap(({ clause, isHeading }, index) => {
    const kinds = closest(annotations, clause.span)?.kinds ?? [];
    return isHeading || kinds.length === 0 ? [] : [{ facts: facts[index] ?? new Set(), kinds }];
  });
}

/** Where the annotated statements stand; longer ones take their place first, since a shorter one may be a part of them. */
function annotationsOf(idea: string, statements: AnnotatedIdea['statements']): Annotation[] {
  const found: Annotation[] = [];
  for (const { text, kind } of statements.toSorted((a, b) => b.text.length - a.text.length)) {
    const kinds = weighedKinds.filter((one) => kind.includes(one));
    let start = idea.indexOf(text);
    while (
      start !== -1 &&
      found.some((other) => shared({ start, end: start + text.length }, other) > 0)
    )
      start = idea.indexOf(text, start + 1);
    if (start !== -1)
      found.push({
        start,
        end: start + text.length,
        kinds: kinds.toSorted((a, b) => kind.indexOf(a) - kind.indexOf(b)),
      });
  }
  return found;
}

function closest(annotations: readonly Annotation[], span: Span): Annotation | undefined {
  let best: Annotation | undefined;
  let most = 0;
  for (const annotation of annotations) {
    const common = shared(span, annotation);
    if (common > most) [best, most] = [annotation, common];
  }
  return best;
}

const shared = (a: Span, b: Span): number => Math.min(a.end, b.end) - Math.max(a.start, b.start);
