import { createHash } from 'node:crypto';
import { algorithm } from './learnWeights';
import type { Model } from './models';

/** Rounding differs between machines. */
const digits = 3;

/**
 * Identifies the weights of a model and everything that they depend on: the examples in any order, the settings and the
 * way of learning. Takes a fraction of the time of learning.
 *
 * @param weights the content of the model's file
 * @returns a hash of both
 */
export function fingerprintOf(
  { name, labels, examples, settings }: Model,
  weights: unknown,
): string {
  const lines = examples().map((example) => {
    const facts = [...example.facts].map((fact) =>
      typeof fact === 'string' ? fact : `${fact[0]} ${fact[1].toFixed(digits)}`,
    );
    return JSON.stringify([example.labels, example.weight, facts.sort()]);
  });
  return createHash('sha256')
    .update(JSON.stringify([name, labels, settings, algorithm, lines.sort(), weights]))
    .digest('hex');
}
