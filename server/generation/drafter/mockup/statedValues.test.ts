import { statedPrice, statedRange, statedUnitRange } from './statedValues';

test.each([
  ['Borrowers pay a deposit of £30.', 'deposit', '£30'],
  ['Die Kaution: 25 € je Gerät.', 'Kaution', '25 €'],
  ['They leave a £5 deposit.', 'deposit', '£5'],
  ['A deposit of £30', 'deposit of £30', '£30'],
  ['A deposit of £30, for trailers a deposit of £60.', 'deposit', undefined],
  ['A deposit.', 'deposit', undefined],
  ['A deposit of £1,500.', 'deposit', '£1,500'],
  ['Uma caução de 1.500,00 €.', 'caução', '1.500,00 €'],
  ['They leave a R$ 40 deposit.', 'deposit', 'R$ 40'],
  ['A deposit of 300 CHF.', 'deposit', '300 CHF'],
  ['A fee of 45 euros.', 'fee', '45 euros'],
  ['Members pay no fee of £5.', 'fee', undefined],
  ['Members pay a late fee of £5.', 'fee', undefined],
  ['The fee is £30 or £50.', 'fee', undefined],
  ['The fee is £30 to £40.', 'fee', undefined],
  ['The fee is £3 000.', 'fee', undefined],
  ['The fee is 5 000 €.', 'fee', undefined],
  ['A fee of 45 euros or 60 euros.', 'fee', undefined],
  ['A fee of 30 dollars and 50 cents.', 'fee', undefined],
  // A range, and a thousand times as much.
  ['A deposit of £5-10.', 'deposit', undefined],
  ['A deposit of $20k.', 'deposit', undefined],
])('the only amount with a name is its value: %s', (idea, name, amount) => {
  expect(statedPrice(idea, name)).toBe(amount);
});

test('ranges are read behind a name and in a unit', () => {
  expect(statedRange('a level, 0–4', 'level')).toEqual([0, 4]);
  expect(statedRange('a level', 'level')).toEqual([]);
  expect(statedUnitRange('Keep it at 2–8 °C.', '°C')).toEqual([2, 8]);
});

test('a long run of digits takes no more than linear time', () => {
  const run = '1'.repeat(60_000);
  const begun = performance.now();
  expect(statedPrice(run, 'deposit')).toBeUndefined();
  expect(statedUnitRange(run, '°C')).toEqual([]);
  expect(performance.now() - begun).toBeLessThan(500);
});
