import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

interface StaticCopies {
  /** Their origin, without a trailing slash. */
  origin: string;
  /** Serves this page at the path. */
  add: (path: string, html: string) => void;
  stop: () => Promise<void>;
}

/** Serves static pages: brotli, one request each, no caching. */
export async function serveStaticCopies(): Promise<StaticCopies> {
  const pages = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const body = pages.get(request.url ?? '');
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type':
        request.url?.endsWith('.js') === true ? 'text/javascript' : 'text/html; charset=utf-8',
      ...(body === undefined ? {} : { 'content-encoding': 'br' }),
    });
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    add: (path, html) => pages.set(path, brotliCompressSync(html)),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The page as the server sends it, without its scripts: what its HTML and styles alone cost. */
export async function withoutScripts(page: Page, url: string): Promise<string> {
  const response = await page.request.get(url);
  const html = await response.text();
  return html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*\brel="(?:preload|modulepreload|icon|manifest)"[^>]*>/g, '')
    .replace('</head>', '<link rel="icon" href="data:,"></head>');
}

/**
 * A static page with the same text: headings, paragraphs, list items, links and labels one below the other, two CSS
 * rules, no script and no font.
 */
export async function staticCopyOf(page: Page): Promise<string> {
  const body = await page.evaluate(() => {
    const escaped = (text: string): string =>
      text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
    const found = [...document.querySelectorAll<HTMLElement>('h1,h2,h3,p,li,dt,dd,a,label,button')];
    return found
      .filter((element) => element.querySelector('h1,h2,h3,p,li,dt,dd,a,label,button') === null)
      .map((element) => {
        const tag = /^H[1-3]$/.test(element.tagName) ? element.tagName.toLowerCase() : 'p';
        return `<${tag}>${escaped(element.textContent)}</${tag}>`;
      })
      .join('\n');
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Baseline</title><link rel="icon" href="data:,">
<style>body{max-width:60rem;margin:2rem auto;font:1rem/1.5 sans-serif}h1{font-size:3rem}</style>
${body}</html>`;
}
