import { pluralOf, singularOf } from './englishNumber';

test.each([
  ['tool', 'tools'],
  ['address', 'addresses'],
  ['bonus', 'bonuses'],
  ['house', 'houses'],
  ['size', 'sizes'],
  ['box', 'boxes'],
  ['delivery', 'deliveries'],
  ['cookie', 'cookies'],
  ['loaf', 'loaves'],
  ['child', 'children'],
  ['network', 'networks'],
  ['dish', 'dishes'],
  ['quiz', 'quizzes'],
  ['prize', 'prizes'],
])('%s and %s', (one, several) => {
  expect(pluralOf(one)).toBe(several);
  expect(singularOf(several)).toBe(one);
  expect(pluralOf(several)).toBe(several);
  expect(singularOf(one)).toBe(one);
});

test('what is not counted has no plural', () => {
  expect(pluralOf('equipment')).toBe('equipment');
});
