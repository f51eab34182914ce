import type { Page } from '@playwright/test';
import { routePaths } from '../contract/routePaths';
import type { SampleAnswer } from './sampleAnswers';

/** A page that renders a streamed answer in a region named "Draft" after a press on "Generate Document". */
export interface AnswerPage {
  name: 'app' | 'floor';
  /** Loads the page and prepares it for the button; waits until its network is idle. */
  open: (page: Page, answer: SampleAnswer) => Promise<void>;
}

const cardNames = { prd: /^PRD/, frd: /^FRD/, mockup: /^Mockup/ };

/** The application's /create page. */
export const appPage = (origin: string): AnswerPage => ({
  name: 'app',
  open: async (page, { documentType }) => {
    await page.goto(origin + routePaths.create);
    await page.getByRole('radio', { name: cardNames[documentType] }).check();
    await page
      .getByRole('textbox', { name: 'Describe your idea' })
      .fill('A tool that lends out the tools of a neighbourhood.');
    // The first key loads the chunk of the language model client.
    await page.waitForLoadState('networkidle');
  },
});

/** The page without libraries, served by the bench. */
export const bareFloorPage = (origin: string): AnswerPage => ({
  name: 'floor',
  open: async (page) => {
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
  },
});

/** Presses the button that starts the answer. */
export async function startAnswer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Document' }).click();
}

/** Waits until the page shows exactly this many characters. */
export async function waitForDrawn(page: Page, characters: number): Promise<void> {
  await page.waitForFunction(
    (expected) => document.querySelector('[aria-label="Draft"]')?.textContent.length === expected,
    characters,
    { polling: 200, timeout: 60_000 },
  );
}
