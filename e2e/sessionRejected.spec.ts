import { storageKeys } from '../contract/storageKeys';
import { failureMessage } from '../src/generation/failureMessage';
import { expect, test } from './fixtures';
import { signedInStorage, storedEntries } from './savedSubmission';
import { createScreen, sampleIdea, toast } from './screens';

test('a 401 from a service called directly ends the session', async ({ page, seed, watch }) => {
  watch.expectConsole(/status of 401/);
  await seed(signedInStorage);
  await page.route('**/v1/responses', (route) =>
    route.fulfill({
      status: 401,
      json: { error: { message: 'Incorrect API key provided', code: 'invalid_api_key' } },
    }),
  );
  const create = createScreen(page);
  await create.open();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await create.idea.fill(sampleIdea);
  await create.submit.click();

  await expect(
    page.getByText(failureMessage({ kind: 'unauthorized', httpStatus: 401 })),
  ).toBeVisible();
  await expect(toast(page, 'Session expired. Please sign in again.')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  const entries = await storedEntries(page);
  expect(Object.keys(entries)).not.toContain(storageKeys.user);
  expect(Object.keys(entries)).not.toContain(storageKeys.token);
  await expect(create.idea).toHaveValue(sampleIdea);
  await expect(create.submit).toBeEnabled();
});

test('a lost network is reported, and a retry works', async ({ page, watch }) => {
  watch.expectConsole(/ERR_INTERNET_DISCONNECTED/);
  const create = createScreen(page);
  await create.open();
  await create.idea.fill(sampleIdea);
  await page.route('**/v1/responses', (route) => route.abort('internetdisconnected'));
  await create.submit.click();
  await expect(page.getByText(failureMessage({ kind: 'offline' }))).toBeVisible();
  await expect(create.idea).toHaveValue(sampleIdea);
  await page.unroute('**/v1/responses');
  await create.tryAgain.click();
  await page.waitForURL('**/result');
});
