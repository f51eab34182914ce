import { isBlank } from './isBlank';

test.each(['', ' \n\t\u00a0', '\u200b\u200b', ' \u2060\ufeff\u00ad '])('%j is blank', (text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(['a', '0', '\u200ba', '。', '👩‍👧'])('%j is not blank', (text) => {
  expect(isBlank(text)).toBe(false);
});
