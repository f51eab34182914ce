import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe on the whole page as it is at this moment, without motion: all rules in the light colour scheme, and once
 * more in the dark one those that look at colours, which is all that the schemes differ in. Of a mockup's preview it
 * looks at the frame without its content: no script runs in there, not even axe.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const [colorScheme, rules] of [
    ['light', {}],
    ['dark', { runOnly: colorRules }],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // What moved already goes on to its end: between two schemes a colour has no contrast of its own.
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      // Where nothing is wrong, what was looked at need not be described.
      .options({ iframes: false, resultTypes: ['violations'], ...rules })
      .analyze();
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({ id, help, target, failureSummary })),
    );
    expect(found, `in the ${colorScheme} colour scheme`).toEqual([]);
  }
}
