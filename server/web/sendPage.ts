import type { FastifyReply } from 'fastify';

/**
 * Sends a page with the current status of the reply.
 *
 * With a status other than 200 it sends no validators and ignores ranges: a 304 or 206 would replace the status, and a
 * browser that revalidates a missing page would get nothing to show.
 *
 * @param file its name in the build folder
 */
export function sendPage(reply: FastifyReply, file: string): void {
  if (reply.statusCode === 200) reply.sendFile(file);
  else reply.sendFile(file, { etag: false, lastModified: false, acceptRanges: false });
}
