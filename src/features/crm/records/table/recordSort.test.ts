import { nextSort } from './recordSort';

test('a column sorts ascending, then descending, then not at all', () => {
  const up = nextSort<'name' | 'email'>(null, 'name');
  expect(up).toEqual({ key: 'name', direction: 'ascending' });
  const down = nextSort(up, 'name');
  expect(down).toEqual({ key: 'name', direction: 'descending' });
  expect(nextSort(down, 'name')).toBeNull();
});

test('another column starts ascending', () => {
  expect(nextSort<'name' | 'email'>({ key: 'name', direction: 'descending' }, 'email')).toEqual({
    key: 'email',
    direction: 'ascending',
  });
});
