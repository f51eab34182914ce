import type { Page } from '@playwright/test';
import { storageKeys } from '../contract/storageKeys';
import { expect, test } from './fixtures';
import { hydrated } from './hydrated';
import { signedInStorage, storedEntries, withSubmission } from './savedSubmission';

const mainLinks = [
  { name: 'Create', path: '/create' },
  { name: 'Examples', path: '/examples' },
  { name: 'Community', path: '/community' },
  { name: 'CRM', path: '/crm' },
  { name: 'Home', path: '/' },
];

const accountLinks = [
  { name: 'Login', path: '/sign-in' },
  { name: 'Sign Up', path: '/sign-up' },
];

function header(page: Page) {
  return page.getByRole('banner');
}

async function expectArrival(page: Page, path: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

test('the header links to every main page, and each navigation moves the focus to the heading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await hydrated(page);
  await expect(header(page).getByRole('button', { name: 'Menu' })).toBeHidden();
  for (const { name, path } of [...mainLinks, ...accountLinks]) {
    const before = await page.title();
    await header(page).getByRole('link', { name, exact: true }).click();
    await expectArrival(page, path);
    await expect(page).not.toHaveTitle(before);
  }
});

test('on a phone, Menu opens the same links', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await hydrated(page);
  const menu = header(page).getByRole('button', { name: 'Menu' });
  for (const { name, path } of [...mainLinks, ...accountLinks]) {
    const link = header(page).getByRole('link', { name, exact: true });
    await expect(link).toBeHidden();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await link.click();
    await expectArrival(page, path);
  }
  await menu.click();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeFocused();
});

test('the footer links to the main and legal pages', async ({ page }) => {
  await page.goto('/crm');
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  const links = [
    { name: 'Home', path: '/' },
    { name: 'Create', path: '/create' },
    { name: 'Examples', path: '/examples' },
    { name: 'Community', path: '/community' },
    { name: 'Privacy Policy', path: '/privacy' },
    { name: 'Terms of Service', path: '/terms' },
  ];
  for (const { name, path } of links) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expectArrival(page, path);
  }
});

test('the skip link skips the header', async ({ page }) => {
  await page.goto('/create');
  await hydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/\/create$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('a signed-in user sees Profile and Logout, and Logout clears the session and goes home', async ({
  page,
  seed,
}) => {
  await seed({ ...signedInStorage, ...withSubmission({}) });
  await page.goto('/create');
  await hydrated(page);
  await expect(header(page).getByRole('link', { name: 'Login' })).toHaveCount(0);
  await expect(header(page).getByRole('link', { name: 'Sign Up' })).toHaveCount(0);
  await header(page).getByRole('link', { name: 'Profile' }).click();
  await expectArrival(page, '/profile');
  await header(page).getByRole('button', { name: 'Logout' }).click();
  await expectArrival(page, '/');
  await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
  // The document does not belong to the session: it stays.
  await expect
    .poll(async () => Object.keys(await storedEntries(page)))
    .toEqual([storageKeys.submission]);
  await page.reload();
  await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
});
