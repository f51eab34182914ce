import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { listPrerenderedPages } from '../contract/prerenderedPages';
import { App } from './app/App';
import { makeStore } from './app/store/makeStore';
import { createPersistence } from './app/store/persistence';
import { preloadRoute } from './app/routes';
import { createLazyGeneration } from './generation/lazyGeneration';
import { systemClock } from './lib/clock';
import { env } from './lib/env';
import { createToasts } from './toasts/toasts';

/** Elements that React hoists to the head come first when the root is not the whole document. */
const headElements = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

interface StyleChunk {
  key: string;
  ids: string[];
  css: string;
}

interface RenderedPage {
  head: string;
  /** The styles of MUI's components, one style element each; empty for a page without MUI. */
  styles: StyleChunk[];
  body: string;
}

/** Open Graph tags for link previews. Crawlers that read them run no scripts, so only the prerendered HTML has them. */
function sharingTags(head: string): string {
  const found = (pattern: RegExp): string => pattern.exec(head)?.[1] ?? '';
  const address = found(/<link rel="canonical" href="([^"]*)"/);
  if (address === '') return '';
  const tags = {
    type: 'website',
    site_name: 'Ideakiln',
    title: found(/<title>([^<]*)</),
    description: found(/<meta name="description" content="([^"]*)"/),
    url: address,
    image: `${env.appUrl}/og.png`,
    'image:alt':
      'Ideakiln: Turn a product idea into a requirement document. PRD, FRD or HTML mockup, from one paragraph',
  };
  const openGraph = Object.entries(tags).map(
    ([name, content]) => `<meta property="og:${name}" content="${content}"/>`,
  );
  return `${openGraph.join('')}<meta name="twitter:card" content="summary_large_image"/>`;
}

/** Renders a page for a visitor without a session or a document. */
async function renderPage(address: string): Promise<RenderedPage> {
  const toasts = createToasts();
  const store = makeStore({
    services: {
      generation: createLazyGeneration(() =>
        Promise.reject(new Error('Nothing is generated while pages are rendered.')),
      ),
      clock: systemClock,
      toasts,
    },
    persistence: createPersistence({
      getItem: () => Promise.resolve(null),
      setItem: () => Promise.resolve(),
      removeItem: () => Promise.resolve(),
    }),
  });
  await preloadRoute(address);
  // The key Emotion uses in the browser, so that it adopts these styles. The build adds the prefixes that our browsers
  // need; Emotion's make up a fifth of the styles.
  const emotion = createCache({ key: 'css', stylisPlugins: [] });
  const emotionServer = createEmotionServer(emotion);
  const html = renderToString(
    <CacheProvider value={emotion}>
      <StrictMode>
        <App
          store={store}
          toasts={toasts}
          Router={({ children }) => <StaticRouter location={address}>{children}</StaticRouter>}
        />
      </StrictMode>
    </CacheProvider>,
  );
  const head = headElements.exec(html)?.[0] ?? '';
  if (head === '') throw new Error(`The page at ${address} has no head.`);
  return {
    head: head + sharingTags(head),
    styles: emotionServer.extractCriticalToChunks(html).styles.filter(({ css }) => css !== ''),
    body: html.slice(head.length),
  };
}

async function renderPages(): Promise<Record<string, RenderedPage>> {
  const pages: Record<string, RenderedPage> = {};
  for (const { file, address } of listPrerenderedPages()) pages[file] = await renderPage(address);
  return pages;
}

/** Run by Node during the build: prints the pages as JSON, keyed by file name. */
void renderPages().then((pages) => {
  process.stdout.write(JSON.stringify(pages));
});
