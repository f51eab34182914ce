import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Serves an application through a proxy that delays every page after its first part.
 *
 * @param origin of the application
 * @param border the text with which the second part begins
 * @param delay in milliseconds
 * @returns the origin of the proxy, and a function that stops it
 */
export async function splitResponses(
  origin: string,
  border: string,
  delay: number,
): Promise<{ origin: string; stop: () => void }> {
  const proxy = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '', origin));
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? '';
      const policy = answer.headers.get('content-security-policy');
      response.writeHead(answer.status, {
        'content-type': type,
        ...(policy === null ? {} : { 'content-security-policy': policy }),
      });
      const end = type.startsWith('text/html') ? body.indexOf(border) : 0;
      if (end === -1) throw new Error(`No page contains ${border}`);
      response.write(body.subarray(0, end));
      if (end > 0) await sleep(delay);
      response.end(body.subarray(end));
    })();
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
