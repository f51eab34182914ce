import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { injectDevTools } from './injectDevTools';
import { createScreen, resultScreen, sampleIdea } from './screens';

const password = 'correct horse battery';
const token = 'a-token-of-the-session';

/** What the page shows, without the toasts: they belong to events, not to the state. */
async function shown(page: Page): Promise<string> {
  const parts = await page.locator('header, main, [role="dialog"]').all();
  const trees = await Promise.all(parts.map((part) => part.ariaSnapshot()));
  return trees.join('\n');
}

function devTools(page: Page) {
  return {
    last: () => page.evaluate(() => window.devTools?.last() ?? 0),
    exported: () => page.evaluate(() => window.devTools?.exported() ?? ''),
    writes: () => page.evaluate(() => window.devTools?.writes ?? 0),
    /** Shows a recorded state at the address that the page had then. */
    jumpTo: (action: number, path: string) =>
      page.evaluate(
        ([number, address]) => {
          window.devTools?.jumpTo(number);
          if (address === location.pathname + location.search) return;
          history.pushState(null, '', address);
          dispatchEvent(new PopStateEvent('popstate'));
        },
        [action, path] as const,
      ),
  };
}

test('jumps through a session of the production build show what was shown, and do nothing else', async ({
  page,
  watch,
}) => {
  test.setTimeout(180_000);
  await injectDevTools(page);
  await page.route('**/api/login', (route) =>
    route.fulfill({
      json: { token, user: { id: '1', name: 'Ada', email: 'ada@example.org' } },
    }),
  );
  const tools = devTools(page);
  const moments: { action: number; path: string; tree: string }[] = [];
  const settle = async () => {
    await page.waitForTimeout(400);
    const { pathname, search } = new URL(page.url());
    moments.push({
      action: await tools.last(),
      path: pathname + search,
      tree: await shown(page),
    });
  };

  const create = createScreen(page);
  const result = resultScreen(page);
  const dialog = page.getByRole('dialog');
  await create.open();
  await settle();
  await create.idea.fill(sampleIdea);
  await create.card('FRD').check({ force: true });
  await settle();
  await create.submit.click();
  await expect(create.draft).toContainText(/\w{4}/);
  await create.stop.click();
  await expect(create.submit).toHaveText('Generate Document');
  await settle();
  await create.submit.click();
  await page.waitForURL('**/result', { timeout: 60_000 });
  await expect(result.heading).toBeVisible();
  await settle();
  await result.feedback.click();
  await expect(dialog).toBeVisible();
  await settle();
  await dialog.getByRole('button', { name: "Yes, I'd like expert feedback" }).click();
  await expect(page.getByRole('dialog', { name: 'Contact Information' })).toBeVisible();
  await settle();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await settle();
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByRole('textbox', { name: 'Email Address' }).fill('ada@example.org');
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  const getStarted = page.getByRole('main').getByRole('link', { name: 'Get Started' });
  await expect(getStarted).toBeVisible();
  await settle();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(getStarted).toBeVisible();
  await settle();

  const exported = await tools.exported();
  expect(exported).toContain(sampleIdea);
  expect(exported).not.toContain(password);
  expect(exported).not.toContain(token);

  const before = { calls: watch.calls(), writes: await tools.writes() };
  expect(moments.at(-1)?.action).toBeGreaterThan(10);
  const everyOther = [...moments.filter((_, index) => index % 2 === 1), ...moments];
  for (const { action, path, tree } of [...moments, ...moments.toReversed(), ...everyOther]) {
    await tools.jumpTo(action, path);
    await expect.poll(() => shown(page)).toBe(tree);
  }
  // Between them, every single action: none may break the page or reach out of it.
  for (let action = moments.at(-1)?.action ?? 0; action >= 0; action -= 1) {
    await tools.jumpTo(action, '/create');
  }
  await expect(create.submit).toBeVisible();
  expect({ calls: watch.calls(), writes: await tools.writes() }).toEqual(before);
});
