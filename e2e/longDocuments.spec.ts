import { expect, test } from './fixtures';
import { longDocuments } from './longDocuments';
import { withSubmission } from './savedSubmission';
import { resultScreen } from './screens';

// How long each takes is measured by `npm run bench -- --documents`.
test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
});

/** More elements than these would take a second to make. */
const mostElements = 12_000;

for (const { name, text, last } of longDocuments) {
  test(`shows ${name} in both views, and renders in full only what is near`, async ({
    page,
    seed,
  }) => {
    await seed(withSubmission({ response: text }));
    await page.goto('/result');
    const { document } = resultScreen(page);
    await expect(document).toContainText(text.slice(0, 8).trim());
    const countElements = () => document.locator('*').count();
    const sheet = document.locator('[dir]').filter({ has: page.locator('#block-0') });
    expect(await sheet.evaluate(({ textContent }) => textContent)).toBe(text);
    expect(await countElements()).toBeLessThan(mostElements);

    await page.getByRole('button', { name: 'Formatted' }).click();
    await expect(document.locator('#block-0 > :is(h2, h3, p, .table)').first()).toBeVisible();
    expect(await countElements()).toBeLessThan(mostElements);
    // What comes near is laid out then, and the page may grow by it.
    await expect(async () => {
      await document
        .locator('[id^="block-"]')
        .last()
        .evaluate((block) => {
          block.scrollIntoView({ block: 'end' });
        });
      await expect(document.getByText(last).last()).toBeInViewport({ timeout: 500 });
    }).toPass();
    await expect(document.locator('[id^="block-"]').last()).not.toHaveClass(/source/);

    // What is done with it answers.
    await page.getByRole('button', { name: 'Plain text' }).click();
    await expect(page.getByRole('button', { name: 'Plain text' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByRole('button', { name: /^Review: (no|\d+) finding/ })).toBeVisible();
  });
}

test('each of 5,000 headings can be reached and rewritten', async ({ page, seed }) => {
  const text = Array.from(
    { length: 5000 },
    (_, index) => `## Heading ${index}\n\nIts text.\n\n`,
  ).join('');
  await seed(withSubmission({ response: text }));
  await page.goto('/result');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents.locator('a')).toHaveCount(60);
  await contents.getByRole('button', { name: 'Show all 5000 headings' }).click();
  await expect(contents.locator('a')).toHaveCount(5000);
  await expect(contents.locator('button[aria-label="Rewrite Heading 4999"]')).toBeEnabled();
  for (const view of ['Plain text', 'Formatted']) {
    await page.getByRole('button', { name: view }).click();
    await contents.locator('a', { hasText: 'Heading 4321' }).click();
    const heading = resultScreen(page).document.getByText('Heading 4321').last();
    await expect(heading).toBeInViewport();
    await expect(page.locator('article :focus')).toHaveText(/Heading 4321/);
  }
});
