import type { FastifyReply } from 'fastify';

const shell = 'index.html';

/**
 * Sends the app's page, with the status that the reply has.
 *
 * A status other than 200 goes out without validators and ranges: a 304 or 206 would replace the status,
 * and a browser that asks again for a missing page would get nothing to show.
 */
export function sendPage(reply: FastifyReply): void {
  if (reply.statusCode === 200) reply.sendFile(shell);
  else reply.sendFile(shell, { etag: false, lastModified: false, acceptRanges: false });
}
