import { lexicons } from '../lexicon/lexicons';
import { definesRecord } from './definesRecord';

const defines = (text: string, heading?: string) => definesRecord(text, heading, lexicons.en);

test.each([
  ['Booking: reference, boat name, paid yes/no, state (held 15 min / paid / left)', undefined],
  ['shift = date, early/late/night, who', undefined],
  ['swap = open / taken / approved / refused', undefined],
  ['FR-2 Job states: Requested → Received → Issued', undefined],
  ['Instrument | serial no., maker, status: active / retired |', undefined],
  ['Zustände: bereit, benutzt, gesperrt', 'Geräte'],
  ['Fields: number, maker, year', 'Devices'],
])('%s defines a record', (text, heading) => {
  expect(defines(text, heading)).toBe(true);
});

test.each([
  'Fields: number, maker, year',
  'Present: Aileen (harbour master), Joost, Priti',
  'Languages: English, Polish, Czech',
  'Platforms: iOS / Android / web',
  'roles = admin / editor / viewer',
  'Cancel: free until 48 h before, after that one night is kept by the marina (or two/three), never more',
  'price = 5 / 10 / 15 €',
  'Rent: flat, due date dd/mm/yyyy, speed km/h',
  'traffic light: red above 40 %, yellow above 32 %',
])('%s defines no record', (text) => {
  expect(defines(text)).toBe(false);
});
