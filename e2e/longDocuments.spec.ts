import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { longDocuments } from './longDocuments';
import { withSubmission } from './savedSubmission';
import { resultScreen } from './screens';

// `npm run bench -- --documents` measures the durations.
test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
});

/*
 * With thousands of elements, wait with `waitForFunction`: an `expect` that fails at first records an accessibility
 * snapshot, which lays out every deferred block one by one and blocks a slow machine's page for more than a minute.
 */

/** More elements than this would take a second to create. */
const maximumElements = 12_000;

async function pressed(page: Page, view: string): Promise<void> {
  await page.waitForFunction(
    (name) => document.querySelector('[aria-pressed="true"]')?.textContent === name,
    view,
  );
}

for (const { name, text, last } of longDocuments) {
  test(`shows ${name} in both views, and renders only the nearby blocks in full`, async ({
    page,
    seed,
  }) => {
    await seed(withSubmission({ response: text }));
    await page.goto('/result');
    const shown = resultScreen(page).document;
    await expect(shown).toContainText(text.slice(0, 8).trim());
    const countElements = () => shown.locator('*').count();
    const sheet = shown.locator('[dir]').filter({ has: page.locator('#block-0') });
    expect(await sheet.evaluate(({ textContent }) => textContent)).toBe(text);
    expect(await countElements()).toBeLessThan(maximumElements);

    await page.getByRole('button', { name: 'Formatted' }).click();
    await page.waitForFunction(
      () => document.querySelector('#block-0 > :is(h2, h3, p, .table)') !== null,
    );
    expect(await countElements()).toBeLessThan(maximumElements);
    // A block that comes near is laid out only then, which may make the page longer.
    await page.waitForFunction((words) => {
      const block = [...document.querySelectorAll('article [id^="block-"]')].at(-1);
      block?.scrollIntoView({ block: 'end' });
      const { bottom = Infinity } = block?.getBoundingClientRect() ?? {};
      return (
        bottom < innerHeight + 1 &&
        block?.classList.contains('source') === false &&
        block.textContent.includes(words)
      );
    }, last);

    // The controls and the review respond.
    // By key: while blocks that come near are laid out, the button may move away between mouse down and up.
    const plain = page.getByRole('button', { name: 'Plain text' });
    await plain.focus();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Plain text');
    await page.keyboard.press('Enter');
    await pressed(page, 'Plain text');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('button, a')].some(({ textContent }) =>
        /^Review: (no|\d+) finding/.test(textContent),
      ),
    );
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
  await page.waitForFunction(() => {
    const nav = document.querySelector('nav[aria-labelledby="contents-heading"]');
    const rewrite = nav?.querySelector<HTMLButtonElement>('[aria-label="Rewrite Heading 4999"]');
    return nav?.querySelectorAll('a').length === 5000 && rewrite?.disabled === false;
  });
  for (const [view, tag] of [
    ['Plain text', 'SPAN'],
    ['Formatted', 'H3'],
  ] as const) {
    await page.getByRole('button', { name: view }).click();
    await pressed(page, view);
    await contents.locator('a', { hasText: 'Heading 4321' }).click();
    await page.waitForFunction((heading) => {
      const focused = document.activeElement;
      const top = focused?.getBoundingClientRect().top ?? -1;
      return (
        focused?.tagName === heading &&
        focused.textContent.trim().endsWith('Heading 4321') &&
        top >= 0 &&
        top < innerHeight
      );
    }, tag);
  }
});
