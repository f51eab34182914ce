import { definitionIn } from './definition';

test('a line defines the fields of a record, their options and its states', () => {
  expect(
    definitionIn('Booking: reference, boat name, paid yes/no, state (held 15 min / paid / left)'),
  ).toEqual({
    noun: 'Booking',
    fields: [
      { name: 'reference', options: [] },
      { name: 'boat name', options: [] },
      { name: 'paid', options: ['yes', 'no'] },
    ],
    states: ['held 15 min', 'paid', 'left'],
  });
  expect(definitionIn('shift = date, early/late/night, who')?.fields).toEqual([
    { name: 'date', options: [] },
    { name: 'early/late/night', options: ['early', 'late', 'night'] },
    { name: 'who', options: [] },
  ]);
});

test('an equals sign defines states', () => {
  expect(definitionIn('swap = open / taken / approved / refused')).toEqual({
    noun: 'swap',
    fields: [],
    states: ['open', 'taken', 'approved', 'refused'],
  });
});

test.each([
  'Present: Aileen (harbour master), Joost, Priti',
  'Languages: English, Polish, Czech',
  'Platforms: iOS / Android / web',
  'roles = admin / editor / viewer',
  'Cancel: free until 48 h before, after that one night is kept by the marina (or two/three), never more',
  'traffic light: red above 40 %, yellow above 32 %',
])('%s defines no record', (text) => {
  expect(definitionIn(text)).toBeUndefined();
});
