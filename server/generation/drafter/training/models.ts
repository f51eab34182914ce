import { trainingIdeas, type TrainingIdea } from '../ideas/trainingIdeas';
import {
  actLabels,
  columnLabels,
  recordLabels,
  roleLabels,
  stateLabels,
  typeLabels,
  weighedKinds,
} from '../sort/learnedWeights';
import { actExamples } from './actExamples';
import { labelledClauses } from './labelledClauses';
import { labelledRoles } from './labelledRoles';
import { learnWeights, type Example, type LearningSettings } from './learnWeights';
import { columnExamples, recordExamples, recordIdeas, stateExamples } from './recordExamples';
import { typeExamples } from './typeExamples';

/** A table of weights: the examples that it is learned from, and the settings. */
export interface Model {
  /** Its weights are in `sort/learned<name>Weights.json`. */
  name: 'Kind' | 'Role' | 'Type' | 'Act' | 'Record' | 'Column' | 'State';
  labels: readonly string[];
  examples: () => readonly Example<string>[];
  /** For the fingerprint, where learning the examples takes long: others that change with the same code and data. */
  fingerprinted?: () => readonly Example<string>[];
  settings?: Partial<LearningSettings>;
  /** Writes only weights other than 0, by label. With many labels, most are 0. */
  isSparse?: boolean;
}

function kindExamples(ideas: readonly TrainingIdea[]): Example<string>[] {
  return ideas.flatMap(labelledClauses).map(({ facts, kinds }) => ({
    facts,
    labels: kinds,
    // The worst mistake is a missed exclusion, because it gets built. Goals are rare, and without one a document does
    // not say what the product is for.
    weight: kinds.join() === 'N' || kinds[0] === 'G' ? 2 : 1,
  }));
}

/** Predicts the kinds in each half of the ideas with weights learned from the other half, to avoid overfitting. */
function roleExamples(): Example<string>[] {
  const ideas = trainingIdeas();
  return [0, 1].flatMap((half) => {
    const isOwn = (_: TrainingIdea, index: number) => index % 2 === half;
    const others = ideas.filter((idea, index) => !isOwn(idea, index));
    const weights = learnWeights(kindExamples(others), weighedKinds);
    return ideas.filter(isOwn).flatMap((idea) => labelledRoles(idea, weights));
  });
}

/** Reading every idea for a fingerprint would take most of the time of the tests. */
const sampled = 40;

export const models: readonly Model[] = [
  { name: 'Kind', labels: weighedKinds, examples: () => kindExamples(trainingIdeas()) },
  {
    name: 'Role',
    labels: roleLabels,
    examples: roleExamples,
    fingerprinted: () => trainingIdeas().flatMap((idea) => labelledRoles(idea)),
    settings: { decay: 2 },
  },
  {
    name: 'Type',
    labels: typeLabels,
    examples: typeExamples,
    // From 0.15 on, a third of the texts that describe no software were no longer recognised as such.
    settings: { smallest: 0.1 },
    isSparse: true,
  },
  {
    name: 'Act',
    labels: actLabels,
    examples: actExamples,
    // Most words occur only once or twice in the corpus.
    settings: { leastExamples: 1, decay: 1, steps: 80, smallest: 0.25 },
    isSparse: true,
  },
  {
    name: 'Record',
    labels: recordLabels,
    examples: () => recordIdeas('tuned').flatMap(recordExamples),
    fingerprinted: () => recordIdeas('tuned', sampled).flatMap(recordExamples),
    settings: { steps: 120 },
  },
  {
    name: 'Column',
    labels: columnLabels,
    examples: () => recordIdeas('tuned').flatMap(columnExamples),
    fingerprinted: () => recordIdeas('tuned', sampled).flatMap(columnExamples),
    settings: { steps: 120 },
  },
  {
    name: 'State',
    labels: stateLabels,
    examples: () => recordIdeas('tuned').flatMap(stateExamples),
    fingerprinted: () => recordIdeas('tuned', sampled).flatMap(stateExamples),
    settings: { decay: 3, steps: 120 },
  },
];
