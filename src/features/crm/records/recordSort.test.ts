import { nextSort } from './recordSort';

test('a column goes up, then down, then back to the order in which the records came', () => {
  const up = nextSort<'name' | 'email'>(null, 'name');
  expect(up).toEqual({ key: 'name', direction: 'ascending' });
  const down = nextSort(up, 'name');
  expect(down).toEqual({ key: 'name', direction: 'descending' });
  expect(nextSort(down, 'name')).toBeNull();
});

test('another column starts upwards', () => {
  expect(nextSort<'name' | 'email'>({ key: 'name', direction: 'descending' }, 'email')).toEqual({
    key: 'email',
    direction: 'ascending',
  });
});
