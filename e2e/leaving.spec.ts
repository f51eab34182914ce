import type { Page } from '@playwright/test';
import { createGate } from './createGate';
import { streamed } from './fakeService';
import { expect, test } from './fixtures';
import { holdScripts } from './holdScripts';
import { createScreen, sampleIdea } from './screens';

test.use({ generator: 'gateway' });

/** Closes the page as a user would; returns the dialogs that the browser showed. */
async function leave(page: Page): Promise<string[]> {
  const dialogTypes: string[] = [];
  page.on('dialog', (dialog) => {
    dialogTypes.push(dialog.type());
    void dialog.accept();
  });
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
  return dialogTypes;
}

test('leaving with a typed idea does not ask: a reload at once restores it', async ({ page }) => {
  const create = createScreen(page);
  await create.open();
  // At the speed of a fast typist.
  await create.idea.pressSequentially('An app', { delay: 160 });
  await page.reload();
  await expect(create.idea).toHaveValue('An app');
  expect(await leave(page)).toEqual([]);
});

test('a reload restores an idea and a type chosen before the page is hydrated', async ({
  page,
}) => {
  const create = createScreen(page);
  const release = await holdScripts(page, (address) => !address.includes('/early.'));
  await page.goto('/create', { waitUntil: 'commit' });
  await create.idea.pressSequentially('An app');
  // The script that keeps it, which a reload may overtake.
  await page.waitForFunction(() => window.stopKeepingEarlyIdea !== undefined);
  await page.reload({ waitUntil: 'commit' });
  await expect(create.idea).toHaveValue('An app');
  await page.getByRole('radio', { name: /FRD/ }).check();
  release();
  await page.reload();
  await expect(create.idea).toHaveValue('An app');
  await expect(page.getByRole('radio', { name: /FRD/ })).toBeChecked();
});

test('leaving from another page does not ask either: Back restores the idea', async ({ page }) => {
  const create = createScreen(page);
  await create.open();
  await create.idea.pressSequentially('An app');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.reload();
  await page.getByRole('link', { name: 'View Examples' }).click();
  await expect(page).toHaveURL(/\/examples$/);
  await page.goBack();
  await page.goBack();
  await expect(create.idea).toHaveValue('An app');
  expect(await leave(page)).toEqual([]);
});

test('leaving an unfinished draft asks for confirmation', async ({ page, service }) => {
  service.answerWith(streamed({ chunks: ['# Plan'], end: 'stalled' }));
  const create = createScreen(page);
  await create.open();
  await create.idea.pressSequentially(sampleIdea);
  await create.submit.click();
  await expect(create.draft).toContainText('# Plan');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('heading', { name: 'Unfinished draft' })).toBeVisible();
  expect(await leave(page)).toEqual(['beforeunload']);
});

test('leaving a running generation asks for confirmation', async ({ page, service }) => {
  service.answerWith(streamed({ chunks: ['# Plan'], end: 'stalled' }));
  const create = createScreen(page);
  await create.open();
  await create.idea.pressSequentially(sampleIdea);
  await create.submit.click();
  await expect(create.draft).toContainText('# Plan');
  expect(await leave(page)).toEqual(['beforeunload']);
});

test('leaving a finished document does not ask', async ({ page, service }) => {
  service.answerWith(streamed({ chunks: ['# Plan'] }));
  const create = createScreen(page);
  await create.open();
  await create.idea.pressSequentially(sampleIdea);
  await create.submit.click();
  await page.waitForURL('**/result');
  expect(await leave(page)).toEqual([]);
});

test('the user can visit another page while the document is written, and a toast links to the document', async ({
  page,
  service,
}) => {
  const away = createGate();
  service.answerWith(streamed({ chunks: ['# A', ' plan for bicycles'], until: away.opened }));
  const create = createScreen(page);
  await create.open();
  await create.idea.fill(sampleIdea);
  await create.submit.click();
  await expect(create.draft).toContainText('# A');
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Examples' }).click();
  await expect(page).toHaveURL(/\/examples$/);
  away.open();
  await page.getByRole('button', { name: 'View' }).click();
  await expect(page).toHaveURL(/\/result$/);
  await expect(page.getByRole('article', { name: 'Document' })).toContainText(
    '# A plan for bicycles',
  );
});

test('a response that ends before the next page has loaded does not navigate away from it', async ({
  page,
  service,
}) => {
  const pressed = createGate();
  service.answerWith(streamed({ chunks: ['# A plan'], until: pressed.opened }));
  const create = createScreen(page);
  await create.open();
  await create.idea.fill(sampleIdea);
  await create.submit.click();
  await expect(create.draft).toContainText('# A');
  const release = await holdScripts(page, (address) => address.includes('/examples.'));
  await page.getByRole('link', { name: 'Examples' }).first().click();
  pressed.open();
  await expect(page.getByRole('button', { name: 'View' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Examples' })).toBeVisible();
  await expect(page).toHaveURL(/\/examples$/);
});
