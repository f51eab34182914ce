import { once } from 'node:events';
import http from 'node:http';
import type { Page } from '@playwright/test';
import { storageKeys } from '../contract/storageKeys';
import { expect, test as base } from './fixtures';
import { hostileMockup } from './hostileMockup';
import { savedSubmission, storedEntries, withSubmission } from './savedSubmission';
import { resultScreen } from './screens';

interface Elsewhere {
  origin: string;
  /** All requests, and `connection` for each connection. */
  visits: string[];
}

const test = base.extend<{ elsewhere: Elsewhere }>({
  elsewhere: async ({ server }, use) => {
    const visits: string[] = [];
    const other = http.createServer((request, response) => {
      visits.push(`${request.method ?? ''} ${request.url ?? ''}`);
      response.end();
    });
    other.on('connection', () => visits.push('connection'));
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    if (address === null || typeof address === 'string') throw new Error('not listening on TCP');
    const origin = `http://127.0.0.1:${address.port}`;
    expect(origin).not.toBe(server.address);
    await use({ origin, visits });
    other.closeAllConnections();
    other.close();
  },
});

/** Console messages of the policy and the sandbox; they are expected. */
const stopped =
  /Content Security Policy|Blocked|sandbox|violates the following|Failed to load resource: net::ERR_BLOCKED/i;

async function expectUntouched(page: Page, elsewhere: Elsewhere): Promise<void> {
  expect(elsewhere.visits).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
  expect(new URL(page.url()).pathname).toBe('/result');
  await expect(page).toHaveTitle('UI/UX Design Mockup · Ideakiln');
  await expect(resultScreen(page).heading).toHaveText('Your UI/UX Design Mockup');
  await expect(resultScreen(page).preview.getByRole('heading', { level: 1 })).toHaveText(
    'Cycle Shop',
  );
}

test('a hostile mockup is shown with its styles, and is inert', async ({
  elsewhere,
  page,
  seed,
  watch,
}) => {
  watch.expectConsole(stopped);
  const dialogs: string[] = [];
  const downloads: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('download', (download) => downloads.push(download.url()));
  const response = hostileMockup(elsewhere.origin);
  await seed({
    ...withSubmission({ documentType: 'mockup', response }),
    [storageKeys.user]: '{"id":"u1","name":"Ada","email":"ada@example.org"}',
    [storageKeys.token]: 'secret',
  });
  await page.goto('/result');
  const before = await storedEntries(page);
  const { preview } = resultScreen(page);
  await expectUntouched(page, elsewhere);

  const styleOf = (selector: string, property: string) =>
    preview
      .locator(selector)
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  expect(await styleOf('h1', 'color')).toBe('rgb(1, 2, 3)');
  expect(await styleOf('.card', 'border-top-width')).toBe('7px');
  expect(await styleOf('.card', 'display')).toBe('grid');
  expect(await styleOf('[style]', 'letter-spacing')).toBe('3px');
  await expect(preview.locator('#scripted')).toHaveText('Untouched');
  await expect(preview.getByText('I hope you like it!')).toHaveCount(0);
  await expect(preview.locator('iframe, script, object, embed')).toHaveCount(0);

  const links = preview.getByRole('link');
  const count = await links.count();
  expect(count).toBe(12);
  for (let index = 0; index < count; index += 1) {
    await links.nth(index).click();
    await links.nth(index).press('Enter');
    await expectUntouched(page, elsewhere);
  }
  await preview.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
  await preview.getByRole('textbox', { name: 'Email' }).press('Enter');
  await preview.getByRole('button', { name: 'Send' }).click();
  await preview.getByRole('textbox', { name: 'Search' }).press('Enter');
  await preview.getByRole('button', { name: 'Find' }).click();
  // By then a refresh or a late load would have happened.
  await page.waitForTimeout(500);
  await expectUntouched(page, elsewhere);
  expect(dialogs).toEqual([]);
  expect(downloads).toEqual([]);
  expect(watch.calls()).toEqual([]);
  expect(await storedEntries(page)).toEqual(before);
  expect(await savedSubmission(page)).toMatchObject({ response });
});

test('the preview can access neither the surrounding page nor its storage', async ({
  page,
  seed,
}) => {
  await seed(withSubmission({ documentType: 'mockup', response: '<h1>Shop</h1>' }));
  await page.goto('/result');
  const heading = resultScreen(page).preview.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Shop');
  // Even a script that managed to run.
  const reach = await heading.evaluate(() => {
    const attempt = (name: string, what: () => unknown) => {
      try {
        return `${name}: ${String(what())}`;
      } catch (error) {
        return `${name}: ${error instanceof DOMException ? error.name : 'failed'}`;
      }
    };
    return [
      attempt('origin', () => window.origin),
      attempt('localStorage', () => localStorage.length),
      attempt('cookie', () => document.cookie),
      attempt('parent', () => parent.document.title),
    ];
  });
  expect(reach).toEqual([
    'origin: null',
    'localStorage: SecurityError',
    'cookie: SecurityError',
    'parent: SecurityError',
  ]);
  const frame = page.locator('iframe[title="Mockup preview"]');
  await expect(frame).toHaveAttribute('sandbox', '');
});

test('a link to a section of the mockup scrolls to it inside the preview', async ({
  page,
  seed,
}) => {
  const response =
    '<!doctype html><h1>Shop</h1><a href="#plans">Plans</a><div style="height: 3000px"></div><h2 id="plans">Our plans</h2>';
  await seed(withSubmission({ documentType: 'mockup', response }));
  await page.goto('/result');
  const { preview } = resultScreen(page);
  await preview.getByRole('link', { name: 'Plans' }).click();
  // The frame's lower edge may be below the window's: check that the frame has scrolled.
  const plans = preview.getByRole('heading', { name: 'Our plans' });
  await expect.poll(() => plans.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(page).toHaveURL(/\/result$/);
});
