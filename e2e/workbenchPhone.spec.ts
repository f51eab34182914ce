import type { Page } from '@playwright/test';
import { expectNoViolations } from './expectNoViolations';
import { expect, test } from './fixtures';
import { withSubmission } from './savedSubmission';
import { resultScreen } from './screens';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const lines = '- A requirement that takes some room.\n'.repeat(200);
const long = `# Product Requirement Document: Repairs\n\nWritten for the cyclists of this town, who repair their bicycles at workshops.\n\n## Goals\n\n- Book a repair in a minute\n\n## Users\n\n${lines}\n## End\n`;

test.beforeEach(async ({ page, seed }) => {
  await seed(withSubmission({ response: long }));
  await page.goto('/result');
  await expect(resultScreen(page).document).toContainText('Repairs');
});

test('on a phone the refine box stays in view and contents fold', async ({ page }) => {
  const box = page.getByRole('textbox', { name: 'What should change?' });
  for (const top of [0, 3000]) {
    await page.evaluate((y) => {
      scrollTo(0, y);
    }, top);
    await expect(box).toBeInViewport();
    await expect(page.getByRole('button', { name: /^Review: / })).toBeInViewport();
  }
  await expect(resultScreen(page).download).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Goals' })).toBeHidden();
  await page.getByText('Contents', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'Goals' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectNoViolations(page);
});

test('the contents come before the document, both visually and in tab order', async ({ page }) => {
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents).toHaveCount(1);
  const { document: shown, download } = resultScreen(page);
  const [first, second] = [await contents.boundingBox(), await shown.boundingBox()];
  expect(first?.y).toBeLessThan(second?.y ?? NaN);
  await contents.getByText('Contents', { exact: true }).click();
  await contents.getByRole('link', { name: 'End' }).focus();
  await page.keyboard.press('Tab');
  await expect(contents.getByRole('button', { name: 'Rewrite End' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(download).toBeFocused();
});

test('all actions are in view without scrolling sideways', async ({ page }) => {
  for (const name of ['Download Document', 'Copy', 'More']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  const { feedback } = resultScreen(page);
  // Scrolls only up and down, as a finger does.
  await feedback.evaluate((button) => {
    scrollTo(0, button.getBoundingClientRect().top - 300);
  });
  await expect(feedback).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Not Helpful' })).toBeInViewport({ ratio: 1 });
});

test('the first lines of the document are in view at once', async ({ page }) => {
  const title = page.getByText('# Product Requirement Document: Repairs');
  const paragraph = page.getByText('Written for the cyclists of this town');
  const refine = page.getByRole('button', { name: /^Review: / });
  const boxes = [
    await title.boundingBox(),
    await paragraph.boundingBox(),
    await refine.boundingBox(),
  ];
  const [first, second, dock] = boxes.map((box) => box ?? { y: NaN, height: NaN });
  expect(first?.y).toBeLessThan(500);
  expect((second?.y ?? NaN) + (second?.height ?? NaN)).toBeLessThan(dock?.y ?? NaN);
});

test('Save and Discard stay in view beside the text that is edited', async ({ page }) => {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Document text' });
  await field.fill(`By hand\n${long}`);
  const save = page.getByRole('button', { name: 'Save changes' });
  const discard = page.getByRole('button', { name: 'Discard changes' });
  for (const top of [0, 150, 300]) {
    await page.evaluate((y) => {
      scrollTo(0, y);
    }, top);
    for (const button of [save, discard]) {
      await expect(button).toBeInViewport({ ratio: 1 });
      // Nothing covers it.
      await button.click({ trial: true });
    }
  }
  expect((await field.boundingBox())?.height).toBeLessThan(740 - 200);
  await save.click();
  await expect(resultScreen(page).document).toContainText('By hand');
});

test('after Refine from the end of the page, the new version is in view', async ({ page }) => {
  await page.route('**/v1/responses', (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: JSON.stringify({ model: 'm', output_text: `# Second\n\n${lines}` }),
    }),
  );
  const version = page.getByText(/^Version \d of \d$/);
  await page.getByRole('button', { name: 'Requirements as CSV' }).scrollIntoViewIfNeeded();
  await expect(version).not.toBeInViewport();
  await page.getByRole('textbox', { name: 'What should change?' }).fill('Make it shorter');
  await page.getByRole('button', { name: 'Refine', exact: true }).click();
  await expect(version).toHaveText('Version 2 of 2');
  await expect(version).toBeInViewport();
  await expect(page.getByText('# Second')).toBeInViewport();
});

test('a toast does not cover the refine box', async ({ page }) => {
  await page.getByRole('button', { name: 'Requirements as CSV' }).click();
  const toast = page.locator('.notistack-Snackbar');
  await expect(toast).toBeInViewport({ ratio: 1 });
  await page.getByRole('textbox', { name: 'What should change?' }).click({ trial: true });
  await page.getByRole('button', { name: 'Refine', exact: true }).click({ trial: true });
  await page.getByRole('button', { name: /^Review: / }).click({ trial: true });
});

test('a toast does not cover the refine box that moves up at the end of the page', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Helpful', exact: true }).click();
  await expect(page.locator('.notistack-Snackbar')).toBeInViewport({ ratio: 1 });
  await page.getByRole('contentinfo').evaluate((footer) => {
    scrollBy(0, footer.getBoundingClientRect().top - innerHeight + 100);
  });
  // A click would scroll the box out from under the toast.
  const review = page.getByRole('button', { name: /^Review: / });
  const topOf = async () => (await review.boundingBox())?.y ?? 0;
  await expect(review).toBeInViewport();
  await expect
    .poll(async () => {
      const { y = 0, height = 0 } = (await page.locator('.notistack-Snackbar').boundingBox()) ?? {};
      return y + height;
    })
    .toBeLessThan(await topOf());
});

test('one press on the number of findings leads to the review', async ({ page }) => {
  await page.getByRole('button', { name: /^Review: / }).click();
  await expect(page.locator('#review')).toBeFocused();
});

const scrollIntoDocument = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, 1500);
  });

test('in a low window, as at 400 % zoom, the bars scroll with the page; the refine box stays while it is typed in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const box = page.getByRole('textbox', { name: 'What should change?' });
  await scrollIntoDocument(page);
  await expect(box).not.toBeInViewport();
  await expect(resultScreen(page).download).not.toBeInViewport();
  await box.click();
  await scrollIntoDocument(page);
  await expect(box).toBeInViewport();
});

test('in a low window, a toast does not cover the refine box while it is typed in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 400 });
  const box = page.getByRole('textbox', { name: 'What should change?' });
  await box.click();
  await scrollIntoDocument(page);
  // A real click would take the focus from the box.
  await page.getByRole('button', { name: 'Helpful', exact: true }).dispatchEvent('click');
  await expect(page.locator('.notistack-Snackbar')).toBeInViewport({ ratio: 1 });
  await box.click({ trial: true });
  await page.getByRole('button', { name: 'Refine', exact: true }).click({ trial: true });
});
