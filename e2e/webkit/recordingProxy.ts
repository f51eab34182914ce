import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';

/** A request of the page. */
interface ProxiedRequest {
  id: string;
  url: string;
  method: string;
  /** The value of its `Sec-Fetch-Dest`; `undefined` for other origins over http. */
  destination: string | undefined;
}

/** A response instead of the server's. */
interface OwnResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** What to do with a request. */
export type Decision = OwnResponse | 'abort' | 'continue';

export interface ProxyEvents {
  requested: (request: ProxiedRequest) => Promise<Decision>;
  responded: (request: ProxiedRequest, status: number, headers: http.IncomingHttpHeaders) => void;
  completed: (request: ProxiedRequest) => void;
  failed: (request: ProxiedRequest, reason: string) => void;
}

export interface RecordingProxy {
  port: number;
  /** Scripts that run in each document before its own. */
  preloadScripts: Map<string, string>;
  close: () => void;
}

const preloadPath = '/webkit-preload.js';

/** Starts an HTTP proxy that reports all requests, and lets them reach only this machine. */
export async function startRecordingProxy(events: ProxyEvents): Promise<RecordingProxy> {
  const preloadScripts = new Map<string, string>();
  let count = 0;
  const note = (request: IncomingMessage, url: string): ProxiedRequest => ({
    id: `request-${String(++count)}`,
    url,
    method: request.method ?? 'GET',
    destination: request.headers['sec-fetch-dest'],
  });

  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const url = new URL(incoming.url ?? '');
    if (url.pathname === preloadPath) {
      const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-store' };
      outgoing.writeHead(200, headers).end([...preloadScripts.values()].join('\n'));
      return;
    }
    const request = note(incoming, url.href);
    const decision = await events.requested(request);
    if (decision === 'abort' || url.hostname !== '127.0.0.1') {
      outgoing.destroy();
      events.failed(request, 'Blocked');
      return;
    }
    if (decision !== 'continue') {
      events.responded(request, decision.status, decision.headers);
      outgoing.writeHead(decision.status, decision.headers).end(decision.body);
      events.completed(request);
      return;
    }
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const forwarded = http.request(url, { method: request.method, headers });
    // If the page drops the response, end the request.
    outgoing.once('close', () => forwarded.destroy());
    pipeline(incoming, forwarded, () => undefined);
    const response = await responseOf(forwarded);
    if (response instanceof Error) {
      // The server is down, or the page left.
      outgoing.destroy();
      events.failed(request, response.message);
      return;
    }
    const status = response.statusCode ?? 0;
    // This header moves the page to another process, where WebDriver loses track of it.
    delete response.headers['cross-origin-opener-policy'];
    events.responded(request, status, response.headers);
    const isPage = response.headers['content-type']?.startsWith('text/html');
    if (isPage && request.destination === 'document') {
      const page = await text(response);
      delete response.headers['content-length'];
      outgoing.writeHead(status, response.headers).end(withPreload(page));
      events.completed(request);
      return;
    }
    outgoing.writeHead(status, response.headers);
    outgoing.flushHeaders();
    pipeline(response, outgoing, (error) => {
      if (error) events.failed(request, error.message);
      else events.completed(request);
    });
  };

  const server = http.createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.on('connect', (incoming, socket) => {
    const request = note(incoming, `https://${incoming.url ?? ''}/`);
    void events.requested(request);
    events.failed(request, 'Blocked');
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on TCP');
  return {
    port: address.port,
    preloadScripts,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The policy of the application allows scripts of its own origin only. */
function withPreload(page: string): string {
  return page.replace(/<head[^>]*>/, (head) => `${head}<script src="${preloadPath}"></script>`);
}

/** The response to a request, or why there is none. */
function responseOf(request: http.ClientRequest): Promise<IncomingMessage | Error> {
  return new Promise((resolve) => {
    request.once('response', resolve).on('error', resolve);
  });
}
