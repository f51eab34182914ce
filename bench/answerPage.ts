import type { Page } from '@playwright/test';
import { routePaths } from '../contract/routePaths';
import type { SampleAnswer } from './sampleAnswers';

/** A page that draws a streamed answer in a region named "Draft" once its button "Generate Document" is pressed. */
export interface AnswerPage {
  name: 'app' | 'floor';
  /** Loads it and makes it ready for the button; waits until its network is quiet. */
  open: (page: Page, answer: SampleAnswer) => Promise<void>;
}

const cardNames = { prd: /^PRD/, frd: /^FRD/, mockup: /^Mockup/ };

/** The product's own page, /create. */
export const appPage = (origin: string): AnswerPage => ({
  name: 'app',
  open: async (page, { documentType }) => {
    await page.goto(origin + routePaths.create);
    await page.getByRole('radio', { name: cardNames[documentType] }).check();
    await page
      .getByRole('textbox', { name: 'Describe your idea' })
      .fill('A tool that lends out the tools of a neighbourhood.');
    // The first key fetches the client of the language model service.
    await page.waitForLoadState('networkidle');
  },
});

/** The page without any library, as the bench serves it. */
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

/** Waits until the page holds exactly this many characters of the answer. */
export async function waitForDrawn(page: Page, characters: number): Promise<void> {
  await page.waitForFunction(
    (expected) => document.querySelector('[aria-label="Draft"]')?.textContent.length === expected,
    characters,
    { polling: 200, timeout: 60_000 },
  );
}
