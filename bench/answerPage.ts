import type { Page } from '@playwright/test';
import { routePaths } from '../contract/routePaths';
import type { SampleAnswer } from './sampleAnswers';

/** A page that renders a streamed answer in a region named "Draft" after a press on "Generate Document". */
export interface AnswerPage {
  name: 'app' | 'baseline' | 'formatted';
  /** Loads the page and prepares it for the button; waits until its network is idle. */
  open: (page: Page, answer: SampleAnswer) => Promise<void>;
  /** Switches to the view to measure, once the first words are shown. */
  chooseView?: (page: Page, answer: SampleAnswer) => Promise<void>;
  /** Waits until the page shows this many characters of the answer. */
  waitForDrawn: (page: Page, characters: number) => Promise<void>;
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
  // A mockup's text is its code.
  chooseView: async (page, { documentType }) => {
    if (documentType === 'mockup') await page.getByRole('tab', { name: 'Code' }).click();
  },
  waitForDrawn: waitForText,
});

/** The application's /create page with the formatted view; Markdown's marks don't count among its characters. */
export const formattedPage = (origin: string): AnswerPage => ({
  ...appPage(origin),
  name: 'formatted',
  chooseView: async (page) => {
    await page.getByRole('button', { name: 'Formatted' }).click();
    await page.locator('[aria-label="Draft"] h2').first().waitFor();
  },
  waitForDrawn: async (page, characters) => {
    await page.waitForFunction(
      (least) => (document.querySelector('[aria-label="Draft"]')?.textContent.length ?? 0) > least,
      characters * 0.8,
      { polling: 200, timeout: 60_000 },
    );
  },
});

/** The page without libraries, served by the bench. */
export const baselineAnswerPage = (origin: string): AnswerPage => ({
  name: 'baseline',
  open: async (page) => {
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
  },
  waitForDrawn: waitForText,
});

/** Presses the button that starts the answer. */
export async function startAnswer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Document' }).click();
}

async function waitForText(page: Page, characters: number): Promise<void> {
  await page.waitForFunction(
    (expected) => document.querySelector('[aria-label="Draft"]')?.textContent.length === expected,
    characters,
    { polling: 200, timeout: 60_000 },
  );
}
