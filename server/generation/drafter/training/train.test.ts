import { kindWeights, roleWeights, typeWeights } from '../sort/learnedWeights';
import { learnWeights } from './learnWeights';
import { trainKinds } from './trainKinds';
import { trainRoles } from './trainRoles';
import { trainTypes } from './trainTypes';

test.each([
  ['kinds', trainKinds, kindWeights],
  ['roles', trainRoles, roleWeights],
  ['types', trainTypes, typeWeights],
])('the weights of %s are those that the annotated ideas give', (_, train, weights) => {
  // Otherwise the facts or the ideas have changed: run `npm run train`.
  const trained = train();
  expect([...weights.keys()]).toEqual([...trained.keys()]);
  for (const [fact, row] of trained) {
    // The last digit may differ where another machine rounds otherwise.
    for (const [index, weight] of row.entries())
      expect(Math.abs(weight - (weights.get(fact)?.[index] ?? NaN))).toBeLessThan(0.03);
  }
});

test('a feature favours the label that it occurs with, and a rare one favours none', () => {
  const weights = learnWeights(
    [
      ...Array.from({ length: 30 }, () => ({
        facts: new Set(['no', 'word']),
        labels: ['excluded'] as const,
      })),
      ...Array.from({ length: 30 }, () => ({
        facts: new Set(['can', 'word']),
        labels: ['required'] as const,
      })),
      { facts: new Set(['rare']), labels: ['required'] as const },
    ],
    ['required', 'excluded'],
  );
  const [required = 0, excluded = 0] = weights.get('no') ?? [];
  expect(excluded).toBeGreaterThan(required);
  expect(weights.get('can')).toEqual([excluded, required]);
  expect(weights.has('rare')).toBe(false);
});
