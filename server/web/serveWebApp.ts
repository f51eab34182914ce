import { relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { pageFileFor } from '../../contract/prerenderedPages';
import { findRoutePath } from '../../contract/routePaths';
import type { ValibotTypeProvider } from '../validation';
import { pathArea } from './pathArea';
import { sendPage } from './sendPage';

const wildcardSchema = v.object({ '*': v.string() });

/**
 * Serves the built web application: a page for every route, and files, compressed with brotli or gzip if the build made
 * such a copy and the browser accepts it. Redirects other spellings of a route (case, trailing slash).
 *
 * @param webRoot the build folder: pages, hashed files under `assets/`, other files
 */
export async function serveWebApp(app: FastifyInstance, webRoot: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webRoot,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, file) => {
      response.setHeader('cache-control', cacheControlFor(relative(webRoot, file)));
      response.setHeader('vary', 'accept-encoding');
    },
  });

  app
    .withTypeProvider<ValibotTypeProvider>()
    .get('/*', { schema: { params: wildcardSchema } }, (request, reply) => {
      const file = request.params['*'];
      const path = `/${file}`;
      const area = pathArea(path);
      const route = area === 'page' ? findRoutePath(path) : undefined;
      const search = /\?.*$/.exec(request.url)?.[0] ?? '';
      // Do not return the reply: Fastify would wait for it with additional listeners, too many if it ends in the
      // not-found handler.
      if (route === path) sendPage(reply, pageFileFor(route, search));
      else if (route !== undefined) {
        // Redirect, because the prerendered links mark the current page by its exact spelling.
        reply.header('cache-control', 'no-cache').redirect(`${route}${search}`, 308);
      } else if ((area === 'page' || area === 'asset') && isPublicFile(file)) reply.sendFile(file);
      else reply.callNotFound();
    });
}

/** How long a file may be cached; `file` is its path below the web root, possibly with `.br` or `.gz`. */
function cacheControlFor(file: string): string {
  if (/\.html(\.br|\.gz)?$/.test(file)) return 'no-cache';
  // A hash in the name changes with the content.
  if (file.startsWith(`assets${sep}`)) return 'public, max-age=31536000, immutable';
  return 'public, max-age=3600';
}

/**
 * Pages are served by route and compressed files by negotiation, so neither is served under its file name. Reject
 * hidden names and parent folders here: @fastify/static would answer 403, which the browser takes as the end of its
 * session.
 */
function isPublicFile(file: string): boolean {
  return (
    !/\.(html|br|gz)$/i.test(file) &&
    !/[\\\0]/.test(file) &&
    file.split('/').every((segment) => segment !== '' && !segment.startsWith('.'))
  );
}
