import { annotatedIdeas } from '../ideas/annotatedIdeas';
import { weighedKinds } from '../sort/learnedWeights';
import { labelledClauses } from './labelledClauses';
import { learnWeights } from './learnWeights';
import { writeWeights } from './writeWeights';

/** Learns the weights that classify clauses from the ideas in `tuned`. */
export function trainKinds(): Map<string, number[]> {
  const examples = annotatedIdeas('tuned')
    .flatMap(labelledClauses)
    .map(({ facts, kinds }) => ({
      facts,
      labels: kinds,
      // A missed exclusion gets built, which is worse than any other mistake.
      weight: kinds.join() === 'N' ? 2 : 1,
    }));
  return learnWeights(examples, weighedKinds);
}

if (require.main === module) writeWeights('learnedKindWeights.json', trainKinds());
