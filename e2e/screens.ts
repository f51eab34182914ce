import type { Locator, Page } from '@playwright/test';
import { hydrated } from './hydrated';

/** An idea for tests to which its content does not matter. */
export const sampleIdea =
  'An app where cyclists book repairs at local workshops and track the condition of their bicycles.';

/** The controls and texts of the Create page (docs/behaviour.md#idea-form). */
export function createScreen(page: Page) {
  return {
    idea: page.getByRole('textbox', { name: 'Describe your idea' }),
    card: (name: 'PRD' | 'FRD' | 'Mockup') =>
      page.getByRole('radiogroup', { name: 'Document type' }).getByRole('radio', { name }),
    submit: page.getByRole('button', { name: /^Generat/ }),
    stop: page.getByRole('button', { name: 'Stop', exact: true }),
    tryAgain: page.getByRole('button', { name: 'Try again' }),
    draft: page.getByRole('region', { name: 'Draft' }),
    open: async () => {
      await page.goto('/create');
      await hydrated(page);
      await page.getByRole('heading', { level: 1, name: 'Transform Your Idea' }).waitFor();
    },
  };
}

/** The controls and texts of the result page (docs/behaviour.md#result-page). */
export function resultScreen(page: Page) {
  return {
    heading: page.getByRole('heading', { level: 1 }),
    document: page.getByRole('article', { name: 'Document' }),
    download: page.getByRole('button', { name: 'Download Document' }),
    feedback: page.getByRole('button', { name: 'Get Expert Feedback' }),
    preview: page.frameLocator('iframe[title="Mockup preview"]'),
  };
}

/** A toast with this text. */
export function toast(page: Page, text: string): Locator {
  return page.locator('.notistack-SnackbarContainer').getByRole('alert').filter({ hasText: text });
}

/** Opens the sign-in page unless it is open, fills it in and submits it. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  if (!page.url().endsWith('/sign-in')) await page.goto('/sign-in');
  await page.getByRole('textbox', { name: /email/i }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}
