import { annotatedIdeas, type AnnotatedIdea } from '../ideas/annotatedIdeas';
import { actLabels, roleLabels, typeLabels, weighedKinds } from '../sort/learnedWeights';
import { actExamples } from './actExamples';
import { labelledClauses } from './labelledClauses';
import { labelledRoles } from './labelledRoles';
import { learnWeights, type Example, type LearningSettings } from './learnWeights';
import { typeExamples } from './typeExamples';

/** What one table of weights is learned from, and how. */
export interface Model {
  /** Its weights are in `sort/learned<name>Weights.json`. */
  name: 'Kind' | 'Role' | 'Type' | 'Act';
  labels: readonly string[];
  examples: () => readonly Example<string>[];
  settings?: Partial<LearningSettings>;
  /** With many labels most weights are 0: only the others are written, by the names of their labels. */
  isSparse?: boolean;
}

function kindExamples(ideas: readonly AnnotatedIdea[]): Example<string>[] {
  return ideas.flatMap(labelledClauses).map(({ facts, kinds }) => ({
    facts,
    labels: kinds,
    // A missed exclusion gets built, which is worse than any other mistake. Goals are few, and a document without one
    // looks as if nobody had said what the product is for.
    weight: kinds.join() === 'N' || kinds[0] === 'G' ? 2 : 1,
  }));
}

/** Each idea's kinds come from weights learned from the other half: those of an idea learned from are too often right. */
function roleExamples(): Example<string>[] {
  const ideas = annotatedIdeas('tuned');
  return [0, 1].flatMap((half) => {
    const isOwn = (_: AnnotatedIdea, index: number) => index % 2 === half;
    const others = ideas.filter((idea, index) => !isOwn(idea, index));
    const weights = learnWeights(kindExamples(others), weighedKinds);
    return ideas.filter(isOwn).flatMap((idea) => labelledRoles(idea, weights));
  });
}

export const models: readonly Model[] = [
  { name: 'Kind', labels: weighedKinds, examples: () => kindExamples(annotatedIdeas('tuned')) },
  {
    name: 'Role',
    labels: roleLabels,
    examples: roleExamples,
    settings: { decay: 2 },
  },
  {
    name: 'Type',
    labels: typeLabels,
    examples: typeExamples,
    // From 0.15, a third of the texts that describe no software no longer looked like it.
    settings: { smallest: 0.1 },
    isSparse: true,
  },
  {
    name: 'Act',
    labels: actLabels,
    examples: actExamples,
    // The corpus has most words only once or twice.
    settings: { leastExamples: 1, decay: 1, steps: 80, smallest: 0.25 },
    isSparse: true,
  },
];
