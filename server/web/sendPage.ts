import type { FastifyReply } from 'fastify';

/**
 * Sends one of the app's pages, with the status that the reply has.
 *
 * A status other than 200 goes out without validators and ranges: a 304 or 206 would replace the status,
 * and a browser that asks again for a missing page would get nothing to show.
 *
 * @param file its name in the folder of the build
 */
export function sendPage(reply: FastifyReply, file: string): void {
  if (reply.statusCode === 200) reply.sendFile(file);
  else reply.sendFile(file, { etag: false, lastModified: false, acceptRanges: false });
}
