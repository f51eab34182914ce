import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe on the current page without motion: all rules in the light colour scheme, then the colour rules again in the
 * dark one, which differs only in colours. Skips the content of a mockup's preview frame: no script can run there, not
 * even axe.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const [colorScheme, rules] of [
    ['light', {}],
    ['dark', { runOnly: colorRules }],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Let running transitions finish: between two schemes, contrast is undefined.
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      // Only describe violations, which is faster.
      .options({ iframes: false, resultTypes: ['violations'], ...rules })
      .analyze();
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({ id, help, target, failureSummary })),
    );
    expect(found, `in the ${colorScheme} colour scheme`).toEqual([]);
  }
}
