import { expect, test } from './fixtures';
import { createScreen, sampleIdea, toast } from './screens';

test('an idea of 10 characters is accepted', async ({ page, watch }) => {
  const create = createScreen(page);
  await create.open();
  await create.idea.fill(' 1234567890 ');
  await create.submit.click();
  await page.waitForURL('**/result');
  expect(watch.calls()).toEqual(['POST /v1/responses']);
});

function longIdea(length: number): string {
  return `${sampleIdea} `.repeat(Math.ceil(length / sampleIdea.length)).slice(0, length - 1) + '.';
}

test('the page stays responsive with an idea of 200,000 characters', async ({ page }) => {
  test.slow();
  const create = createScreen(page);
  await create.open();
  const idea = longIdea(200_000);
  await create.idea.fill(idea);
  await create.idea.press('ControlOrMeta+End');
  // A page that freezes on each key would exceed the test's time limit.
  await create.idea.pressSequentially(' And a map.');
  await expect(create.idea).toHaveValue(`${idea} And a map.`);

  await create.submit.click();
  await page.waitForURL('**/result', { timeout: 120_000 });
});

test('an idea of 600,000 characters is rejected with a message and not sent', async ({
  page,
  watch,
}) => {
  const create = createScreen(page);
  await create.open();
  await create.idea.fill(longIdea(600_000));
  await create.submit.click();
  await expect(
    toast(page, 'Your idea is too long to send. Please shorten it and try again.'),
  ).toBeVisible();
  expect(watch.calls()).toEqual([]);
  await create.idea.fill(sampleIdea);
  await create.submit.click();
  await page.waitForURL('**/result');
});
