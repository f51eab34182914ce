import type { Page } from '@playwright/test';
import { routePaths } from '../contract/routePaths';
import { crmAddress } from './crmScreen';
import { streamed } from './fakeService';
import { expect, test } from './fixtures';
import { holdScripts } from './holdScripts';
import { hydrated } from './hydrated';
import { layoutShifts, recordLayoutShifts } from './layoutShifts';
import { networkQuiet } from './networkQuiet';
import { signedInStorage, withSubmission } from './savedSubmission';
import { createScreen, resultScreen, sampleIdea } from './screens';
import { splitResponses } from './splitResponses';

const sections = Array.from(
  { length: 60 },
  (_, index) => `## Section ${index}\n\n- ${'A requirement that takes some room. '.repeat(6)}`,
);
const longDocument = `# Bicycle repairs\n\n${sections.join('\n\n')}`;

// Motion may shift what stands around it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function expectPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const path of [routePaths.result, routePaths.verifyLogin, routePaths.reset]) {
  test(`nothing moves when the script of ${path} loads long after the shell`, async ({
    page,
    seed,
  }) => {
    await seed({ ...signedInStorage, ...withSubmission({ response: longDocument }) });
    await recordLayoutShifts(page);
    const letThrough = await holdScripts(page, (address) => !address.includes('/main.'));
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toBeVisible();
    // The prerendered heading, until the page's script has loaded.
    await expectPage(page);
    letThrough();
    await hydrated(page);
    await networkQuiet(page);
    await expectPage(page);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

for (const address of [
  '/verify?email=a@example.org',
  '/profile?section=documents',
  '/profile?section=plans',
]) {
  test(`${address}, which has no prerendered page of its own, causes no layout shift`, async ({
    page,
    seed,
  }) => {
    await seed(signedInStorage);
    await recordLayoutShifts(page);
    await page.goto(address);
    await networkQuiet(page);
    await expectPage(page);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test('a verification that fails under a heading of two lines causes no layout shift', async ({
  page,
  watch,
}) => {
  watch.expectConsole(/status of 400/);
  await page.setViewportSize({ width: 412, height: 823 });
  await recordLayoutShifts(page);
  await page.goto('/verify?code=unknown&email=a%40example.org');
  await expect(
    page.getByRole('heading', { name: 'Verification link expired or failed.' }),
  ).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
});

test('reloading a long document at its end keeps the scroll position and shifts nothing', async ({
  page,
  seed,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await seed(withSubmission({ response: longDocument }));
  // So slow that the page is painted before its script shows the document.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await recordLayoutShifts(page);
  await page.goto(routePaths.result);
  await expect(resultScreen(page).document).toBeVisible();
  await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
  });
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await networkQuiet(page);
  expect(await layoutShifts(page)).toEqual([]);
});

for (const { path, part, border } of [
  {
    path: routePaths.crm,
    part: 'the note beside its tabs',
    border: 'Sample data: changes are lost',
  },
  { path: routePaths.crm, part: 'its third stat card', border: 'Revenue This Month' },
  { path: routePaths.home, part: 'the second button of its hero', border: 'View Examples' },
  { path: routePaths.home, part: 'the text of the line below them', border: 'No account needed.' },
  { path: routePaths.home, part: "the end of the hero's picture", border: 'Open questions' },
  {
    path: crmAddress('Appointments'),
    part: 'the second button of a row',
    border: 'aria-label="Edit Michael Chen"',
  },
  { path: routePaths.examples, part: 'half of its button', border: ' Now</a>' },
]) {
  test(`nothing moves when ${path} is painted before ${part} arrives`, async ({
    browser,
    server,
  }) => {
    const proxy = await splitResponses(server.address, border, 500);
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    try {
      await recordLayoutShifts(page);
      await page.goto(proxy.origin + path);
      await hydrated(page);
      expect(await layoutShifts(page)).toEqual([]);
    } finally {
      await page.close();
      proxy.stop();
    }
  });
}

test('a page of which half the header has arrived is not drawn yet', async ({
  browser,
  server,
}) => {
  const proxy = await splitResponses(server.address, 'Sign Up</a>', 500);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await recordLayoutShifts(page);
    await page.goto(proxy.origin + routePaths.result);
    await hydrated(page);
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByName('first-paint')[0]?.startTime,
    );
    expect(firstPaint).toBeGreaterThan(500);
    expect(await layoutShifts(page)).toEqual([]);
  } finally {
    await page.close();
    proxy.stop();
  }
});

test.describe('a document being written', () => {
  test.use({ generator: 'gateway' });

  test('does not move the footer below it', async ({ page, service }) => {
    const lines = Array.from({ length: 40 }, (_, index) => `- Requirement ${index}\n`);
    service.answerWith(streamed({ chunks: lines, delayMs: 25, end: 'stalled' }));
    await page.setViewportSize({ width: 1440, height: 1000 });
    await recordLayoutShifts(page);
    const create = createScreen(page);
    await create.open();
    await create.idea.fill(sampleIdea);
    await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
    });
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await create.submit.click();
    await expect(create.draft).toContainText('Requirement 39');
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    expect(await layoutShifts(page)).toEqual([]);
  });
});
