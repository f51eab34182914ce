import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { prerenderedPages } from '../contract/prerenderedPages';
import { App } from './app/App';
import { makeStore } from './app/makeStore';
import { preloadRoute } from './app/routes';
import { createLazyGeneration } from './generation/lazyGeneration';
import { systemClock } from './lib/clock';
import { createToasts } from './lib/toasts';

/** What React hoists to the head, where the root is not the whole document, stands before everything else. */
const headElements = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

interface PrerenderedPage {
  head: string;
  body: string;
}

/** One page as a visitor without a session or a document sees it at first. */
async function renderPage(address: string): Promise<PrerenderedPage> {
  const toasts = createToasts();
  const store = makeStore({
    services: {
      generation: createLazyGeneration(() =>
        Promise.reject(new Error('Nothing is generated while pages are rendered.')),
      ),
      clock: systemClock,
      toasts,
    },
    storage: {
      getItem: () => Promise.resolve(null),
      setItem: () => Promise.resolve(),
      removeItem: () => Promise.resolve(),
    },
  });
  await preloadRoute(address);
  const html = renderToString(
    <StrictMode>
      <App
        store={store}
        toasts={toasts}
        Router={({ children }) => <StaticRouter location={address}>{children}</StaticRouter>}
      />
    </StrictMode>,
  );
  const head = headElements.exec(html)?.[0] ?? '';
  if (head === '') throw new Error(`The page at ${address} has no head.`);
  return { head, body: html.slice(head.length) };
}

async function renderPages(): Promise<Record<string, PrerenderedPage>> {
  const pages: Record<string, PrerenderedPage> = {};
  for (const { file, address } of prerenderedPages) pages[file] = await renderPage(address);
  return pages;
}

/** Run by Node at the build: writes the public pages (section 2) as JSON, by the names of their files. */
void renderPages().then((pages) => {
  process.stdout.write(JSON.stringify(pages));
});
