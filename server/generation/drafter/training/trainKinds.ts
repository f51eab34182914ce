import { annotatedIdeas } from '../ideas/annotatedIdeas';
import { weighedKinds } from '../sort/kindWeights';
import { labelledClauses } from './labelledClauses';
import { learnWeights } from './learnWeights';
import { writeWeights } from './writeWeights';

/** Learns the weights by which clauses are sorted from the ideas that may be tuned to. */
export function trainKinds(): Map<string, number[]> {
  const examples = annotatedIdeas('tuned')
    .flatMap(labelledClauses)
    .map(({ facts, kinds }) => ({
      facts,
      labels: kinds,
      // An exclusion that is missed gets built: worse than any other mistake.
      weight: kinds.join() === 'N' ? 2 : 1,
    }));
  return learnWeights(examples, weighedKinds);
}

if (require.main === module) writeWeights('learnedWeights.json', trainKinds());
