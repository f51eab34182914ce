import { lexicons } from '../lexicon/lexicons';
import { definitionIn } from './definition';

const read = (text: string, heading?: string) => definitionIn(text, heading, lexicons.en);

test('a line defines the fields of a record, their options and its states', () => {
  expect(
    read('Booking: reference, boat name, paid yes/no, state (held 15 min / paid / left)'),
  ).toEqual({
    noun: 'Booking',
    fields: [
      { name: 'reference', options: [] },
      { name: 'boat name', options: [] },
      { name: 'paid', options: ['yes', 'no'] },
    ],
    states: ['held 15 min', 'paid', 'left'],
  });
  expect(read('shift = date, early/late/night, who')?.fields).toEqual([
    { name: 'date', options: [] },
    { name: 'early/late/night', options: ['early', 'late', 'night'] },
    { name: 'who', options: [] },
  ]);
});

test('a line names fields or states of what stands before or above', () => {
  expect(read('Zustände: bereit, benutzt, gesperrt', 'Geräte')).toEqual({
    noun: 'Geräte',
    fields: [],
    states: ['bereit', 'benutzt', 'gesperrt'],
  });
  expect(read('Fields: number, maker, year', 'Devices')?.fields).toHaveLength(3);
  expect(read('Fields: number, maker, year')).toBeUndefined();
  expect(read('FR-2 Job states: Requested → Received → Issued')).toEqual({
    noun: 'Job',
    fields: [],
    states: ['Requested', 'Received', 'Issued'],
  });
});

test('a row of a table defines a record', () => {
  expect(read('Instrument | serial no., maker, status: active / retired |')).toEqual({
    noun: 'Instrument',
    fields: [
      { name: 'serial no.', options: [] },
      { name: 'maker', options: [] },
    ],
    states: ['active', 'retired'],
  });
});

test('an equals sign defines states', () => {
  expect(read('swap = open / taken / approved / refused')).toEqual({
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
  'price = 5 / 10 / 15 €',
  'Rent: flat, due date dd/mm/yyyy, speed km/h',
  'traffic light: red above 40 %, yellow above 32 %',
])('%s defines no record', (text) => {
  expect(read(text)).toBeUndefined();
});
