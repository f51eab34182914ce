import { createHash } from 'node:crypto';
import { algorithm } from './learnWeights';
import type { Model } from './models';

/** The last digits differ between machines. */
const digits = 3;

/**
 * Identifies the weights of a model and everything that they depend on: the examples in any order, the settings and the
 * learning algorithm. Takes a fraction of the time that learning takes.
 *
 * @param weights the content of the model's file
 * @returns a hash of both
 */
export function fingerprintOf(
  { name, labels, examples, fingerprinted = examples, sources, settings }: Model,
  weights: unknown,
): string {
  const lines = fingerprinted().map((example) => {
    const facts = [...example.facts].map((fact) =>
      typeof fact === 'string' ? fact : `${fact[0]} ${fact[1].toFixed(digits)}`,
    );
    return JSON.stringify([example.labels, example.weight, facts.sort()]);
  });
  return createHash('sha256')
    .update(JSON.stringify([name, labels, settings, algorithm, lines.sort(), sources?.(), weights]))
    .digest('hex');
}
