import { numberUses } from '../lexicon/numberUses';
import { trainingIdeas, type TrainingIdea } from '../ideas/trainingIdeas';
import { shapeLabels } from '../mockup/shape';
import { valueLabels } from '../mockup/valueLabels';
import { headingLabels } from '../read/likelySection';
import {
  actLabels,
  columnLabels,
  kindWeights,
  listLabels,
  ownerLabels,
  recordLabels,
  roleLabels,
  stateLabels,
  typeLabels,
  weighedKinds,
} from '../sort/learnedWeights';
import { actExamples } from './actExamples';
import { fieldExamples } from './fieldExamples';
import { headingExamples } from './headingExamples';
import { labelledClauses } from './labelledClauses';
import { labelledLines } from './labelledLines';
import { labelledRoles } from './labelledRoles';
import { listExamples, ownerExamples } from './listExamples';
import { learnWeights, type Example, type LearningSettings } from './learnWeights';
import { clauseExamples, markedClauses, numberExamples } from './numberExamples';
import {
  columnExamples,
  recordExamples,
  recordIdeas,
  shortRecordIdeas,
  stateExamples,
} from './recordExamples';
import { requirementExamples } from './requirementExamples';
import { summaryExamples } from './summaryExamples';
import { titleExamples } from './titleExamples';
import { typedTexts, typeExamples } from './typeExamples';
import { checkLabels } from '../write/likelyCheck';
import { summaryLabels } from '../write/likelySummary';
import { titleLabels } from '../write/likelyTitle';
import type { Weights } from '../weights/scores';

/** A table of weights: the examples that it is learned from, and the settings. */
export interface Model {
  /** Its weights are in `weights/<name>.json`. */
  name:
    | 'Kind'
    | 'KindInContext'
    | 'Role'
    | 'Type'
    | 'Act'
    | 'Number'
    | 'Record'
    | 'Column'
    | 'State'
    | 'List'
    | 'Owner'
    | 'Heading'
    | 'Value'
    | 'Title'
    | 'Summary'
    | 'Shape'
    | 'Check';
  labels: readonly string[];
  examples: () => readonly Example<string>[];
  /** For the fingerprint, where learning the examples takes long: others that change with the same code and data. */
  fingerprinted?: () => readonly Example<string>[];
  /** For the fingerprint, what all examples are made from. */
  sources?: () => unknown;
  settings?: Partial<LearningSettings>;
  /** Writes only weights other than 0, by label. With many labels, most are 0. */
  isSparse?: boolean;
}

function kindExamples(ideas: readonly TrainingIdea[], alone?: Weights): Example<string>[] {
  return ideas
    .flatMap((idea) => labelledClauses(idea, alone))
    .map(({ facts, kinds }) => ({
      facts,
      labels: kinds,
      // The worst mistake is a missed exclusion, because it gets built.
      weight: kinds.join() === 'N' ? 2 : 1,
    }));
}

/** Each half of the ideas, with the weights of a clause's own facts learned from the other half, to avoid overfitting. */
function halves() {
  const ideas = trainingIdeas();
  const [even, odd] = [0, 1].map((half) => ideas.filter((_, index) => index % 2 === half));
  if (even === undefined || odd === undefined) return [];
  const learn = (half: readonly TrainingIdea[]) => learnWeights(kindExamples(half), weighedKinds);
  const [fromEven, fromOdd] = [learn(even), learn(odd)];
  return [
    { ideas: even, alone: fromOdd },
    { ideas: odd, alone: fromEven },
  ];
}

const kindInContextExamples = (): Example<string>[] =>
  halves().flatMap(({ ideas, alone }) => kindExamples(ideas, alone));

/** The kinds in each half of the ideas come from weights learned from the other half, too. */
function roleExamples(): Example<string>[] {
  const [even, odd] = halves();
  if (even === undefined || odd === undefined) return [];
  return [[even, odd] as const, [odd, even] as const].flatMap(([own, other]) => {
    const inContext = learnWeights(kindExamples(other.ideas, other.alone), weighedKinds);
    const weights = { alone: own.alone, inContext };
    return own.ideas.flatMap((idea) => labelledRoles(idea, weights));
  });
}

/** Reading every idea for a fingerprint would take most of the time of the tests. */
const sampled = 40;
/** Of texts and clauses in each file: each fifth. */
const sampledEvery = 5;
/** Of each language. */
const sampledRequirements = 60;
const someIdeas = () => trainingIdeas().filter((_, index) => index % sampledEvery === 0);

const numbersOf = (count: number, every: number) => [
  ...numberExamples('training', trainingIdeas().slice(0, count)),
  ...clauseExamples(every),
];

const recordedIdeas = (count: number) => [
  ...recordIdeas('tuned', count),
  ...recordIdeas('marked', count),
];

/** Few of the longer ideas list what a record consists of. */
const listIdeas = (count: number) => [
  ...recordIdeas('tuned', count),
  ...shortRecordIdeas(false, count),
];

export const models: readonly Model[] = [
  {
    name: 'Kind',
    labels: weighedKinds,
    examples: () => kindExamples(trainingIdeas()),
    fingerprinted: () => kindExamples(someIdeas()),
    sources: trainingIdeas,
  },
  {
    name: 'KindInContext',
    labels: weighedKinds,
    examples: kindInContextExamples,
    fingerprinted: () => kindExamples(trainingIdeas().slice(0, sampled), kindWeights.alone),
    sources: trainingIdeas,
  },
  {
    name: 'Role',
    labels: roleLabels,
    examples: roleExamples,
    fingerprinted: () => someIdeas().flatMap((idea) => labelledRoles(idea)),
    sources: trainingIdeas,
    settings: { decay: 2 },
  },
  {
    name: 'Type',
    labels: typeLabels,
    examples: () => typeExamples(),
    fingerprinted: () => typeExamples(sampledEvery),
    sources: typedTexts,
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
    name: 'Number',
    labels: numberUses,
    examples: () => numbersOf(Infinity, 1),
    fingerprinted: () => numbersOf(sampled, sampledEvery),
    sources: markedClauses,
    settings: { leastExamples: 2, decay: 1, smallest: 0.1 },
    isSparse: true,
  },
  {
    name: 'Record',
    labels: recordLabels,
    examples: () => recordedIdeas(Infinity).flatMap(recordExamples),
    fingerprinted: () => recordedIdeas(sampled).flatMap(recordExamples),
    settings: { steps: 120 },
  },
  {
    name: 'Column',
    labels: columnLabels,
    examples: () => recordedIdeas(Infinity).flatMap(columnExamples),
    fingerprinted: () => recordedIdeas(sampled).flatMap(columnExamples),
  },
  {
    name: 'State',
    labels: stateLabels,
    examples: () => recordedIdeas(Infinity).flatMap(stateExamples),
    fingerprinted: () => recordedIdeas(sampled).flatMap(stateExamples),
    settings: { decay: 3, steps: 120 },
  },
  {
    name: 'List',
    labels: listLabels,
    examples: () => listIdeas(Infinity).flatMap(listExamples),
    fingerprinted: () => listIdeas(sampled).flatMap(listExamples),
    settings: { decay: 2, steps: 150 },
  },
  {
    name: 'Owner',
    labels: ownerLabels,
    examples: () => listIdeas(Infinity).flatMap(ownerExamples),
    fingerprinted: () => listIdeas(sampled).flatMap(ownerExamples),
    settings: { decay: 3, steps: 150 },
  },
  {
    name: 'Heading',
    labels: headingLabels,
    examples: headingExamples,
    settings: { decay: 0.5, smallest: 0.1 },
    isSparse: true,
  },
  {
    name: 'Value',
    labels: valueLabels,
    examples: fieldExamples,
    // Most words occur only once or twice in that corpus.
    settings: { leastExamples: 1, decay: 0.2, steps: 100, smallest: 0.3 },
    isSparse: true,
  },
  {
    name: 'Title',
    labels: titleLabels,
    examples: () => titleExamples(),
    fingerprinted: () => titleExamples(sampled),
    settings: { leastExamples: 2, decay: 2 },
  },
  {
    name: 'Summary',
    labels: summaryLabels,
    examples: () => summaryExamples(),
    fingerprinted: () => summaryExamples(sampled),
    settings: { decay: 6 },
  },
  {
    name: 'Shape',
    labels: shapeLabels,
    examples: () => requirementExamples('shapeCorpus', shapeLabels),
    fingerprinted: () => requirementExamples('shapeCorpus', shapeLabels, sampledRequirements),
    sources: () => labelledLines('shapeCorpus', shapeLabels),
    settings: { decay: 4, steps: 120, smallest: 0.1 },
    isSparse: true,
  },
  {
    name: 'Check',
    labels: checkLabels,
    examples: () => requirementExamples('checkCorpus', checkLabels),
    fingerprinted: () => requirementExamples('checkCorpus', checkLabels, sampledRequirements),
    sources: () => labelledLines('checkCorpus', checkLabels),
    settings: { decay: 3, steps: 120, smallest: 0.1 },
    isSparse: true,
  },
];
