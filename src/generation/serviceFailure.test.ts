import * as v from 'valibot';
import { failureOfServiceError, failureOfStatus, serviceErrorSchema } from './serviceFailure';

const nothingSaid = { code: null, type: null };

test('accepts a code that is a word, a number or missing', () => {
  const parse = (error: unknown) => failureOfServiceError(v.parse(serviceErrorSchema, error));
  expect(parse({ code: 'insufficient_quota' })).toEqual({ kind: 'quotaExceeded' });
  expect(parse({ code: 400, message: 'Too long.' })).toEqual({ kind: 'badRequest' });
  expect(parse({ code: null, type: 'invalid_request_error' })).toEqual({ kind: 'badRequest' });
  expect(parse({})).toEqual({ kind: 'unavailable' });
});

test('a key rejected inside a response has no status', () => {
  const refused = { kind: 'unauthorized', httpStatus: null };
  expect(failureOfServiceError({ code: '401', type: null })).toEqual(refused);
  expect(failureOfServiceError({ code: 'invalid_api_key', type: null })).toEqual(refused);
  const fromGateway = { code: 'upstream_unauthorized', type: null };
  expect(failureOfStatus(502, fromGateway, null)).toEqual(refused);
});

test('the status determines the failure, except for an exhausted quota and a filtered prompt', () => {
  const said = (code: string) => ({ code, type: null });
  expect(failureOfStatus(400, said('content_filter'), null)).toEqual({ kind: 'refused' });
  expect(failureOfStatus(400, said('rate_limit_exceeded'), null)).toEqual({ kind: 'badRequest' });
  expect(failureOfStatus(429, said('insufficient_quota'), 5)).toEqual({ kind: 'quotaExceeded' });
  expect(failureOfStatus(429, said('rate_limit_exceeded'), 5)).toEqual({
    kind: 'rateLimited',
    retryAfterSeconds: 5,
  });
  expect(failureOfStatus(401, said('server_error'), null)).toEqual({
    kind: 'unauthorized',
    httpStatus: 401,
  });
  expect(failureOfStatus(404, said('model_not_found'), null)).toEqual({ kind: 'misconfigured' });
  expect(failureOfStatus(599, nothingSaid, null)).toEqual({ kind: 'unavailable' });
  expect(failureOfStatus(304, nothingSaid, null)).toEqual({ kind: 'malformed' });
});

test.each([
  [400, 'sign_in_required', { kind: 'signInRequired' }],
  [413, 'request_too_large', { kind: 'tooLong' }],
  [400, 'context_length_exceeded', { kind: 'tooLong' }],
  [400, 'origin_not_allowed', { kind: 'badRequest' }],
  [400, 'invalid_prompt', { kind: 'badRequest' }],
  [429, 'too_many_at_once', { kind: 'rateLimited', retryAfterSeconds: 5 }],
  [429, 'rate_limit_exceeded', { kind: 'rateLimited', retryAfterSeconds: 5 }],
  [429, 'daily_limit_exceeded', { kind: 'quotaExceeded' }],
  [502, 'upstream_unreachable', { kind: 'unavailable' }],
  [502, 'upstream_malformed', { kind: 'malformed' }],
  [503, 'not_ready', { kind: 'unavailable' }],
  [504, 'upstream_timeout', { kind: 'timedOut' }],
])('the gateway refuses by %d %s', (status, code, failure) => {
  const type = status === 429 ? 'rate_limit_error' : status < 500 ? 'invalid_request_error' : null;
  expect(failureOfStatus(status, { code, type }, 5)).toEqual(failure);
});

test('a status of 413 alone, as of a proxy, means too long', () => {
  expect(failureOfStatus(413, nothingSaid, null)).toEqual({ kind: 'tooLong' });
});
