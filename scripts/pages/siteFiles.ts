import { listPublicPaths } from '../../contract/prerenderedPages';
import { routePaths } from '../../contract/routePaths';

/** Both APIs, and mailed links, whose codes work once. */
const closed = ['/api/', '/v1/', `${routePaths.verify}?`, `${routePaths.reset}?`];

/**
 * Creates the files for search engines. They index the public pages and the form.
 *
 * @param appUrl the public origin
 * @returns file contents by name
 */
export function siteFiles(appUrl: string): Record<string, string> {
  const listed = [...listPublicPaths(), routePaths.create];
  const locations = listed.map((path) => `<url><loc>${appUrl}${path}</loc></url>`);
  return {
    'robots.txt': [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      `Sitemap: ${appUrl}/sitemap.xml`,
      '',
    ].join('\n'),
    'sitemap.xml': [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...locations,
      '</urlset>',
      '',
    ].join('\n'),
  };
}
