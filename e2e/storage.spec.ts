import type { Page } from '@playwright/test';
import { storageKeys } from '../contract/storageKeys';
import { streamed } from './fakeService';
import { expect, test } from './fixtures';
import { savedSubmission, signedInStorage, storedEntries } from './savedSubmission';
import { createScreen, resultScreen, sampleIdea, toast } from './screens';

test.use({ generator: 'gateway' });

const notKept = 'Your browser is not keeping data for this page.';

async function expectNothingStored(page: Page): Promise<void> {
  await page.goto('/result');
  await expect(page).toHaveURL(/\/create$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transform Your Idea');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  // The storage itself works.
  await expect(toast(page, notKept)).toHaveCount(0);
}

test('unreadable values count as absent', async ({ page, seed }) => {
  for (const key of [storageKeys.submission, storageKeys.user]) {
    await seed({ [key]: '{"id":' });
    await expectNothingStored(page);
  }
  await seed({ [storageKeys.token]: '' });
  await expectNothingStored(page);
});

test('an unreadable submission does not end the session, and an unreadable user does not hide the document', async ({
  page,
  seed,
  service,
}) => {
  service.answerWith(streamed({ chunks: ['# Plan'] }));
  await seed({ ...signedInStorage, [storageKeys.submission]: '{' });
  await page.goto('/create');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await createScreen(page).idea.fill(sampleIdea);
  await createScreen(page).submit.click();
  await page.waitForURL('**/result');
  await seed({ [storageKeys.user]: '{' });
  await page.goto('/result');
  await expect(resultScreen(page).document).toContainText('# Plan');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

async function generate(page: Page): Promise<void> {
  const create = createScreen(page);
  await create.idea.fill(sampleIdea);
  await create.submit.click();
  await page.waitForURL('**/result');
}

test('without storage the application works in memory and says so once', async ({
  page,
  service,
}) => {
  service.answerWith(streamed({ chunks: ['# Plan'] }));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await createScreen(page).open();
  await expect(toast(page, notKept)).toHaveCount(1);
  await toast(page, notKept).getByRole('button', { name: 'Close' }).click();
  await expect(toast(page, notKept)).toHaveCount(0);
  await generate(page);
  await expect(resultScreen(page).document).toContainText('# Plan');
  await resultScreen(page).download.click();
  await expect(toast(page, 'Document downloaded successfully!')).toBeVisible();
  await expect(toast(page, notKept)).toHaveCount(0);
});

test('with full storage the document is shown with one warning, and stored again later', async ({
  page,
  service,
}) => {
  service.answerWith(
    streamed({ chunks: ['# First plan'] }),
    streamed({ chunks: ['# Second plan'] }),
    streamed({ chunks: ['# Third plan'] }),
  );
  await createScreen(page).open();
  await page.evaluate(() => {
    let piece = 'x'.repeat(1 << 20);
    for (let count = 0; piece !== ''; count += 1) {
      try {
        localStorage.setItem(`filler${count}`, piece);
      } catch {
        piece = piece.slice(0, Math.floor(piece.length / 2));
      }
    }
  });
  await generate(page);
  await expect(resultScreen(page).document).toContainText('# First plan');
  await expect(toast(page, notKept)).toHaveCount(1);
  await toast(page, notKept).getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'Create another document' }).click();
  await generate(page);
  await expect(resultScreen(page).document).toContainText('# Second plan');
  expect(await savedSubmission(page)).toBeUndefined();
  await expect(toast(page, notKept)).toHaveCount(0);

  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.getByRole('link', { name: 'Create another document' }).click();
  await generate(page);
  await expect
    .poll(async () => (await storedEntries(page))[storageKeys.submission])
    .toContain('# Third plan');
});
