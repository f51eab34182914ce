import fc from 'fast-check';
import { minimizeFailing } from './minimizeFailing';

test('removes items that the failure does not need and keeps the order', () => {
  const needs = (items: readonly number[]) =>
    items.includes(3) && items.indexOf(7, items.indexOf(3)) > 0;
  expect(minimizeFailing([7, 1, 3, 4, 5, 6, 7, 8, 9], needs)).toEqual([3, 7]);
});

test('a test that always fails needs no items', () => {
  expect(minimizeFailing([1, 2, 3], () => true)).toEqual([]);
});

test('the result fails, and passes without any one of its items', () => {
  const letters = ['a', 'b', 'c', 'd', 'e', 'f'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...letters)), fc.subarray(letters), (items, needed) => {
      const fails = (some: readonly string[]) => needed.every((letter) => some.includes(letter));
      fc.pre(fails(items));
      expect(minimizeFailing(items, fails).toSorted()).toEqual(needed);
    }),
  );
});
