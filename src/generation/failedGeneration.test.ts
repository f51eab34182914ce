import { http, HttpResponse } from 'msw';
import { setGeneration, sseEvent } from '../testing/responsesStream';
import { server } from '../testing/server';
import {
  answerBytes,
  answerEvents,
  completed,
  deltaOf,
  failureOf,
  startGeneration,
} from '../testing/startGeneration';
import type { GenerationFailure } from './generationPort';

test.each<[string, GenerationFailure]>([
  ['rate_limit_exceeded', { kind: 'rateLimited', retryAfterSeconds: null }],
  ['insufficient_quota', { kind: 'quotaExceeded' }],
  ['server_error', { kind: 'unavailable' }],
  ['never_heard_of', { kind: 'unavailable' }],
  ['invalid_prompt', { kind: 'badRequest' }],
])('the code %s means the same in every place', async (code, failure) => {
  setGeneration(server, { kind: 'stream', text: 'x', end: 'failed', code });
  expect(await failureOf(startGeneration().result)).toEqual(failure);
  answerEvents(deltaOf('x'), { type: 'error', code, message: 'No.' });
  expect(await failureOf(startGeneration().result)).toEqual(failure);
  answerEvents({ type: 'error', error: { code, message: 'No.' } });
  expect(await failureOf(startGeneration().result)).toEqual(failure);
  answerBytes([`data: {"error":{"code":"${code}"}}\n\n`]);
  expect(await failureOf(startGeneration().result)).toEqual(failure);
  setGeneration(server, { kind: 'json', body: { error: { code, message: 'No.' } } });
  expect(await failureOf(startGeneration().result)).toEqual(failure);
});

test('a refusal is not a document, in any position', async () => {
  const refusal = { type: 'refusal', refusal: 'I can not help with that.' };
  answerEvents({ type: 'response.content_part.added', part: refusal }, completed);
  expect(await failureOf(startGeneration().result)).toEqual({ kind: 'refused' });
  const output = [{ type: 'message', content: [refusal] }];
  answerEvents({ ...completed, response: { status: 'completed', output } });
  expect(await failureOf(startGeneration().result)).toEqual({ kind: 'refused' });
  setGeneration(server, { kind: 'json', body: { output } });
  const { result, pieces } = startGeneration();
  expect(await failureOf(result)).toEqual({ kind: 'refused' });
  expect(pieces).toEqual([]);
});

describe('a response that is not a document', () => {
  test.each([
    ['an event that is no JSON', 'data: {"type":\n\n', 'text/event-stream'],
    ['an event without a type', 'data: {"choices":[]}\n\n', 'text/event-stream'],
    [
      'a delta without text',
      'data: {"type":"response.output_text.delta"}\n\n',
      'text/event-stream',
    ],
    ['an end without text', sseEvent(completed), 'text/event-stream'],
    ['white space', sseEvent(deltaOf(' \n')) + sseEvent(completed), 'text/event-stream'],
    ['a page', '<!doctype html><title>Sign in</title>', 'text/html'],
    ['text', 'Hello', 'text/plain'],
    ['broken JSON', '{"output_text":', 'application/json'],
    ['other JSON', '{"output_text":5}', 'application/json'],
    ['empty JSON', '{}', 'application/json; charset=utf-8'],
  ])('is malformed: %s', async (_, body, contentType) => {
    answerBytes([body], contentType);
    expect(await failureOf(startGeneration().result)).toEqual({ kind: 'malformed' });
  });

  test('is malformed if it is empty', async () => {
    server.use(http.post('*/responses', () => new HttpResponse(null, { status: 204 })));
    expect(await failureOf(startGeneration().result)).toEqual({ kind: 'malformed' });
  });
});

test.each([401, 403] as const)('status %i is unauthorized', async (status) => {
  setGeneration(server, { kind: 'error', status });
  expect(await failureOf(startGeneration().result)).toEqual({
    kind: 'unauthorized',
    httpStatus: status,
  });
});

test.each<[number, GenerationFailure['kind']]>([
  [400, 'badRequest'],
  [404, 'misconfigured'],
  [405, 'misconfigured'],
  [408, 'timedOut'],
  [413, 'tooLong'],
  [418, 'badRequest'],
  [422, 'badRequest'],
  [500, 'unavailable'],
  [502, 'unavailable'],
  [504, 'timedOut'],
])('status %i is %s', async (status, kind) => {
  setGeneration(server, { kind: 'error', status });
  expect(await failureOf(startGeneration().result)).toEqual({ kind });
});

test('status 429 gives the retry delay unless the quota is exhausted', async () => {
  setGeneration(server, { kind: 'error', status: 429, headers: { 'retry-after': '20' } });
  expect(await failureOf(startGeneration().result)).toEqual({
    kind: 'rateLimited',
    retryAfterSeconds: 20,
  });
  server.use(http.post('*/responses', () => new HttpResponse('Slow down', { status: 429 })));
  expect(await failureOf(startGeneration().result)).toEqual({
    kind: 'rateLimited',
    retryAfterSeconds: null,
  });
  setGeneration(server, { kind: 'error', status: 429, code: 'insufficient_quota' });
  expect(await failureOf(startGeneration().result)).toEqual({ kind: 'quotaExceeded' });
});

test('a service that cannot be reached is offline', async () => {
  setGeneration(server, { kind: 'offline' });
  expect(await failureOf(startGeneration().result)).toEqual({ kind: 'offline' });
});
