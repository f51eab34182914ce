export interface Example<Label extends string> {
  facts: Iterable<string>;
  /** Any of these is right. */
  labels: readonly Label[];
  /** Weight of the example; 1 by default. */
  weight?: number;
}

/** Facts in fewer examples are left out, because they would be overfitted. */
const leastExamples = 3;
/** Facts with only smaller weights are left out. */
const leastWeight = 0.05;
const steps = 200;
const rate = 0.05;
/** Strength of the regularisation. */
const decay = 5;

/** The weights of one fact with Adam's moment estimates; one number for each label. */
interface Learned {
  fact: string;
  weights: number[];
  slopes: number[];
  means: number[];
  squares: number[];
}

/**
 * Learns the weight of each fact for each label: multinomial logistic regression with L2 regularisation, trained with
 * Adam on all examples at once. Deterministic.
 *
 * @returns the weights of each fact, in the order of `labels`, rounded to hundredths
 */
export function learnWeights<Label extends string>(
  examples: readonly Example<Label>[],
  labels: readonly Label[],
): Map<string, number[]> {
  const zeros = () => labels.map(() => 0);
  const all = frequentFacts(examples).map((fact): Learned => ({
    fact,
    weights: zeros(),
    slopes: zeros(),
    means: zeros(),
    squares: zeros(),
  }));
  const byFact = new Map(all.map((one) => [one.fact, one]));
  const rows = examples.map((example) => ({
    facts: [...new Set(example.facts)].flatMap((fact) => byFact.get(fact) ?? []),
    isRight: labels.map((label) => example.labels.includes(label)),
    weight: example.weight ?? 1,
  }));
  for (let step = 1; step <= steps; step += 1) {
    for (const one of all) one.slopes = one.weights.map((weight) => decay * weight);
    for (const { facts, isRight, weight } of rows) {
      const scores = zeros().map((_, label) => sumOf(facts.map(({ weights }) => weights[label])));
      const likely = sharesOf(scores);
      const right = sharesOf(scores.map((score, label) => (isRight[label] ? score : -Infinity)));
      for (const one of facts)
        one.slopes = one.slopes.map(
          (slope, label) => slope + weight * ((likely[label] ?? 0) - (right[label] ?? 0)),
        );
    }
    for (const one of all) stepDown(one, step);
  }
  return new Map(
    all
      .filter(({ weights }) => weights.some((weight) => Math.abs(weight) >= leastWeight))
      .map(({ fact, weights }) => [
        fact,
        // Without -0, which JSON does not preserve.
        weights.map((weight) => Math.round(100 * weight) / 100 + 0),
      ]),
  );
}

/** One step of Adam. */
function stepDown(one: Learned, step: number): void {
  one.means = one.means.map((mean, label) => 0.9 * mean + 0.1 * (one.slopes[label] ?? 0));
  one.squares = one.squares.map(
    (square, label) => 0.99 * square + 0.01 * (one.slopes[label] ?? 0) ** 2,
  );
  one.weights = one.weights.map((weight, label) => {
    const mean = (one.means[label] ?? 0) / (1 - 0.9 ** step);
    const square = (one.squares[label] ?? 0) / (1 - 0.99 ** step);
    return weight - (rate * mean) / (Math.sqrt(square) + 1e-8);
  });
}

function frequentFacts(examples: readonly Example<string>[]): string[] {
  const counts = new Map<string, number>();
  for (const { facts } of examples) {
    for (const fact of new Set(facts)) counts.set(fact, (counts.get(fact) ?? 0) + 1);
  }
  return [...counts].flatMap(([fact, count]) => (count < leastExamples ? [] : [fact])).sort();
}

const sumOf = (numbers: readonly (number | undefined)[]): number =>
  numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0);

/** Normalises scores to a sum of one (softmax). */
function sharesOf(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = sumOf(powers);
  return powers.map((power) => power / sum);
}
