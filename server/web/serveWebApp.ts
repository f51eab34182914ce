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
 * Serves the built web app: a page for every address of the route table, and its files, as brotli or gzip if the build
 * made such a copy and the browser accepts it. Another spelling of an address, in case or with a trailing slash, is
 * redirected to the address.
 *
 * @param webRoot the folder of the build: the pages, hashed files under `assets/`, and others
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
      // Nothing is returned: for a reply that is returned Fastify waits with listeners of its own, too many
      // of them where the way leads on to the not-found handler.
      if (route === path) sendPage(reply, pageFileFor(route, search));
      else if (route !== undefined) {
        // A page is rendered ahead for the one spelling; in another its links would not be marked as the present one.
        reply.header('cache-control', 'no-cache').redirect(`${route}${search}`, 308);
      } else if ((area === 'page' || area === 'asset') && isPublicFile(file)) reply.sendFile(file);
      else reply.callNotFound();
    });
}

/** How long a file may be kept; `file` is its path below the web root, perhaps with `.br` or `.gz`. */
function cacheControlFor(file: string): string {
  if (/\.html(\.br|\.gz)?$/.test(file)) return 'no-cache';
  // The name changes with the content.
  if (file.startsWith(`assets${sep}`)) return 'public, max-age=31536000, immutable';
  return 'public, max-age=3600';
}

/**
 * Pages are reached by their address and compressed files by negotiation, so neither goes by its file
 * name. Hidden names and parent folders are refused here rather than with the 403 that the file sender
 * would give: in this product a 403 means that a session has ended.
 */
function isPublicFile(file: string): boolean {
  return (
    !/\.(html|br|gz)$/i.test(file) &&
    !/[\\\0]/.test(file) &&
    file.split('/').every((segment) => segment !== '' && !segment.startsWith('.'))
  );
}
