/** The median of some measurements; `NaN` without any. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? NaN) + upper) / 2;
}

/** The smallest and the largest measurement, rounded. */
export function spread(values: readonly number[]): string {
  if (values.length < 2) return '';
  return `${Math.round(Math.min(...values))}-${Math.round(Math.max(...values))}`;
}

/**
 * How a cost grows with size: 1 is linear, 2 is quadratic.
 *
 * @param small a size and its cost
 * @param large a larger size and its cost
 */
export function growthExponent(
  small: { size: number; cost: number },
  large: { size: number; cost: number },
): number {
  return Math.log(large.cost / small.cost) / Math.log(large.size / small.size);
}
