import type { Locator } from '@playwright/test';
import { expectNoViolations } from './expectNoViolations';
import { errorAnswer, streamed } from './fakeService';
import { expect, test } from './fixtures';
import { hydrated } from './hydrated';
import { signedInStorage, withSubmission } from './savedSubmission';
import { createScreen, resultScreen, sampleIdea } from './screens';

test.use({ generator: 'gateway' });

const document = [
  '# Bicycle repairs',
  '## Goals',
  '- Book a repair in a minute',
  '1. First step',
  '> A quote',
  '| Feature | Priority |',
  '### Details',
  'A longer paragraph about what cyclists want from a workshop.',
].join('\n');

const mockup =
  '<!doctype html><html lang="en"><head><title>Shop</title></head><body><main><h1>Cycle Shop</h1><p>Repairs on Saturdays.</p></main></body></html>';

for (const path of ['/', '/crm']) {
  test(`with reduced motion, ${path} changes its colour scheme at once`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      const begun = await page.evaluate(() =>
        window.document.getAnimations().filter((animation) => animation instanceof CSSTransition),
      );
      expect(begun).toEqual([]);
    }
  });
}

test('idea form: idle, rejected, busy and interrupted', async ({ page, service, watch }) => {
  watch.expectConsole(/status of 500/);
  service.answerWith(streamed({ chunks: [document], end: 'stalled' }), errorAnswer(500));
  const create = createScreen(page);
  await create.open();
  await expectNoViolations(page);
  await create.submit.click();
  await page.locator('.notistack-SnackbarContainer').getByRole('alert').waitFor();
  await expectNoViolations(page);
  await create.idea.fill(sampleIdea);
  await create.submit.click();
  await expect(create.draft).toContainText('Bicycle repairs');
  await expectNoViolations(page);
  await create.stop.click();
  await page.getByRole('heading', { name: 'Unfinished draft' }).waitFor();
  await expectNoViolations(page);
});

test('result: document and mockup', async ({ page, seed }) => {
  await seed(withSubmission({ response: document }));
  await page.goto('/result');
  await resultScreen(page).document.waitFor();
  await expectNoViolations(page);
  await seed(withSubmission({ documentType: 'mockup', response: mockup }));
  await page.goto('/result');
  await resultScreen(page).preview.getByRole('heading', { level: 1 }).waitFor();
  await expectNoViolations(page);
});

test('the three dialogs', async ({ page, seed }) => {
  await seed(withSubmission({ response: document }));
  await page.goto('/result');
  const { feedback } = resultScreen(page);
  await feedback.click();
  await page.getByRole('dialog', { name: 'Would you like to review your idea?' }).waitFor();
  await expectNoViolations(page);
  await page.getByRole('button', { name: /^Yes/ }).click();
  await page.getByRole('dialog', { name: 'Contact Information' }).waitFor();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Please enter your name.').waitFor();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(feedback).toBeFocused();
  await feedback.click();
  await page.getByRole('button', { name: 'No, maybe later' }).click();
  await page.getByRole('dialog', { name: 'Join Our Community' }).waitFor();
  await expectNoViolations(page);
});

test('the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectNoViolations(page);
});

for (const { path, button, sentence } of [
  { path: '/sign-in', button: 'Sign In', sentence: 'Password is required.' },
  { path: '/sign-up', button: 'Sign Up', sentence: 'All fields are required.' },
  {
    path: '/forgot-password',
    button: 'Recover Password',
    sentence: 'Email is required.',
  },
  {
    path: '/reset?token=t',
    button: 'Update Password',
    sentence: 'Both password fields are required.',
  },
]) {
  test(`${path}, on opening and after submitting it empty`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: button, exact: true }).waitFor();
    await expectNoViolations(page);
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('main').getByText(sentence).waitFor();
    await expectNoViolations(page);
  });
}

test('an invalid verification link, an invalid reset link, and the profile', async ({
  page,
  seed,
}) => {
  await page.goto('/verify');
  await page.getByText('Verification code is missing.').waitFor();
  await expectNoViolations(page);
  await page.goto('/reset');
  await page.getByText('Invalid Reset Link').waitFor();
  await expectNoViolations(page);
  await seed(signedInStorage);
  await page.goto('/profile');
  for (const section of ['Overview', 'Documents', 'Plans']) {
    await page.getByRole('link', { name: section }).click();
    await expectNoViolations(page);
  }
});

for (const path of ['/', '/examples', '/community', '/profile', '/crm?tab=services']) {
  test(`on ${path}, every link and button that the keyboard reaches has a ring`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    const mostControls = 60;
    const reached: string[] = [];
    const without: string[] = [];
    for (let presses = 0; presses < mostControls; presses += 1) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(() => {
        const element = window.document.activeElement;
        if (element === null || element === window.document.body) return null;
        if (!element.matches('a, button')) return { name: '', ring: 'solid' };
        return { name: element.textContent, ring: getComputedStyle(element).outlineStyle };
      });
      if (found === null) break;
      reached.push(found.name);
      if (found.ring !== 'solid') without.push(found.name);
    }
    expect(reached.length).toBeGreaterThan(8);
    expect(without).toEqual([]);
  });
}

test('with forced colours, main buttons and what is selected have a border', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const border = (locator: Locator) => expect(locator).toHaveCSS('border-top-style', 'solid');
  await page.goto('/');
  await border(page.getByRole('link', { name: 'Get Started' }));
  await border(page.getByRole('banner').getByRole('link', { name: 'Sign Up' }));
  await page.goto('/crm?tab=services');
  await border(page.getByRole('tab', { selected: true }));
  await border(page.getByRole('button', { pressed: true }));
});
