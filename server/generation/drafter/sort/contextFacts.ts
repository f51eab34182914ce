import { weighedKinds } from './learnedWeights';
import { scoresOf, shares, type Weights } from '../weights/scores';
import type { PlacedClause } from './placeClauses';

/** The probability of each kind, in the order of {@link weighedKinds}. */
type Shares = readonly number[];

/** A kind that is likelier counts as sure. */
const sure = 0.75;

/**
 * Adds to the facts of each clause what the clauses around it seem to be, judged by their own facts alone: how things
 * are today is told in several clauses, and so is what is wanted.
 *
 * @param facts those of each clause
 * @param alone the weights that judge a clause by its own facts
 */
export function withContext(
  placed: readonly PlacedClause[],
  facts: readonly ReadonlySet<string>[],
  alone: Weights,
): ReadonlySet<string>[] {
  const kinds = facts.map((own) => shares(scoresOf(own, weighedKinds.length, alone)));
  const inBlock = othersBy(placed, kinds, ({ clause: { block } }) => block);
  const inPart = othersBy(placed, kinds, ({ place }) => place?.heading?.start);
  const neighbour = (index: number, step: 1 | -1): string => {
    const [one, other] = [placed[index], placed[index + step]];
    const isJoined = one && other?.clause.sentence === one.clause.sentence;
    const side = step === 1 ? 'behind' : 'before';
    return `${isJoined ? 'joined' : 'next'} ${side}: ${named(kinds[index + step])}`;
  };
  return facts.map(
    (own, index) =>
      new Set([
        ...own,
        neighbour(index, -1),
        neighbour(index, 1),
        `in block: ${named(inBlock[index])}`,
        `in part: ${named(inPart[index])}`,
      ]),
  );
}

/** For each clause, the mean of the other clauses with the same key; none if there are no others. */
function othersBy(
  placed: readonly PlacedClause[],
  kinds: readonly Shares[],
  keyOf: (one: PlacedClause) => unknown,
): (Shares | undefined)[] {
  const groups = new Map<unknown, { count: number; sum: number[] }>();
  for (const [index, one] of placed.entries()) {
    const group = groups.get(keyOf(one)) ?? { count: 0, sum: weighedKinds.map(() => 0) };
    groups.set(keyOf(one), group);
    group.count += 1;
    group.sum = group.sum.map((total, kind) => total + (kinds[index]?.[kind] ?? 0));
  }
  return placed.map((one, index) => {
    const { count, sum } = groups.get(keyOf(one)) ?? { count: 0, sum: [] };
    return count < 2
      ? undefined
      : sum.map((total, kind) => (total - (kinds[index]?.[kind] ?? 0)) / (count - 1));
  });
}

/** `R`, `R surely`; `none` where there is no clause. */
function named(likely: Shares | undefined): string {
  if (likely === undefined) return 'none';
  const most = Math.max(...likely);
  const kind = weighedKinds[likely.indexOf(most)] ?? 'none';
  return most > sure ? `${kind} surely` : kind;
}
