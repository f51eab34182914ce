import { bearerTokenOf } from './bearerTokenOf';

test.each([
  ['Bearer abc', 'abc'],
  ['bearer  a.b-c', 'a.b-c'],
  [`Bearer ${'a'.repeat(600)}`, 'a'.repeat(600)],
  ['Bearer ', undefined],
  ['Bearer a b', undefined],
  ['Basic abc', undefined],
  [undefined, undefined],
])('the token of %j is %j', (authorization, token) => {
  expect(bearerTokenOf(authorization === undefined ? {} : { authorization })).toBe(token);
});
