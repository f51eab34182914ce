import type { Page, Request } from '@playwright/test';
import { hashToken } from '../server/accounts/sessions';
import { test } from './accountServer';
import { expect } from './fixtures';
import { signIn } from './screens';

const email = 'ada@example.org';

// In milliseconds, as in Playwright's "networkidle", which only works once per page load.
const quietTime = 500;

/** The stored session token. */
function keptToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('token'));
}

/**
 * Tracks the page's requests.
 *
 * @returns waits until all requests have ended and no new one started for a while. What the page shows may appear
 *   before a script has loaded, and killing the server in between would cause an error on the page.
 */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changedAt = Date.now();
  const follow = (isOpen: boolean) => (request: Request) => {
    if (isOpen) open.add(request);
    else open.delete(request);
    changedAt = Date.now();
  };
  page.on('request', follow(true));
  page.on('requestfinished', follow(false));
  page.on('requestfailed', follow(false));
  return async () => {
    await expect.poll(() => open.size === 0 && Date.now() - changedAt >= quietTime).toBe(true);
  };
}

/** Waits for a toast: its script also comes from the server. */
async function hasToast(page: Page): Promise<void> {
  await expect(
    page.locator('.notistack-SnackbarContainer').getByRole('alert').first(),
  ).toBeVisible();
}

/** Waits for the home page: its script also comes from the server. */
async function hasArrivedHome(page: Page): Promise<void> {
  await expect(page.getByText('Signed in successfully!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
}

test('killing the server between any two steps of an account loses nothing that it confirmed', async ({
  page,
  accounts,
  watch,
}) => {
  // Seven server starts, and mails that wait until the lease of the killed server ends.
  test.setTimeout(240_000);
  // Wrong passwords, and requests while the server was down.
  watch.expectConsole(/status of 400/, /net::ERR_(CONNECTION|EMPTY|SOCKET)/);
  const pageIsQuiet = watchRequests(page);
  const kill = async () => {
    await pageIsQuiet();
    await accounts.kill();
  };
  const crash = async () => {
    await kill();
    await accounts.restart();
  };

  await page.goto('/sign-up');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada Lovelace');
  await page.getByRole('textbox', { name: 'Email Address' }).fill(email);
  await page.getByLabel(/^Password/).fill('correct horse');
  await page.getByLabel(/^Confirm Password/).fill('correct horse');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText('Registration Successful')).toBeVisible({ timeout: 90_000 });
  await hasToast(page);
  await crash();

  // The open page still works, and the account exists.
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/sign-in');
  await signIn(page, email, 'correct horse');
  await expect(page.getByText('You need to verify your account before logging in.')).toBeVisible();

  const verifyLink = await accounts.mailedLink('/verify');
  await crash();

  await page.goto(verifyLink);
  await expect(page.getByText('Your account is verified!')).toBeVisible();
  await hasToast(page);
  await crash();

  await page.getByRole('link', { name: 'Go to Login' }).click();
  await expect(page).toHaveURL('/sign-in');
  await signIn(page, email, 'correct horse');
  await hasArrivedHome(page);
  await kill();
  expect(await accounts.sessionTokens()).toEqual([hashToken((await keptToken(page)) ?? '')]);
  await accounts.restart();

  await page.reload();
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
  const oldToken = await keptToken(page);
  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: /email/i }).fill(email);
  await page.getByRole('button', { name: 'Recover Password' }).click();
  await expect(page.getByText('Reset link sent')).toBeVisible();
  await hasToast(page);
  await crash();

  const resetLink = await accounts.mailedLink('/reset');
  await page.goto(resetLink);
  await page.getByLabel(/^New Password/).fill('battery staple');
  await page.getByLabel(/^Confirm New Password/).fill('battery staple');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Password reset successfully! You can now sign in.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await kill();
  expect(await accounts.sessionTokens()).toEqual([]);

  // While the server is down, a sign-in fails and can be retried.
  await signIn(page, email, 'battery staple');
  await expect(page.getByText('An unexpected error occurred. Please try again.')).toBeVisible();
  await accounts.restart();

  await signIn(page, email, 'correct horse');
  await expect(page.getByText('Incorrect email or password.')).toBeVisible();
  await signIn(page, email, 'battery staple');
  await hasArrivedHome(page);
  await kill();
  const tokens = await accounts.sessionTokens();
  expect(tokens).toEqual([hashToken((await keptToken(page)) ?? '')]);
  expect(tokens).not.toContain(hashToken(oldToken ?? ''));
});
