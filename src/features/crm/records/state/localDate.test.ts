import { dateInWords, localDate } from './localDate';

test('formats dates in English, short for tables and long for dialogs', () => {
  expect(dateInWords('2026-11-05', 'medium')).toBe('Nov 5, 2026');
  expect(dateInWords('2026-11-05', 'long')).toBe('November 5, 2026');
});

test('an empty date is an em dash, and other text is returned unchanged', () => {
  expect(dateInWords('', 'long')).toBe('—');
  expect(dateInWords('soon', 'long')).toBe('soon');
});

test('the date of a moment is the local one', () => {
  expect(localDate(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21');
});
