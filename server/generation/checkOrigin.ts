import type { FastifyRequest } from 'fastify';
import { RequestError } from '../RequestError';

/**
 * Refuses a call that a browser sends from a page of another site; calls of other programs have none of these headers.
 *
 * @param appUrl the product's public origin
 * @throws RequestError 400
 */
export function checkOrigin({ headers, host }: FastifyRequest, appUrl: string): void {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  // Only the browser can set this header. It is correct even if a proxy has changed the host.
  if (site === 'same-origin') return;
  const isOwn = origin === undefined || origin === appUrl || hostOf(origin) === host;
  if (isOwn && site !== 'cross-site') return;
  throw new RequestError(
    400,
    'origin_not_allowed',
    'Pages of other sites may not generate documents with this server.',
  );
}

/** `undefined` for the origin `null` of a sandboxed page. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
