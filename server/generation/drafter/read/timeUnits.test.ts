import { lexicons } from '../lexicon/lexicons';
import { secondsOf } from './timeUnits';

test.each([
  ['en', 'minutes', 60],
  ['de', 'tagen', 86_400],
  ['fr', 'heures', 3_600],
  ['es', 'semanas', 604_800],
  ['it', 'ore', 3_600],
  ['nl', 'uur', 3_600],
  ['pl', 'godzin', 3_600],
  ['pt', 'dias', 86_400],
  ['ja', '分', 60],
  ['ar', 'ساعات', 3_600],
] as const)('%s: the length of %s', (code, unit, seconds) => {
  expect(secondsOf(unit, lexicons[code])).toBe(seconds);
});

test('other units have no length', () => {
  expect(secondsOf('players', lexicons.en)).toBeUndefined();
});
