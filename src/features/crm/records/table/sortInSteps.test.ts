import fc from 'fast-check';
import { sortInSteps } from './sortInSteps';

test('sorts long lists in several steps, and keeps the order of equal entries', () => {
  const entry = fc.record({ value: fc.integer({ min: 0, max: 50 }) });
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 10 }), fc.nat(9000), (few, count) => {
      const entries = Array.from({ length: count }, (_, place) => ({
        value: few[place % few.length]?.value ?? 0,
      }));
      const steps = sortInSteps(entries, (left, right) => left.value - right.value);
      let taken = 1;
      let step = steps.next();
      for (; step.done !== true; step = steps.next()) taken++;
      const expected = entries.toSorted((left, right) => left.value - right.value);
      expect(step.value).toHaveLength(count);
      expect(step.value.every((one, place) => one === expected[place])).toBe(true);
      expect(taken).toBeGreaterThan(count / 2048);
    }),
    { numRuns: 30 },
  );
});
