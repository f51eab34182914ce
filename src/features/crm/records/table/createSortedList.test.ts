import fc from 'fast-check';
import { createSortedList } from './createSortedList';
import type { RecordSort } from './recordSort';

interface Row {
  name: string;
  value: number;
}

const row = fc.record<Row>({
  name: fc.constantFrom('Ada', 'ada', 'Bea 2', 'Bea 02', 'Bea 10', 'Émile', ''),
  value: fc.integer({ min: 0, max: 3 }),
});
const change = fc.record({
  start: fc.nat(20),
  removed: fc.nat(60),
  added: fc.array(row, { maxLength: 60 }),
  steps: fc.nat(10),
});

const collator = new Intl.Collator('en', { numeric: true });

test('orders stay correct while rows are added and removed anywhere', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
      const list = createSortedList<Row, { row: Row }, keyof Row>((one, key) => one[key]);
      let rows: Row[] = [];
      for (const { start, removed, added, steps } of changes) {
        const end = start + removed;
        const own = added.map((one) => ({ ...one }));
        rows = [...rows.slice(0, start), ...own, ...rows.slice(end)];
        list.replace(
          start,
          end,
          own.map((one) => ({ row: one })),
        );
        const preparing = list.prepare(['name', 'value']);
        for (let step = 0; step < steps; step++) preparing.next();
        const inOrder = (sort: RecordSort<keyof Row> | null) =>
          list.inOrder(sort).map((one) => one);
        expect(inOrder(null)).toEqual(rows);
        const byName = rows.toSorted((a, b) => collator.compare(a.name, b.name));
        const byNameReversed = rows.toSorted((a, b) => collator.compare(b.name, a.name));
        const byValue = rows.toSorted((a, b) => b.value - a.value);
        expect(inOrder({ key: 'name', direction: 'ascending' })).toEqual(byName);
        expect(inOrder({ key: 'name', direction: 'descending' })).toEqual(byNameReversed);
        expect(inOrder({ key: 'value', direction: 'descending' })).toEqual(byValue);
        const identical = inOrder({ key: 'value', direction: 'descending' });
        expect(byValue.every((one, place) => one === identical.at(place))).toBe(true);
      }
    }),
  );
});
