import { failureMessage } from '../src/generation/failureMessage';
import type { GenerationFailure } from '../src/generation/generationPort';
import {
  errorAnswer,
  failed,
  incomplete,
  plain,
  refusal,
  silence,
  streamed,
  type ServiceAnswer,
} from './fakeService';
import { expect, test } from './fixtures';
import { createScreen, resultScreen, sampleIdea } from './screens';

test.use({ generator: 'gateway' });

interface FailureCase {
  title: string;
  answer: ServiceAnswer;
  failure: GenerationFailure;
  /** The text that arrives before the failure. */
  arrives?: string;
  /** The HTTP status that the page gets, where it is an error. */
  status?: number;
}

const begun = { chunks: ['# Repairs\n', 'The first half'] };
const arrives = begun.chunks.join('');

const cases: FailureCase[] = [
  { title: 'an empty answer', answer: streamed({}), failure: { kind: 'malformed' } },
  { title: 'a refusal', answer: streamed({ end: refusal }), failure: { kind: 'refused' } },
  {
    title: 'an answer that the service calls incomplete',
    answer: streamed({ ...begun, end: incomplete }),
    failure: { kind: 'truncated' },
    arrives,
  },
  {
    title: 'an answer that is cut off',
    answer: streamed({ ...begun, end: 'cut' }),
    failure: { kind: 'truncated' },
    arrives,
  },
  {
    title: 'an answer that the service gives up',
    answer: streamed({ ...begun, end: failed }),
    failure: { kind: 'unavailable' },
    arrives,
  },
  {
    title: 'an answer that is no JSON',
    answer: plain(200, 'application/json', 'not JSON'),
    failure: { kind: 'malformed' },
  },
  {
    title: 'a web page in place of an answer',
    answer: plain(200, 'text/html', '<!doctype html><h1>Welcome to nginx</h1>'),
    failure: { kind: 'malformed' },
  },
  {
    title: 'events that are no JSON',
    answer: plain(200, 'text/event-stream', 'data: {"type":\n\n'),
    failure: { kind: 'malformed' },
  },
  {
    title: 'a key that the service does not accept',
    answer: errorAnswer(401),
    failure: { kind: 'unauthorized', httpStatus: null },
    status: 502,
  },
  {
    title: 'too many requests',
    answer: errorAnswer(429, { 'retry-after': '20' }),
    failure: { kind: 'rateLimited', retryAfterSeconds: 20 },
    status: 429,
  },
  {
    title: 'an error of the service',
    answer: errorAnswer(500),
    failure: { kind: 'unavailable' },
    status: 500,
  },
];

for (const { title, answer, failure, arrives: partial, status } of cases) {
  test(`${title}: says so, keeps idea and text, and the next try works`, async ({
    page,
    service,
    watch,
  }) => {
    if (status !== undefined) watch.expectConsole(new RegExp(`status of ${status}`));
    if (title === 'an answer that is cut off') watch.expectConsole(/ERR_INCOMPLETE_CHUNKED/);
    service.answerWith(answer, streamed({ chunks: ['# Repairs\n', 'The whole document'] }));
    const create = createScreen(page);
    await create.open();
    await create.card('FRD').check();
    await create.idea.fill(sampleIdea);
    await create.submit.click();

    const notice = page.getByRole('alert').filter({ hasText: failureMessage(failure) });
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('heading')).toHaveText(
      partial === undefined ? 'No document yet' : 'Unfinished draft',
    );
    if (partial === undefined) await expect(create.draft).toHaveCount(0);
    else expect(await create.draft.textContent()).toBe(partial);
    await expect(create.idea).toHaveValue(sampleIdea);
    await expect(create.card('FRD')).toBeChecked();
    await expect(create.submit).toHaveText('Generate Document');
    expect(service.calls).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);

    await create.submit.click();
    await page.waitForURL('**/result');
    await expect(resultScreen(page).document).toContainText('The whole document');
  });
}

test('a rate limit says how long to wait', () => {
  expect(failureMessage({ kind: 'rateLimited', retryAfterSeconds: 20 })).toContain('20 seconds');
});

test('a service that never answers is given up after two minutes', async ({ page, service }) => {
  service.answerWith(silence);
  await page.clock.install();
  const create = createScreen(page);
  await create.open();
  await create.idea.fill(sampleIdea);
  await create.submit.click();
  await expect.poll(() => service.calls.length).toBe(1);
  await page.clock.fastForward(110_000);
  await expect(create.submit).toBeDisabled();
  await page.clock.fastForward(20_000);
  await expect(page.getByText(failureMessage({ kind: 'timedOut' }))).toBeVisible();
  await expect.poll(service.wasLeft).toBe(true);
  await expect(create.idea).toHaveValue(sampleIdea);
  await expect(create.submit).toBeEnabled();
});

test('a service that falls silent in the middle is given up after a minute', async ({
  page,
  service,
}) => {
  service.answerWith(streamed({ ...begun, end: 'stalled' }));
  await page.clock.install();
  const create = createScreen(page);
  await create.open();
  await create.idea.fill(sampleIdea);
  await create.submit.click();
  await expect(create.draft).toContainText('The first half');
  await page.clock.fastForward(70_000);
  await expect(page.getByText(failureMessage({ kind: 'timedOut' }))).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Unfinished draft' })).toBeVisible();
  expect(await create.draft.textContent()).toBe(arrives);
});

test.describe('a server', () => {
  test.use({ generator: 'mortalGateway' });

  test('that dies in the middle of an answer, and stays dead', async ({
    page,
    server,
    service,
    watch,
  }) => {
    watch.expectConsole(/ERR_(INCOMPLETE_CHUNKED|CONNECTION|EMPTY)/);
    service.answerWith(streamed({ ...begun, end: 'stalled' }));
    const create = createScreen(page);
    await create.open();
    await create.idea.fill(sampleIdea);
    await create.submit.click();
    await expect(create.draft).toContainText('The first half');
    await server.kill();
    await expect(page.getByText(failureMessage({ kind: 'truncated' }))).toBeVisible();
    expect(await create.draft.textContent()).toBe(arrives);

    await create.tryAgain.click();
    await expect(page.getByText(failureMessage({ kind: 'offline' }))).toBeVisible();
    // What the first attempt left is still the best there is.
    expect(await create.draft.textContent()).toBe(arrives);
    await expect(create.idea).toHaveValue(sampleIdea);
  });
});
