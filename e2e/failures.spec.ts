import { failureMessage } from '../src/generation/failureMessage';
import type { GenerationFailure } from '../src/generation/generationPort';
import { createGate } from './createGate';
import { plain, refusal, silence, streamed, type ServiceAnswer } from './fakeService';
import { expect, test } from './fixtures';
import { createScreen, resultScreen, sampleIdea } from './screens';

test.use({ generator: 'gateway' });

interface FailureCase {
  title: string;
  /** The response; `seen` resolves when the page shows the text that arrives. */
  answer: (seen: Promise<void>) => ServiceAnswer;
  failure: GenerationFailure;
  /** The text that arrives before the failure. */
  arrives?: string;
  /** The HTTP status of the response, if it is an error. */
  status?: number;
}

const begun = { chunks: ['# Repairs\n', 'The first half'] };
const arrives = begun.chunks.join('');

const cases: FailureCase[] = [
  {
    title: 'a declined request',
    answer: () => streamed({ end: refusal }),
    failure: { kind: 'refused' },
  },
  {
    title: 'a response that is cut off',
    answer: (until) => streamed({ ...begun, until, end: 'cut' }),
    failure: { kind: 'truncated' },
    arrives,
  },
  {
    title: 'a web page as response',
    answer: () => plain(200, 'text/html', '<!doctype html><h1>Welcome to nginx</h1>'),
    failure: { kind: 'malformed' },
    status: 502,
  },
];

for (const { title, answer, failure, arrives: partial, status } of cases) {
  test(`${title}: shows the failure, keeps idea and text, and a retry works`, async ({
    page,
    service,
    watch,
  }) => {
    if (status !== undefined) watch.expectConsole(new RegExp(`status of ${status}`));
    if (title === 'a response that is cut off') watch.expectConsole(/ERR_INCOMPLETE_CHUNKED/);
    const seen = createGate();
    service.answerWith(
      answer(seen.opened),
      streamed({ chunks: ['# Repairs\n', 'The whole document'] }),
    );
    const create = createScreen(page);
    await create.open();
    await create.card('FRD').check();
    await create.idea.fill(sampleIdea);
    await create.submit.click();
    if (partial !== undefined) await expect(create.draft).toContainText(begun.chunks[1] ?? '');
    seen.open();

    const notice = page.getByRole('alert').filter({ hasText: failureMessage(failure) });
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('heading')).toHaveText("Couldn't finish your document");
    if (partial === undefined) await expect(create.draft).toHaveCount(0);
    else await expect.poll(() => create.draft.textContent()).toBe(partial);
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

test('a service that never responds times out after two minutes', async ({ page, service }) => {
  service.answerWith(silence);
  await page.clock.install();
  const create = createScreen(page);
  await create.open();
  await create.idea.fill(sampleIdea);
  await create.submit.click();
  await expect.poll(() => service.calls.length).toBe(1);
  // The page's clock also runs on its own: allow a slow machine half a minute.
  await page.clock.fastForward(90_000);
  await expect(create.submit).toBeDisabled();
  await page.clock.fastForward(40_000);
  await expect(page.getByText(failureMessage({ kind: 'timedOut' }))).toBeVisible();
  await expect.poll(service.clientDisconnected).toBe(true);
  await expect(create.idea).toHaveValue(sampleIdea);
  await expect(create.submit).toBeEnabled();
});

test('a service that stalls midway times out after a minute', async ({ page, service }) => {
  service.answerWith(streamed({ ...begun, end: 'stalled' }));
  await page.clock.install();
  const create = createScreen(page);
  await create.open();
  await create.idea.fill(sampleIdea);
  await create.submit.click();
  await expect(create.draft).toContainText('The first half');
  await page.clock.fastForward(70_000);
  await expect(page.getByText(failureMessage({ kind: 'timedOut' }))).toBeVisible();
  await expect(page.getByRole('heading', { name: "Couldn't finish your document" })).toBeVisible();
  await expect.poll(() => create.draft.textContent()).toBe(arrives);
});

test.describe('a killed server', () => {
  test.use({ generator: 'killableGateway' });

  test('keeps the text that had arrived, also after a failed retry', async ({
    page,
    server,
    service,
    watch,
  }) => {
    watch.expectConsole(/ERR_(INCOMPLETE_CHUNKED|CONTENT_LENGTH|CONNECTION|EMPTY)/);
    service.answerWith(streamed({ ...begun, end: 'stalled' }));
    const create = createScreen(page);
    await create.open();
    await create.idea.fill(sampleIdea);
    await create.submit.click();
    await expect(create.draft).toContainText('The first half');
    await server.kill();
    await expect(page.getByText(failureMessage({ kind: 'truncated' }))).toBeVisible();
    await expect.poll(() => create.draft.textContent()).toBe(arrives);

    await create.tryAgain.click();
    await expect(page.getByText(failureMessage({ kind: 'offline' }))).toBeVisible();
    // The text of the first attempt is still the longest.
    await expect.poll(() => create.draft.textContent()).toBe(arrives);
    await expect(create.idea).toHaveValue(sampleIdea);
  });
});

test('shows the finished document even if no script can be fetched any more', async ({
  page,
  service,
  watch,
}) => {
  const gone = createGate();
  service.answerWith(streamed({ chunks: ['# Repairs\n', 'The first half'], until: gone.opened }));
  const create = createScreen(page);
  await create.open();
  await create.idea.fill(sampleIdea);
  await create.submit.click();
  await expect(create.draft).toContainText('The first half');
  await page.route('**/*.js', (route) => route.abort());
  watch.expectConsole(/ERR_FAILED/);
  gone.open();
  await page.waitForURL('**/result');
  await expect(resultScreen(page).document).toContainText('The first half');
});
