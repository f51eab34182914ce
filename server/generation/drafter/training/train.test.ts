import { readFileSync } from 'node:fs';
import path from 'node:path';
import { scripts } from '../../../../package.json';
import { fingerprintOf } from './fingerprintOf';
import fingerprints from './fingerprints.json';
import { learnWeights } from './learnWeights';
import { models } from './models';

test.each(models)('the weights of the model $name belong to its examples', (model) => {
  const file = path.join(__dirname, `../weights/${model.name}.json`);
  const weights: unknown = JSON.parse(readFileSync(file, 'utf8'));
  // If this fails, the ideas, a corpus, the facts or the algorithm have changed: run `npm run train`.
  expect(fingerprintOf(model, weights)).toBe(fingerprints[model.name]);
});

test('npm run train learns all models', () => {
  const [, names = ''] = /for model in ([\w ]+);/u.exec(scripts.train) ?? [];
  expect(names.split(' ').sort()).toEqual(models.map(({ name }) => name).sort());
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
