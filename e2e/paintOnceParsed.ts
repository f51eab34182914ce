import type { Page } from '@playwright/test';

/**
 * Makes Chromium paint every page loaded from now on only when it has parsed the whole of it, so that whatever moves
 * was moved by a script. A busy browser may paint half a table (docs/decisions/006-prerendered-public-pages.md).
 */
export async function paintOnceParsed(page: Page): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const body = html
        .replace('<head>', '<head><link rel="expect" href="#parsed" blocking="render">')
        .replace('</body>', '<i id="parsed" hidden></i></body>');
      if (body.match(/#parsed|"parsed"/g)?.length !== 2) throw new Error('No head, or no body.');
      return route.fulfill({ response, body });
    },
  );
}
