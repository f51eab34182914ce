import { amountOf, shares } from '../weights/scores';

export interface Example<Label extends string> {
  /** The facts that hold, or the amount of each. */
  facts: ReadonlySet<string> | ReadonlyMap<string, number>;
  /** The accepted labels. */
  labels: readonly Label[];
  /** Weight of the example; 1 by default. */
  weight?: number;
}

/** Increment it when the algorithm changes: then a test fails until the weights have been learned again. */
export const algorithm = 1;

export interface LearningSettings {
  /** Facts in fewer examples are ignored, because the model would overfit them. */
  leastExamples: number;
  /** Strength of the regularisation. */
  decay: number;
  steps: number;
  /** Smaller weights become 0: they have hardly any effect, but most weights are small. */
  smallest: number;
}

const usual: LearningSettings = { leastExamples: 3, decay: 5, steps: 200, smallest: 0 };
/** Facts whose weights are all smaller are left out. */
const leastWeight = 0.05;
const rate = 0.05;

/**
 * Learns the weight of each fact for each label: multinomial logistic regression with L2 regularisation, trained with
 * Adam on all examples at once. Deterministic.
 *
 * @returns the weights of each fact, in the order of `labels`, rounded to hundredths
 */
export function learnWeights<Label extends string>(
  examples: readonly Example<Label>[],
  labels: readonly Label[],
  settings: Partial<LearningSettings> = {},
): Map<string, number[]> {
  const { leastExamples, decay, steps, smallest } = { ...usual, ...settings };
  const counts = new Map<string, number>();
  for (const { facts } of examples)
    for (const fact of facts.keys()) counts.set(fact, (counts.get(fact) ?? 0) + 1);
  const known = [...counts.keys()].filter((fact) => (counts.get(fact) ?? 0) >= leastExamples);
  const facts = known.sort();
  /** The index in the arrays at which the weights of each fact begin, one for each label. */
  const places = new Map(facts.map((fact, index) => [fact, index * labels.length]));
  const rows = examples.map((example) => ({
    amounts: [...example.facts.keys()].flatMap((fact) => {
      const place = places.get(fact);
      return place === undefined ? [] : [{ place, amount: amountOf(example.facts, fact) }];
    }),
    isRight: labels.map((label) => example.labels.includes(label)),
    weight: example.weight ?? 1,
  }));
  const [weights, means, squares, slopes] = [0, 0, 0, 0].map(
    () => new Float64Array(facts.length * labels.length),
  );
  if (!weights || !means || !squares || !slopes) return new Map();
  const at = (values: Float64Array, index: number): number => values[index] ?? 0;
  for (let step = 1; step <= steps; step += 1) {
    slopes.set(weights.map((weight) => decay * weight));
    for (const row of rows) {
      const scores = labels.map(() => 0);
      for (const { place, amount } of row.amounts)
        for (let label = 0; label < labels.length; label += 1)
          scores[label] = (scores[label] ?? 0) + amount * at(weights, place + label);
      const likely = shares(scores);
      const right = shares(scores.map((score, label) => (row.isRight[label] ? score : -Infinity)));
      const pulls = likely.map((share, label) => row.weight * (share - (right[label] ?? 0)));
      for (const { place, amount } of row.amounts)
        for (let label = 0; label < labels.length; label += 1)
          slopes[place + label] = at(slopes, place + label) + amount * (pulls[label] ?? 0);
    }
    // One step of Adam.
    for (const [index, slope] of slopes.entries()) {
      means[index] = 0.9 * at(means, index) + 0.1 * slope;
      squares[index] = 0.99 * at(squares, index) + 0.01 * slope ** 2;
      const mean = at(means, index) / (1 - 0.9 ** step);
      const square = at(squares, index) / (1 - 0.99 ** step);
      weights[index] = at(weights, index) - (rate * mean) / (Math.sqrt(square) + 1e-8);
    }
  }
  // Without -0, which JSON does not preserve.
  const rounded = [...weights].map((weight) => Math.round(100 * weight) / 100 + 0);
  const learned = [...places].map(([fact, place]) => {
    const row = rounded.slice(place, place + labels.length);
    return [fact, row.map((weight) => (Math.abs(weight) < smallest ? 0 : weight))] as const;
  });
  return new Map(
    learned.filter(([, row]) => row.some((weight) => Math.abs(weight) >= leastWeight)),
  );
}
