import type { Page } from '@playwright/test';
import { listPrerenderedPages } from '../contract/prerenderedPages';
import { routePaths } from '../contract/routePaths';
import { createGate } from './createGate';
import { crmAddress, crmScreen } from './crmScreen';
import { expect, test } from './fixtures';
import { holdScripts } from './holdScripts';
import { hydrated } from './hydrated';
import { layoutShifts, recordLayoutShifts } from './layoutShifts';
import { networkQuiet } from './networkQuiet';
import { paintOnceParsed } from './paintOnceParsed';
import { signedInStorage, withSubmission } from './savedSubmission';
import { createScreen, sampleIdea } from './screens';

const pagesWithScripts = listPrerenderedPages().filter(({ needsScripts }) => needsScripts);
const applicationPages = pagesWithScripts.filter(({ isPersonal }) => !isPersonal);
const personalPages = pagesWithScripts.filter(({ isPersonal }) => isPersonal);

for (const { address } of pagesWithScripts) {
  // Their content is replaced by the document or by the result of the user API call.
  if (address === routePaths.result || address === `${routePaths.verify}?code=code`) continue;
  test.describe(address, () => {
    test('is hydrated in place: same nodes, no layout shift, no message', async ({
      page,
      seed,
    }) => {
      await seed(signedInStorage);
      await paintOnceParsed(page);
      await recordLayoutShifts(page);
      await page.addInitScript(() => {
        // Before the scripts, which run once the page is parsed.
        document.addEventListener(
          'readystatechange',
          () => {
            for (const node of document.querySelectorAll('main h1, main form, main table')) {
              node.setAttribute('data-from', 'html');
            }
          },
          { once: true },
        );
      });
      await page.goto(address);
      await hydrated(page);
      await networkQuiet(page);
      const nodes = page.locator('main :is(h1, form, table)');
      await expect(nodes.first()).toBeVisible();
      for (const node of await nodes.all()) await expect(node).toHaveAttribute('data-from', 'html');
      await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
      expect(await layoutShifts(page)).toEqual([]);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('application pages say that they need it, and have their own title and description', async ({
    page,
  }) => {
    const notice = page.locator('.without-scripts');
    const descriptions = new Set<string | null>();
    for (const { address } of applicationPages) {
      await page.goto(address);
      await expect(notice).toHaveText('You can read this page, but using it requires JavaScript.');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(/^\S.* · Ideakiln$/);
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
      descriptions.add(await page.locator('meta[name=description]').getAttribute('content'));
    }
    // The tabs of the CRM area share a description, as do the sections of the profile.
    expect(descriptions.size).toBe(
      new Set(applicationPages.map((prerendered) => prerendered.page)).size,
    );
  });

  test('personal pages say that they need JavaScript, between header and footer', async ({
    page,
  }) => {
    for (const { address } of personalPages) {
      await page.goto(address);
      await expect(page.locator('.without-scripts')).toHaveText(
        'Ideakiln needs JavaScript to show this page.',
      );
      await expect(page.getByRole('link', { name: 'Examples' }).first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      await expect(page).toHaveTitle(/^\S.* · Ideakiln$/);
    }
  });
});

test('the result page shows its skeleton until its script has loaded, then the document in its place', async ({
  page,
  seed,
}) => {
  await seed(withSubmission({ response: '# Bicycle repairs\n\nRepair bicycles.\n' }));
  await recordLayoutShifts(page);
  const letThrough = await holdScripts(page, (address) => address.includes('/main.'));
  await page.goto(routePaths.result, { waitUntil: 'commit' });
  const skeleton = page.getByText('Looking for a document saved in this browser');
  await expect(skeleton).toBeVisible();
  letThrough();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your Product Requirement Document',
  );
  await expect(skeleton).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
  expect(await layoutShifts(page)).toEqual([]);
});

test('the result page without a document leads to the create page before the scripts have loaded', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page, (address) => !address.includes('/early.'));
  await page.goto(routePaths.result, { waitUntil: 'commit' });
  await expect(createScreen(page).idea).toBeVisible();
  await expect(page).toHaveURL(routePaths.create);
  releaseScripts();
  await hydrated(page);
});

test('early input is used once the scripts have loaded', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto(routePaths.create, { waitUntil: 'commit' });
  const create = createScreen(page);
  await create.idea.fill(sampleIdea);
  await create.card('Mockup').check();
  await create.submit.click();
  await expect(create.idea).toHaveValue(sampleIdea);
  releaseScripts();
  await hydrated(page);
  await expect(page).toHaveURL(routePaths.create);
  await expect(create.idea).toHaveValue(sampleIdea);
  await expect(page.getByRole('heading', { name: 'UI/UX Design Mockup' })).toBeVisible();
  await create.submit.click();
  await page.waitForURL(`**${routePaths.result}`);
});

/** Opens the customers' tab as the server sends it; its scripts wait until they are released. */
async function openCustomersEarly(page: Page) {
  const releaseScripts = await holdScripts(page);
  await page.goto(crmAddress('Customers'), { waitUntil: 'commit' });
  return { crm: crmScreen(page), releaseScripts };
}

test('a search typed early keeps its text and caret, and filters the customers', async ({
  page,
}) => {
  const { crm, releaseScripts } = await openCustomersEarly(page);
  const { search } = crm;
  await search.pressSequentially('cen');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('h');
  releaseScripts();
  await hydrated(page);
  await expect(crm.panel('Customers').getByRole('status')).toHaveText('1 of 8 customers');
  await expect(crm.row('Michael Chen')).toBeVisible();
  await expect(search).toHaveValue('chen');
  await expect(search).toBeFocused();
  expect(await search.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(2);
});

test('a search dictated as soon as the page is hydrated filters the customers', async ({
  page,
}) => {
  const { crm, releaseScripts } = await openCustomersEarly(page);
  // Without a key or a press, for which React would hydrate the field first.
  await crm.search.evaluate((field) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      field.focus();
      // oxlint-disable-next-line typescript/no-deprecated -- without a successor
      document.execCommand('insertText', false, 'chen');
    }).observe(document.querySelector('#root') ?? document, { attributeFilter: ['data-page'] });
  });
  releaseScripts();
  await expect(crm.panel('Customers').getByRole('status')).toHaveText('1 of 8 customers');
  await expect(crm.search).toHaveValue('chen');
});

test('a password submitted before the scripts have loaded is sent once, and is in no URL', async ({
  page,
  watch,
}) => {
  watch.expectConsole(/status of 400/);
  const releaseScripts = await holdScripts(page, (address) => !address.includes('/early.'));
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto(routePaths.signIn, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'recordedPress' in window);
  await page.getByRole('textbox', { name: 'Email Address' }).fill('ada@example.org');
  await page.getByLabel(/^Password/).fill('correct horse');
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  expect(urls.filter((url) => url.includes('/api/'))).toEqual([]);
  releaseScripts();
  await expect(page.getByText("We couldn't sign you in.")).toBeVisible();
  await expect(page).toHaveURL(routePaths.signIn);
  await expect(page.getByLabel(/^Password/)).toHaveValue('correct horse');
  expect(urls.filter((url) => url.includes('/api/'))).toHaveLength(1);
  expect(urls.filter((url) => url.includes('correct'))).toEqual([]);
});

test('/create works after its script failed once, and reports a second failure', async ({
  page,
  watch,
}) => {
  watch.expectConsole(/ERR_FAILED/, /Loading chunk|ChunkLoadError/);
  const script = '**/assets/create.*.js';
  await page.route(script, (route) => route.abort(), { times: 1 });
  await page.goto(routePaths.create);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route(script, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(script);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an idea typed before the scripts of /create fail is there after Try again', async ({
  page,
  watch,
}) => {
  watch.expectConsole(/ERR_FAILED/, /Loading chunk|ChunkLoadError/);
  const script = '**/assets/mui.*.js';
  const isTyped = createGate();
  await page.route(script, async (route) => {
    await isTyped.opened;
    await route.abort();
  });
  const isRequested = page.waitForRequest(script);
  await page.goto(routePaths.create, { waitUntil: 'commit' });
  const create = createScreen(page);
  await create.idea.pressSequentially('A');
  // The router has read the history entry.
  await isRequested;
  await create.idea.fill(sampleIdea);
  await create.card('FRD').check();
  isTyped.open();
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  await page.unroute(script);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(create.idea).toHaveValue(sampleIdea);
  await expect(create.card('FRD')).toBeChecked();
});

test('a page whose entry has not loaded after 10 s says so; its link reloads it and keeps the idea', async ({
  page,
  watch,
}) => {
  watch.expectConsole(/ERR_FAILED/);
  const entry = '**/assets/main.*.js';
  await page.route(entry, (route) => route.abort());
  await page.goto(routePaths.create);
  const notice = page.locator('.script-notice');
  await createScreen(page).idea.fill(sampleIdea);
  await expect(notice).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(page.getByRole('alert')).toHaveText(
    /^\s*This page's script has not loaded, so its buttons do nothing yet\. .* reload the page\.\s*$/s,
  );
  await page.unroute(entry);
  await notice.getByRole('link', { name: 'reload the page' }).click();
  await hydrated(page);
  await expect(notice).toHaveCount(0);
  await expect(createScreen(page).idea).toHaveValue(sampleIdea);
});
