import { describeWait } from './describeWait';

test.each([
  [1, '1 minute'],
  [61, '2 minutes'],
  [120 * 60, '120 minutes'],
  [120 * 60 + 1, '3 hours'],
  [24 * 3600, '24 hours'],
  [48 * 3600 + 1, '3 days'],
  [30 * 24 * 3600, '30 days'],
])('%d s is %s', (seconds, text) => {
  expect(describeWait(seconds)).toBe(text);
});
