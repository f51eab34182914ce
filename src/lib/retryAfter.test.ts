import { retryAfterSeconds } from './retryAfter';

const now = Date.parse('2026-01-31T12:00:00Z');

test.each<[Record<string, string>, number | null]>([
  [{}, null],
  [{ 'retry-after': '20' }, 20],
  [{ 'retry-after': '0' }, 0],
  [{ 'retry-after': '1.2' }, 2],
  [{ 'retry-after': 'Sat, 31 Jan 2026 12:02:00 GMT' }, 120],
  [{ 'retry-after': 'Sat, 31 Jan 2026 11:00:00 GMT' }, 0],
  [{ 'retry-after': 'soon' }, null],
  [{ 'retry-after': '9'.repeat(400) }, null],
  [{ 'retry-after-ms': '1500', 'retry-after': '20' }, 2],
  [{ 'retry-after-ms': 'soon', 'retry-after': '20' }, 20],
])('%j is %s seconds', (headers, seconds) => {
  expect(retryAfterSeconds(new Headers(headers), now)).toBe(seconds);
});
