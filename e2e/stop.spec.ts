import { streamed } from './fakeService';
import { expect, test } from './fixtures';
import { createScreen, resultScreen, sampleIdea } from './screens';

test.use({ generator: 'gateway' });

test(
  'Stop aborts the request, keeps idea and draft, and allows a retry',
  { tag: '@smoke' },
  async ({ page, service }) => {
    service.answerWith(
      streamed({ chunks: ['# Repairs\n', 'The first half'], end: 'stalled' }),
      streamed({ chunks: ['# Repairs\n', 'The whole document'] }),
    );
    const create = createScreen(page);
    await create.open();
    await create.idea.fill(sampleIdea);
    await create.submit.click();
    await expect(create.draft).toContainText('The first half');
    expect(service.clientDisconnected()).toBe(false);
    await create.stop.click();

    await expect.poll(service.clientDisconnected).toBe(true);
    expect(service.calls).toHaveLength(1);
    await expect(page.getByRole('heading', { name: 'Unfinished draft' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('You stopped the generation.');
    await expect(create.draft).toHaveText('# Repairs\nThe first half', { useInnerText: false });
    await expect(create.idea).toHaveValue(sampleIdea);
    await expect(create.submit).toHaveText('Generate Document');
    await expect(create.submit).toBeEnabled();
    await expect(page).toHaveURL(/\/create$/);

    await create.tryAgain.click();
    await page.waitForURL('**/result');
    await expect(resultScreen(page).document).toContainText('The whole document');
    expect(service.calls).toHaveLength(2);
  },
);

test('Stop before the first word leaves no draft', async ({ page, service }) => {
  service.answerWith(streamed({ end: 'stalled' }));
  const create = createScreen(page);
  await create.open();
  await create.idea.fill(sampleIdea);
  await create.submit.click();
  await expect.poll(() => service.calls.length).toBe(1);
  await create.stop.click();
  await expect.poll(service.clientDisconnected).toBe(true);
  await expect(page.getByRole('heading', { name: 'No document yet' })).toBeVisible();
  await expect(create.idea).toHaveValue(sampleIdea);
});

test('closing the page aborts the request', async ({ page, service }) => {
  service.answerWith(streamed({ chunks: ['# Repairs'], end: 'stalled' }));
  const create = createScreen(page);
  await create.open();
  await create.idea.fill(sampleIdea);
  await create.submit.click();
  await expect(create.draft).toContainText('# Repairs');
  await page.close();
  await expect.poll(service.clientDisconnected).toBe(true);
});

test('the call contains only the model and the prompt with the trimmed idea', async ({
  page,
  service,
}) => {
  service.answerWith(streamed({ chunks: ['Done'] }));
  const create = createScreen(page);
  await create.open();
  await create.idea.fill(`  ${sampleIdea}\n`);
  await create.card('FRD').check();
  await create.submit.click();
  await page.waitForURL('**/result');
  expect(service.calls).toEqual([
    {
      model: 'gpt-4.1',
      input: `Create a Functional Requirement Document based on the following idea: ${sampleIdea}`,
      stream: true,
      max_output_tokens: 16_384,
    },
  ]);
});
