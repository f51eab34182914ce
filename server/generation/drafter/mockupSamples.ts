import { upperFirst, type FeatureWords } from './featureWords';

const samples: readonly (readonly [RegExp, readonly [string, string, string]])[] = [
  [/\b(?:recipe|meal|dish)$/, ['Lentil soup', 'Tomato pasta', 'Rice with vegetables']],
  [/\b(?:shift|rota)$/, ['Early shift', 'Late shift', 'Night shift']],
  [/\b(?:invoice|bill)$/, ['Invoice 2041', 'Invoice 2042', 'Invoice 2043']],
  [/\b(?:produce|vegetable|crop)$/, ['Carrots, 20 kg', 'Eggs, 10 dozen', 'Spinach, 8 kg']],
  [/\b(?:repair|job)$/, ['Brake adjustment', 'New chain', 'Puncture']],
  [/\b(?:workout|workout log|exercise)$/, ['Back squat', 'Bench press', 'Rowing']],
  [/\b(?:laptop|device|asset|barcode)$/, ['Laptop 0417', 'Laptop 0422', 'Monitor 0093']],
  [/\b(?:quiz|question)$/, ['Fractions', 'Rivers', 'Spelling']],
  [
    /\b(?:time slot|slot|appointment|booking)$/,
    ['Monday, 09:00', 'Tuesday, 14:00', 'Friday, 11:00'],
  ],
];

/** Three rows to fill a list with: believable where the thing is a common one, else the thing itself, numbered. */
export function sampleNames(words: FeatureWords): readonly [string, string, string] {
  const thing = words.thing.toLowerCase();
  const found = samples.find(([pattern]) => pattern.test(thing));
  if (found !== undefined) return found[1];
  const name = upperFirst(words.thing);
  return [`${name} 1`, `${name} 2`, `${name} 3`];
}

export const sampleDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
