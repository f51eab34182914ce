import { DatabaseUnavailable, isDatabaseUnavailable } from './DatabaseUnavailable';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

test.each([
  'ECONNREFUSED',
  'EPIPE',
  'EAI_AGAIN',
  'ERR_STREAM_DESTROYED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  '08006',
  '57P01',
  '42P01',
])('%s means that the database is unavailable', (code) => {
  expect(isDatabaseUnavailable(withCode(code))).toBe(true);
});

test.each([
  'ERR_INVALID_ARG_TYPE',
  'ERR_CRYPTO_TIMING_SAFE_EQUAL_LENGTH',
  'ERR_OUT_OF_RANGE',
  '23505',
  '42601',
])('%s is a fault of the program', (code) => {
  expect(isDatabaseUnavailable(withCode(code))).toBe(false);
});

test('errors without a code are known by their class or message', () => {
  expect(isDatabaseUnavailable(new DatabaseUnavailable('closed'))).toBe(true);
  expect(isDatabaseUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isDatabaseUnavailable(new TypeError('undefined is not a function'))).toBe(false);
});
