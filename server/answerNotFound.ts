import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFoundFile } from '../contract/prerenderedPages';
import { gatewayErrorBody } from './generation/gatewayErrorBody';
import { pathArea } from './web/pathArea';
import { sendPage } from './web/sendPage';

const noSuchCall = 'There is no such call.';

/**
 * Answers an unmatched request with status 404: in the format of the API whose prefix it has, or with the not-found
 * page.
 */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): void {
  const area = pathArea(request.url);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  reply.code(404);
  if (isRead && area === 'page' && acceptsHtml(request.headers.accept)) {
    sendPage(reply, notFoundFile);
    return;
  }
  // Do not cache: a deployment in progress may add the file.
  reply.header('cache-control', 'no-store');
  if (area === 'generation') {
    reply.send(gatewayErrorBody({ status: 404, code: 'not_found', message: noSuchCall }));
  } else if (area === 'userApi' || !isRead) {
    reply.send({ message: noSuchCall });
  } else {
    reply.type('text/plain').send('Not found');
  }
}

/** Browsers list text/html when they open a page, but not when they load an image, script or style. */
function acceptsHtml(accept: string | undefined): boolean {
  return accept === undefined || accept === '*/*' || accept.includes('text/html');
}
