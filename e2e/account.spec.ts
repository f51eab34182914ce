import type { Page } from '@playwright/test';
import { test } from './accountServer';
import { expect } from './fixtures';
import { signIn } from './screens';

// Run one after the other: each test opens an embedded database, which takes a whole core for a while.
test.describe.configure({ mode: 'default' });

const email = 'ada@example.org';
const password = 'correct horse';

async function signUp(page: Page): Promise<void> {
  await page.goto('/sign-up');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada Lovelace');
  await page.getByRole('textbox', { name: 'Email Address' }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel(/^Confirm Password/).fill(password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText('Registration Successful')).toBeVisible();
}

/** Waits for the page that a redirect leads to: its address changes earlier, and Firefox fails the script of a page left before. */
async function pageShown(page: Page, heading: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

const home = /Turn a product idea/;

test(
  'an account: sign-up, mail, verification, sign-in, sign-out, recovery, reset',
  { tag: '@smoke' },
  async ({ page, accounts, watch }) => {
    // Expected: an unverified account, a wrong password twice, and a used link.
    watch.expectConsole(/status of 400/);
    test.slow();
    await signUp(page);

    await signIn(page, email, password);
    await expect(
      page.getByText('You need to verify your account before logging in.'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/verify\?email=/);
    await pageShown(page, /Verify Your Account/);

    await page.goto(await accounts.mailedLink('/verify'));
    await expect(page.getByText('Your account is verified!')).toBeVisible();
    // The visitor has not interacted with the page, so its outcome moves no focus and shows no focus ring.
    await expect(page.locator(':focus')).toHaveCount(0);
    await page.getByRole('link', { name: 'Go to Login' }).click();

    await signIn(page, email, 'wrong horse');
    await expect(page.getByText('Incorrect email or password.')).toBeVisible();
    await signIn(page, email, password);
    await expect(page.getByText('Signed in successfully!')).toBeVisible();
    await expect(page).toHaveURL('/');
    await pageShown(page, home);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['token', 'user']);

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await pageShown(page, home);

    await page.goto('/forgot-password');
    await page.getByRole('textbox', { name: /email/i }).fill(email);
    await page.getByRole('button', { name: 'Recover Password' }).click();
    await expect(page.getByText('Reset link sent')).toBeVisible();

    const resetLink = await accounts.mailedLink('/reset');
    await page.goto(resetLink);
    await page.getByLabel(/^New Password/).fill('battery staple');
    await page.getByLabel(/^Confirm New Password/).fill('battery staple');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByText('Password reset successfully! You can now sign in.')).toBeVisible();
    await expect(page).toHaveURL(/\/sign-in$/);

    await signIn(page, email, password);
    await expect(page.getByText('Incorrect email or password.')).toBeVisible();
    await signIn(page, email, 'battery staple');
    await expect(page.getByText('Signed in successfully!')).toBeVisible();
    await pageShown(page, home);

    // The link works only once.
    await page.goto(resetLink);
    await page.getByLabel(/^New Password/).fill('third password');
    await page.getByLabel(/^Confirm New Password/).fill('third password');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByText(/invalid|expired/i).first()).toBeVisible();
    await expect(page).toHaveURL(/\/forgot-password$/);
  },
);

test('the data of an account can be downloaded, and the account deleted', async ({
  page,
  accounts,
  watch,
}) => {
  // Expected: a sign-in to the deleted account.
  watch.expectConsole(/status of 400/);
  test.slow();
  await signUp(page);
  await page.goto(await accounts.mailedLink('/verify'));
  await expect(page.getByText('Your account is verified!')).toBeVisible();
  await signIn(page, email, password);
  await expect(page.getByText('Signed in successfully!')).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Manage account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your account' });
  await expect(dialog.getByRole('heading', { name: 'Signed in on 1 device' })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download my data' }).click();
  expect((await downloading).suggestedFilename()).toBe('ideakiln-account.json');
  await dialog.getByLabel(/^Password/).fill(password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Your account was deleted.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await signIn(page, email, password);
  await expect(page.getByText('Incorrect email or password.')).toBeVisible();
});
