import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Describes violations only, which is faster. */
const allRules: RunOptions = { iframes: false, resultTypes: ['violations'] };
const colorRules: RunOptions = {
  ...allRules,
  runOnly: ['color-contrast', 'link-in-text-block'],
};

/**
 * Runs axe on the current page without motion: all rules in the light colour scheme, then the colour rules again in the
 * dark one, which differs only in colours. Skips the content of a mockup's preview frame: no script can run there, not
 * even axe.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const [colorScheme, rules] of [
    ['light', allRules],
    ['dark', colorRules],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    // Let running transitions finish: between two schemes, contrast is undefined.
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
    const violations = await page.evaluate(
      async (options) => (await window.axe?.run(document, options))?.violations,
      rules,
    );
    const found = violations?.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({ id, help, target, failureSummary })),
    );
    expect(found, `in the ${colorScheme} colour scheme`).toEqual([]);
  }
}
