import { transform } from 'esbuild';
import { styleTargets } from '../supportedBrowsers';
import type { RenderedPages } from './renderPages';

/**
 * Writes a page's styles as the style elements that Emotion adopts, minified and with the prefixes that our browsers
 * need.
 *
 * @param styles the chunks that Emotion extracted from the page
 * @throws Error if a chunk cannot be parsed
 */
export async function styleElements(styles: RenderedPages[string]['styles']): Promise<string> {
  const elements = await Promise.all(
    styles.map(async ({ key, ids, css }) => {
      const { code } = await transform(css, { loader: 'css', minify: true, target: styleTargets });
      // `data-s` tells Emotion that the element is in the head already; moving it would restyle the page.
      return `<style data-emotion="${[key, ...ids].join(' ')}" data-s>${code.trim()}</style>`;
    }),
  );
  return elements.join('');
}
