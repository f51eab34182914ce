import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { startCompanionServer, type CompanionServer } from './companionServer';

// The watching fixtures know one server each; this one has an address and a mailbox of its own.
let server: CompanionServer;
let origin: string;
const folder = mkdtempSync(path.join(tmpdir(), 'ideakiln-account-'));
const outbox = path.join(folder, 'outbox');

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = await startCompanionServer({
    PORT: String(port),
    APP_URL: origin,
    DATA_DIR: folder,
    ...(process.env.TEST_DATABASE_URL === undefined
      ? {}
      : { DATABASE_URL: process.env.TEST_DATABASE_URL }),
  });
});

test.afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** The link in the newest mail that has one to `route`; waits until there is one more than `seen`. */
async function mailedLink(route: string, seen = 0): Promise<string> {
  const links = () =>
    (existsSync(outbox) ? readdirSync(outbox) : [])
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .flatMap((name) => {
        const mail = readFileSync(path.join(outbox, name), 'utf8')
          .replaceAll(/=\r?\n/g, '')
          .replaceAll('=3D', '=');
        return new RegExp(`${origin}${route}\\?[^\\s"<>]+`).exec(mail)?.[0] ?? [];
      });
  await expect.poll(() => links().length, { timeout: 60_000 }).toBeGreaterThan(seen);
  return links().at(-1)?.replaceAll('&amp;', '&') ?? '';
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto(`${origin}/sign-in`);
  await page.getByRole('textbox', { name: /email/i }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('the life of an account: sign-up, mail, verification, sign-in, sign-out, recovery, reset', async ({
  page,
}) => {
  // The embedded database opens while the page is already there; the first call waits for it.
  test.setTimeout(180_000);
  const email = `ada-${String(Date.now())}@example.org`;

  await page.goto(`${origin}/sign-up`);
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada Lovelace');
  await page.getByRole('textbox', { name: 'Email Address' }).fill(email);
  await page.getByLabel(/^Password/).fill('correct horse');
  await page.getByLabel(/^Confirm Password/).fill('correct horse');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText('Registration Successful')).toBeVisible({ timeout: 90_000 });

  await signIn(page, email, 'correct horse');
  await expect(page.getByText('You need to verify your account before logging in.')).toBeVisible();
  await expect(page).toHaveURL(/\/verify\?email=/);

  await page.goto(await mailedLink('/verify'));
  await expect(page.getByText('Your account is verified!')).toBeVisible();
  await page
    .getByRole('link', { name: 'Go to Login' })
    .or(page.getByRole('button', { name: 'Go to Login' }))
    .click();

  await signIn(page, email, 'wrong horse');
  await expect(page.getByText('Incorrect email or password.')).toBeVisible();
  await signIn(page, email, 'correct horse');
  await expect(page.getByText('Signed in successfully!')).toBeVisible();
  await expect(page).toHaveURL(`${origin}/`);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['token', 'user']);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await page.goto(`${origin}/forgot-password`);
  await page.getByRole('textbox', { name: /email/i }).fill(email);
  await page.getByRole('button', { name: 'Recover Password' }).click();
  await expect(page.getByText('Reset link sent')).toBeVisible();

  const resetLink = await mailedLink('/reset');
  await page.goto(resetLink);
  await page.getByLabel(/^New Password/).fill('battery staple');
  await page.getByLabel(/^Confirm New Password/).fill('battery staple');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Password reset successfully! You can now sign in.')).toBeVisible();
  await expect(page).toHaveURL(/\/sign-in$/);

  await signIn(page, email, 'correct horse');
  await expect(page.getByText('Incorrect email or password.')).toBeVisible();
  await signIn(page, email, 'battery staple');
  await expect(page.getByText('Signed in successfully!')).toBeVisible();

  // The link was good once.
  await page.goto(resetLink);
  await page.getByLabel(/^New Password/).fill('third password');
  await page.getByLabel(/^Confirm New Password/).fill('third password');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText(/invalid|expired/i).first()).toBeVisible();
  await expect(page).toHaveURL(/\/forgot-password$/);
});
