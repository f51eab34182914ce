import fc from 'fast-check';
import { createSortedList } from './createSortedList';
import type { RecordSort } from './recordSort';
import { firstInOrder, type RowList } from './sortedWhenRead';

interface Row {
  name: string;
}
type Sort = RecordSort<'name'>;

const collator = new Intl.Collator('en', { numeric: true });
const directions = ['ascending', 'descending'] as const;
const text = fc.oneof(
  fc.stringMatching(/^[aAbZ019 .é-]{0,8}$/),
  fc.constantFrom('', 'Bea 2', 'Bea 02', 'bea 10'),
);

/** More rows than are sorted at once; many have equal names. */
const longList = fc
  .record({
    texts: fc.array(text, { minLength: 1, maxLength: 40 }),
    count: fc.integer({ min: 1001, max: 3000 }),
  })
  .map(({ texts, count }) =>
    Array.from({ length: count }, (_, place): Row => ({
      name: `${texts[(place * 7919) % texts.length] ?? ''}${String((place * 7919) % 101)}`,
    })),
  );

function sorted(rows: readonly Row[], { direction }: Sort): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((left, right) => sign * collator.compare(left.name, right.name));
}

const entriesOf = (rows: readonly Row[]) => rows.map((row) => ({ row }));

function listOf(rows: readonly Row[]) {
  const list = createSortedList<Row, { row: Row }, 'name'>(({ name }) => name);
  list.replace(0, 0, entriesOf(rows));
  return list;
}

function expectRows(rows: RowList<Row>, expected: readonly Row[]): void {
  expect(rows).toHaveLength(expected.length);
  // The first rows come first, because reading the others sorts the list.
  expect(expected.every((row, place) => row === rows.at(place))).toBe(true);
  expect(rows.at(expected.length)).toBeUndefined();
  expect(rows.map((row) => row).every((row, place) => row === expected[place])).toBe(true);
  const last = expected.at(-1);
  expect(rows.findIndex((row) => row === last)).toBe(expected.length - 1);
}

const sortOf = fc.record({
  key: fc.constant('name' as const),
  direction: fc.constantFrom(...directions),
});
const change = fc.record({
  start: fc.nat(3000),
  removed: fc.oneof(fc.nat(3), fc.nat(3000)),
  added: fc.array(fc.record({ name: text }), { maxLength: 3 }),
  steps: fc.nat(12),
  sort: sortOf,
});

test('a long list is in order, before and after it is sorted in idle time and changed', () => {
  fc.assert(
    fc.property(longList, fc.array(change, { maxLength: 4 }), sortOf, (initial, changes, last) => {
      const list = listOf(initial);
      let rows: readonly Row[] = initial;
      for (const { start, removed, added, steps, sort } of changes) {
        const preparing = list.prepare(['name']);
        for (let step = 0; step < steps; step++) preparing.next();
        const before = { rows, sort, list: list.inOrder(sort) };
        list.replace(start, start + removed, entriesOf(added));
        rows = [...rows.slice(0, start), ...added, ...rows.slice(start + removed)];
        // Does nothing: the list has changed.
        while (preparing.next().done !== true);
        expectRows(list.inOrder(sort), sorted(rows, sort));
        // Whoever still has the earlier list reads the earlier rows.
        expectRows(before.list, sorted(before.rows, sort));
      }
      expectRows(list.inOrder(last), sorted(rows, last));
    }),
    { numRuns: 30 },
  );
});

test('the entries of a sort that is not known yet are in order', () => {
  fc.assert(
    fc.property(longList, sortOf, (rows, sort) => {
      const entries = listOf(rows).inOrder(sort).readEntries();
      expect(entries.map(({ row }) => row)).toEqual(sorted(rows, sort));
    }),
    { numRuns: 30 },
  );
});

test.each([
  ['in order', (place: number) => place],
  ['in reverse order', (place: number) => -place],
  ['that are equal', () => 0],
  ['in no order', (place: number) => (place * 61_673) % 100_000],
])('compares most of 100,000 entries %s only a few times', (_, valueAt) => {
  const entries = Array.from({ length: 100_000 }, (__, place) => ({ value: valueAt(place) }));
  let comparisons = 0;
  const first = firstInOrder(entries, (left, right) => {
    comparisons++;
    return left.value - right.value;
  });
  const expected = entries.toSorted((left, right) => left.value - right.value).slice(0, 100);
  expect(first.every((entry, place) => entry === expected[place])).toBe(true);
  expect(first).toHaveLength(100);
  expect(comparisons).toBeLessThan(500_000);
});

test('the first rows are found without sorting the list', () => {
  let reads = 0;
  const list = createSortedList<Row, { row: Row }, 'name'>(({ name }) => {
    reads++;
    return name;
  });
  const count = 10_000;
  const rows = Array.from({ length: count }, (_, place) => ({
    name: String((place * 61_673) % count),
  }));
  list.replace(0, 0, entriesOf(rows));
  const found = list.inOrder({ key: 'name', direction: 'ascending' });
  expect(found.at(99)?.name).toBe('99');
  // A comparison reads two.
  expect(reads).toBeLessThan(7 * count);
  expect(found.at(100)?.name).toBe('100');
  expect(reads).toBeGreaterThan(14 * count);
});

test('a few steps of idle time find the first rows of each order', () => {
  let reads = 0;
  const list = createSortedList<Row, { row: Row }, 'name'>(({ name }) => {
    reads++;
    return name;
  });
  const rows = Array.from({ length: 10_000 }, (_, place) => ({
    name: String((place * 61_673) % 10_000),
  }));
  list.replace(0, 0, entriesOf(rows));
  const preparing = list.prepare(['name']);
  // Two orders of five parts of the list, and the first step of sorting it.
  for (let step = 0; step < 11; step++) preparing.next();
  reads = 0;
  expect(list.inOrder({ key: 'name', direction: 'ascending' }).at(99)?.name).toBe('99');
  expect(list.inOrder({ key: 'name', direction: 'descending' }).at(99)?.name).toBe('9900');
  expect(reads).toBe(0);
  list.replace(0, 0, entriesOf([{ name: '-1' }]));
  expect(list.inOrder({ key: 'name', direction: 'descending' }).at(99)?.name).toBe('9900');
  expect(reads).toBeGreaterThan(10_000);
});
