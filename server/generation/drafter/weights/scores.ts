/** For each fact, how strongly it indicates each label. */
export type Weights = Pick<ReadonlyMap<string, readonly number[]>, 'get'>;

/** The weights of a file, one for each label. */
export const weightsIn = (table: Readonly<Record<string, readonly number[]>>): Weights =>
  new Map(Object.entries(table));

/** The weights of a file without those that are 0: with many labels, most are. A process uses few of the rows. */
export function sparseIn(
  table: Readonly<Record<string, Readonly<Record<string, number>>>>,
  labels: readonly string[],
): Weights {
  const sparse = new Map(Object.entries(table));
  const completed = new Map<string, readonly number[]>();
  const complete = (fact: string, row: Readonly<Record<string, number>>) => {
    const weights = labels.map((label) => row[label] ?? 0);
    completed.set(fact, weights);
    return weights;
  };
  return {
    get: (fact) => {
      const row = sparse.get(fact);
      return row && (completed.get(fact) ?? complete(fact, row));
    },
  };
}

/** Facts that hold or do not, or the amount of each. */
type Facts = ReadonlySet<string> | ReadonlyMap<string, number>;

/** The amount of a fact. */
export const amountOf = (facts: Facts, fact: string): number =>
  'get' in facts ? (facts.get(fact) ?? 0) : 1;

/** The score of each label: the sum of the weights of all facts. */
export function scoresOf(facts: Facts, labels: number, weights: Weights): number[] {
  const scores = new Array<number>(labels).fill(0);
  for (const fact of facts.keys()) {
    const row = weights.get(fact);
    if (row === undefined) continue;
    const amount = amountOf(facts, fact);
    // By index: iterators would take several times as long.
    for (let label = 0; label < labels; label += 1)
      scores[label] = (scores[label] ?? 0) + amount * (row[label] ?? 0);
  }
  return scores;
}

/** Turns scores into probabilities (softmax). */
export function shares(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
