import type { Locator, Page } from '@playwright/test';

/** The idea that tests type where any will do. */
export const sampleIdea =
  'An app where cyclists book repairs at local workshops and track the condition of their bicycles.';

/** What a person meets on the idea-submission screen (section 2, /create). */
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
      await page.getByRole('heading', { level: 1, name: 'Transform Your Idea' }).waitFor();
    },
  };
}

/** What a person meets on the result screen (section 2, /result). */
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

/** Fills the sign-in page, opens it where another page is open, and submits it (section 2). */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  if (!page.url().endsWith('/sign-in')) await page.goto('/sign-in');
  await page.getByRole('textbox', { name: /email/i }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}
