import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { hydrated } from './hydrated';
import { withSubmission } from './savedSubmission';
import { resultScreen, toast } from './screens';

const question = 'Would you like to review your idea?';

function dialog(page: Page, name: string) {
  return page.getByRole('dialog', { name });
}

test.beforeEach(async ({ page, seed }) => {
  await seed(withSubmission({}));
  await page.goto('/result');
  await hydrated(page);
  await expect(resultScreen(page).heading).toBeVisible();
});

test('every dialog closes with Escape and returns the focus', async ({ page }) => {
  const { feedback } = resultScreen(page);
  const ways = [
    { name: question },
    { name: 'Contact Information', answer: "Yes, I'd like expert feedback" },
    { name: 'Join Our Community', answer: 'No, maybe later' },
  ];
  for (const { name, answer } of ways) {
    await feedback.click();
    if (answer !== undefined) await page.getByRole('button', { name: answer }).click();
    await expect(dialog(page, name)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(feedback).toBeFocused();
  }
});

for (const { answer, name } of [
  { answer: "Yes, I'd like expert feedback", name: 'Contact Information' },
  { answer: 'No, maybe later', name: 'Join Our Community' },
]) {
  test(`a press outside "${name}" closes it only while nothing was entered`, async ({ page }) => {
    const { feedback } = resultScreen(page);
    await feedback.click();
    await dialog(page, question).getByRole('button', { name: answer }).click();
    const field = dialog(page, name).getByRole('textbox').first();
    await field.fill('Ada');
    await page.mouse.click(5, 5);
    // Longer than the closing transition.
    await page.waitForTimeout(500);
    await expect(field).toHaveValue('Ada');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await feedback.click();
    await dialog(page, question).getByRole('button', { name: answer }).click();
    await expect(field).toHaveValue('');
    await page.mouse.click(5, 5);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(feedback).toBeFocused();
  });
}

test('Back from an open dialog returns to the previous page and focuses its heading', async ({
  page,
}) => {
  await page.goto('/examples');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Create' }).click();
  await page.evaluate(() => {
    history.pushState(null, '', '/result');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await resultScreen(page).feedback.click();
  await dialog(page, question).getByRole('button', { name: /^Yes/ }).click();
  await expect(dialog(page, 'Contact Information').getByRole('textbox').first()).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Transform Your Idea' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the contact form can be opened, filled in and sent with the keyboard only', async ({
  page,
}) => {
  const { feedback } = resultScreen(page);
  for (let tabs = 0; tabs < 40; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await feedback.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(feedback).toBeFocused();
  await page.keyboard.press('Enter');
  const yes = dialog(page, question).getByRole('button', { name: /^Yes/ });
  await expect(yes).toBeVisible();
  for (let tabs = 0; tabs < 5; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await yes.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(yes).toBeFocused();
  await page.keyboard.press('Enter');
  const contact = dialog(page, 'Contact Information');
  const field = contact.getByRole('textbox', { name: 'Your Name' });
  await expect(field).toBeVisible();
  for (let tabs = 0; tabs < 5; tabs += 1) {
    if (await field.evaluate((input) => input === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(field).toBeFocused();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@example.org');
  // Tab keeps the focus inside the dialog.
  for (let tabs = 0; tabs < 8; tabs += 1) {
    await page.keyboard.press('Tab');
    await expect(contact.locator(':focus')).toHaveCount(1);
  }
  await contact.getByRole('textbox', { name: 'Email Address' }).press('Enter');
  await expect(toast(page, 'Thank you! Our team will contact you shortly.')).toBeVisible();
  await expect(feedback).toBeFocused();
});

test('a dialog whose script fails to load can be retried, and the document stays', async ({
  page,
  watch,
}) => {
  watch.expectConsole(/Failed to load resource|ChunkLoadError|Loading chunk/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await resultScreen(page).feedback.click();
  const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('article', { name: 'Document' })).toBeVisible();
  await page.unroute('**/assets/*.js');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page, question)).toBeVisible();
});
