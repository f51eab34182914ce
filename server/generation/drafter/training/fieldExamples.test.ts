import { lexicons } from '../lexicon/lexicons';
import { likelyValue } from '../mockup/likelyValue';
import { valueLabels, type ValueLabel } from '../mockup/valueLabels';
import { labelledLines } from './labelledLines';

/** No sample can be invented for these, so a wrong one of them spoils nothing. */
const withoutSamples: readonly (ValueLabel | undefined)[] = [
  undefined,
  'kind',
  'thing',
  'title',
  'other',
];

// The weights have never seen these names, none of which is in the corpus. If this fails after a change of facts, the
// change made them worse.
test('a third of the fields that nothing was learned from get a value, and four fifths of these are right', () => {
  const fields = labelledLines('fieldsKeptBack', valueLabels).map(({ code, label, text }) => ({
    label,
    value: likelyValue(text, lexicons[code]),
  }));
  const shown = fields.filter(({ value }) => !withoutSamples.includes(value));
  const right = shown.filter(({ label, value }) => label === value);
  const stated = fields.filter(({ label }) => !withoutSamples.includes(label));
  expect(right.length / shown.length).toBeGreaterThan(0.8);
  expect(right.length / stated.length).toBeGreaterThan(0.3);
});
