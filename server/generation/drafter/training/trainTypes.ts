import { typeLabels } from '../sort/learnedWeights';
import { learnWeights } from './learnWeights';
import { typeExamples } from './typeExamples';
import { writeWeights } from './writeWeights';

/** Smaller weights change next to nothing, but most are smaller. */
const leastWeight = 0.15;

/** Learns the weights that choose a product type. */
export function trainTypes(): Map<string, number[]> {
  const learned = [...learnWeights(typeExamples(), typeLabels)].map(
    ([fact, row]) =>
      [fact, row.map((weight) => (Math.abs(weight) < leastWeight ? 0 : weight))] as const,
  );
  return new Map(learned.filter(([, row]) => row.some((weight) => weight !== 0)));
}

if (require.main === module) writeWeights('learnedTypeWeights.json', trainTypes());
