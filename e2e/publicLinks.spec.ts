import type { Page } from '@playwright/test';
import { listPublicPaths } from '../contract/prerenderedPages';
import { expect, test } from './fixtures';
import { hydrated } from './hydrated';
import { createScreen, toast } from './screens';

async function followTo(page: Page, name: string, path: string): Promise<void> {
  const start = page.url();
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(start);
  await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

const mainLinks = [
  {
    from: '/',
    links: [
      ['Get Started', '/create'],
      ['View Examples', '/examples'],
      ['See PRD examples', '/examples?tab=prd'],
      ['See FRD examples', '/examples?tab=frd'],
      ['See mockup examples', '/examples?tab=mockup'],
      ['Start Creating Now', '/create'],
    ],
  },
  { from: '/examples', links: [['Create Now', '/create']] },
  {
    from: '/community',
    links: [
      ['Become a Member', '/sign-up'],
      ['Join for Free', '/sign-up'],
      ['Choose Pro', '/sign-up'],
      ['Contact Sales', '/contact'],
    ],
  },
  {
    from: '/privacy',
    links: [
      ['contact page', '/contact'],
      ['profile', '/profile'],
    ],
  },
  {
    from: '/terms',
    links: [
      ['community page', '/community'],
      ['Privacy Policy', '/privacy'],
      ['contact page', '/contact'],
    ],
  },
] as const;

for (const { from, links } of mainLinks) {
  test(`every link of ${from} goes to its target, and Back returns`, async ({ page }) => {
    await page.goto(from);
    await hydrated(page);
    for (const [name, path] of links) await followTo(page, name, path);
    // The tabs are links as well; a test below covers them.
    const others = page.getByRole('main').locator('a[href^="/"]:not([role="tab"])');
    await expect(others).toHaveCount(links.length);
  });
}

test('the tab of the examples is part of the URL, and Back goes through the tabs', async ({
  page,
}) => {
  await page.goto('/examples');
  await hydrated(page);
  await page.getByRole('tab', { name: 'FRD' }).click();
  await expect(page).toHaveURL(/\?tab=frd$/);
  await expect(page.getByRole('heading', { name: 'CRM Integration' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Smart Home Controller' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'FRD' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'PRD' })).toHaveAttribute('aria-selected', 'true');
});

test('with the keyboard only: from the home page to an example, and into the form', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const tabTo = async (target: ReturnType<Page['getByRole']>): Promise<void> => {
    for (let presses = 0; presses < 40; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await tabTo(page.getByRole('link', { name: 'View Examples' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Examples' })).toBeFocused();
  await tabTo(page.getByRole('tab', { name: 'PRD' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Mockup' })).toBeFocused();
  await tabTo(page.getByRole('tabpanel').getByRole('button', { name: 'Use this idea' }).nth(1));
  await page.keyboard.press('Enter');
  const create = createScreen(page);
  await expect(create.idea).toHaveValue(/lunch delivery service for offices/);
  await expect(create.card('Mockup')).toBeChecked();
});

test('an example replaces a typed idea without asking, and Undo restores it', async ({ page }) => {
  const create = createScreen(page);
  await create.open();
  await create.idea.fill('An idea of my own, typed by hand.');
  await page.getByRole('banner').getByRole('link', { name: 'Examples' }).click();
  await page.getByRole('button', { name: 'Use this idea' }).first().click();
  await expect(create.idea).toHaveValue(/independent clothes shops/);
  await toast(page, 'The example took the place of your idea.')
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(create.idea).toHaveValue('An idea of my own, typed by hand.');
});

test('an example stays in the form after a reload', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/examples?tab=frd');
  await page.getByRole('button', { name: 'Use this idea' }).first().click();
  const create = createScreen(page);
  await expect(create.idea).toHaveValue(/\w/);
  const idea = await create.idea.inputValue();
  await page.reload();
  await expect(create.idea).toHaveValue(idea);
  await expect(create.card('FRD')).toBeChecked();
  // The edited idea stays as well, after a reload and a visit elsewhere.
  await create.idea.fill(`${idea} For one street.`);
  await create.card('Mockup').check();
  for (const leave of [
    () => page.reload(),
    () => page.goto('about:blank').then(() => page.goBack()),
  ]) {
    await leave();
    await expect(create.idea).toHaveValue(`${idea} For one street.`);
    await expect(create.card('Mockup')).toBeChecked();
  }
  // An emptied form stays empty as long as the page is open.
  await create.idea.fill('');
  await page.getByRole('banner').getByRole('link', { name: 'Examples' }).click();
  await page.goBack();
  await expect(create.idea).toHaveValue('');
});

test('the contact page fills in a message for the mail program', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Subject' }).fill('Enterprise & more');
  await expect(page.getByRole('link', { name: 'Open in your email app' })).toHaveAttribute(
    'href',
    'mailto:hello@ideakiln.example?subject=Enterprise%20%26%20more',
  );
});

test('the files that search engines and browsers request exist', async ({ request, page }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const closed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
  expect(closed).toEqual(['/api/', '/v1/', '/verify?', '/reset?']);
  expect(robots).toMatch(/Sitemap: https?:\/\/\S+\/sitemap\.xml/);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url));
  const expected = [...listPublicPaths(), '/create'];
  expect(listed.map(({ pathname }) => pathname)).toEqual(expected);
  expect(expected).toEqual(expect.arrayContaining(['/', '/examples', '/terms']));
  for (const { pathname } of listed) {
    const html = await (await request.get(pathname)).text();
    expect(html).not.toContain('noindex');
    if (pathname !== '/create') {
      expect(html).toMatch(/<link rel="canonical" href="https?:\/\/[^"]+"\/>/);
      expect(html).toMatch(/<meta name="description" content="[^"]{50,}"\/>/);
      for (const name of ['title', 'description', 'url', 'image', 'image:alt']) {
        expect(html).toMatch(new RegExp(`<meta property="og:${name}" content="[^"]{10,}"/>`));
      }
    }
  }
  await page.goto('/');
  const icons = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const answer: unknown = await (await fetch(link?.href ?? '')).json();
    const named = JSON.stringify(answer).match(/"src":"[^"]+"/g) ?? [];
    const paths = named.map((part) => part.slice('"src":"'.length, -1));
    const picture = document.querySelector('meta[property="og:image"]')?.getAttribute('content');
    paths.push('/favicon.svg', '/favicon.ico', new URL(picture ?? '').pathname);
    return Promise.all(
      paths.map(async (path) => {
        const { status, headers } = await fetch(path);
        return `${path} ${status} ${headers.get('content-type') ?? ''}`;
      }),
    );
  });
  expect(icons).toEqual([
    '/icon.svg 200 image/svg+xml',
    '/icon-maskable.svg 200 image/svg+xml',
    '/favicon.svg 200 image/svg+xml',
    '/favicon.ico 200 image/vnd.microsoft.icon',
    '/og.png 200 image/png',
  ]);
});

test('the not-found page is HTML with status 404 and noindex', async ({ request }) => {
  const response = await request.get('/no/such/page', { headers: { accept: 'text/html' } });
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('rel="canonical"');
});
