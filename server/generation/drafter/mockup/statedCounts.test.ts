import { lexicons } from '../lexicon/lexicons';
import { sortIdea } from '../sort/sortIdea';
import { productOf } from './productOf';
import { statedCounts } from './statedCounts';

const countsIn = (idea: string, code: 'en' | 'de' | 'it' = 'en') => [
  ...statedCounts(sortIdea(idea), lexicons[code]),
];

test.each([
  ['We have 3 washing machines. Tenants book a machine.', 'machine', 3],
  ['There are 24 doors by the lane. An alert comes when 4 doors are left.', 'door', 24],
])('the largest number of some records counts: %s', (idea, key, count) => {
  expect(countsIn(idea)).toContainEqual([key, count]);
});

test('counts are read in other languages', () => {
  expect(countsIn('Wir haben 14 Tanks. Der Kellermeister sieht jeden Tank.', 'de')).toContainEqual([
    'tank',
    14,
  ]);
  expect(
    countsIn('Un agriturismo con sette camere. Ogni ospite prenota una camera.', 'it'),
  ).toContainEqual(['camer', 7]);
});

test.each([
  'A tenant books at most 4 slots.',
  'Hardly 5 % of the slots are used.',
  '~~We have 12 slots.~~',
  'There is one slot.',
])('limits, shares and what is left out count no records: %s', (idea) => {
  expect(countsIn(idea)).toEqual([]);
});

const titlesIn = (idea: string) =>
  productOf(sortIdea(idea), Infinity).collections.map(({ thing }) =>
    thing.rows.map(({ title }) => title),
  );

test('what there are few of is all shown and numbered from 1; what nobody counted has other numbers', () => {
  const rest =
    'Each device has a size and a deposit. Tenants see each device. Tenants return the device.';
  const [few] = titlesIn(`Our house has 3 devices in the basement. ${rest}`);
  expect(few).toEqual(['Device 1', 'Device 2', 'Device 3']);
  const [many] = titlesIn(`Our house has 46 devices in the basement. ${rest}`);
  expect(many).toEqual(['Device 1', 'Device 2', 'Device 3', 'Device 4', 'Device 5']);
  const [any] = titlesIn(`Our house has devices in the basement. ${rest}`);
  expect(any?.[0]).toBe('Device 104');
});
