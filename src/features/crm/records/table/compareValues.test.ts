import fc from 'fast-check';
import { compareValues } from './compareValues';

const collator = new Intl.Collator('en', { numeric: true });
const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  // Letters in both cases, numbers with leading zeros, symbols, marks, and a digit of another script.
  fc.stringMatching(/^[aAbZ019 .$-]{0,12}[e7]?[\u0301\u0338\u0662é]?[a1]?$/),
);

test('texts are compared as the collator does', () => {
  fc.assert(
    fc.property(text, text, text, (start, left, right) => {
      for (const [one, other] of [
        [left, right],
        [start + left, start + right],
      ] as const) {
        expect(Math.sign(compareValues(one, other))).toBe(collator.compare(one, other));
      }
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ['a2', 'a10'],
  ['a02', 'a10'],
  ['a9b', 'a10'],
  ['a1.b', 'a12.b'],
  ['a09', 'a10b'],
  ['a', 'A'],
  ['A', 'b'],
  ['Ab', 'aC'],
  ['a-', 'a1'],
  ['1', 'a'],
  ['', 'a'],
  ['007', '7x'],
  ['e', 'e\u0301'],
  ['1', '\u0662'],
  ['1\u0662', '110'],
  ['11', '1\u0662'],
  ['e\u0301', 'f'],
  ['l\u00B7l', 'm'],
  ['ez', 'éz'],
])('%s is before %s, as in the collation', (left, right) => {
  expect(collator.compare(left, right)).toBe(-1);
  expect(compareValues(left, right)).toBeLessThan(0);
  expect(compareValues(right, left)).toBeGreaterThan(0);
});

test('a long number is compared as the collator does', () => {
  const [left, right] = [`1${'0'.repeat(254)}1`, '9'.repeat(255)];
  expect(Math.sign(compareValues(left, right))).toBe(collator.compare(left, right));
});

test('numbers are compared by size', () => {
  expect(compareValues(9, 10)).toBeLessThan(0);
  expect(compareValues(10, 10)).toBe(0);
});
