import type { Page } from '@playwright/test';

interface AttackWatch {
  /** The requests to the attacker so far. */
  requests: string[];
  /** Whether a vector has run on the present page. */
  hasRun: () => Promise<boolean>;
}

/**
 * Watches for the vectors of `attackVectors`, which call `hacked` or load something from an attacker. Removes
 * `window.print`, whose dialog would block the page.
 */
export async function watchAttacks(page: Page): Promise<AttackWatch> {
  const requests: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('attacker')) requests.push(request.url());
  });
  await page.addInitScript(() => {
    Object.assign(window, {
      hacked: () => {
        document.documentElement.dataset.hacked = 'yes';
      },
      print: () => undefined,
    });
  });
  return {
    requests,
    hasRun: async () => (await page.locator('html').getAttribute('data-hacked')) !== null,
  };
}
