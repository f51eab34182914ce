import { sortIdea } from '../sort/sortIdea';
import { StatedSamples } from './statedSamples';
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

const samplesOf = (idea: string) => new StatedSamples(sortIdea(idea), String);
const nearIn = (idea: string, unit: string) =>
  [0, 1, 2, 3, 4].map((at) => samplesOf(idea).nearLimit(unit, at));

test.each([
  ['An alarm rings above -70 °C.', '°C', ['-78', '-74', '-82', '-66', '-78']],
  ['An alarm rings below 5 °C.', '°C', ['7', '6', '8', '4', '7']],
  ['A parcel weighs at most 25 kg.', 'kg', ['23', '24', '22', '25', '23']],
])(
  'values lie on the right side of a limit, and one of them raises the alarm: %s',
  (idea, unit, values) => {
    expect(nearIn(idea, unit)).toEqual(values);
  },
);

test.each([
  'A parcel weighs 25 kg.',
  'At most 25 kg, and at most 30 kg for members.',
  'At most 25 cm.',
])('without one limit in the unit, no value is near it: %s', (idea) => {
  expect(nearIn(idea, 'kg')).not.toContain(expect.any(String));
  expect(samplesOf(idea).withinLimits('62.4 kg', 0)).toBe('62.4 kg');
});

test('a long run of digits takes no more than linear time', () => {
  const run = '1'.repeat(60_000);
  const begun = performance.now();
  expect(statedPrice(run, 'deposit')).toBeUndefined();
  expect(statedUnitRange(run, '°C')).toEqual([]);
  expect(performance.now() - begun).toBeLessThan(500);
});
