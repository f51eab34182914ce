import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { deltaEvent, endEvents } from './answerEvents';
import { baselinePage } from './baselinePage';

const charactersPerToken = 4;
const tokensPerSecond = 2000;
/** Interval between two writes: at this speed a service sends several tokens in one packet. */
const intervalMs = 4;

/** A response in progress. */
interface StreamedAnswer {
  /** Resolves when all text has been sent. */
  allTextSent: Promise<void>;
  /** Sends the final events, which wait for this call. */
  finish: () => void;
}

export interface Upstream {
  /** Its origin, without a trailing slash; `/` is the baseline page. */
  origin: string;
  /** Responds to the next request with this text, at 2,000 tokens of 4 characters a second. */
  answerNextWith: (text: string) => StreamedAnswer;
  stop: () => Promise<void>;
}

/** Starts a server that replaces a language model service and also serves the baseline page. */
export async function startUpstream(): Promise<Upstream> {
  let answer: ((response: ServerResponse) => void) | null = null;
  const server = createServer((request, response) => {
    request.resume();
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(baselinePage);
    } else if (answer === null) {
      response.writeHead(500).end();
    } else {
      answer(response);
      answer = null;
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  return {
    origin: `http://localhost:${port}`,
    answerNextWith: (text) => {
      const { promise: allTextSent, resolve } = deferred();
      let finish: () => void = () => undefined;
      answer = (response) => {
        finish = () => response.end(endEvents(text));
        response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
        sendPaced(response, text, resolve);
      };
      return {
        allTextSent,
        finish: () => {
          finish();
        },
      };
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function sendPaced(response: ServerResponse, text: string, onSent: () => void): void {
  const tokens = text.match(new RegExp(`[^]{1,${charactersPerToken}}`, 'g')) ?? [];
  const begun = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    const seconds = (performance.now() - begun) / 1000;
    const due = tokens.slice(sent, Math.ceil(seconds * tokensPerSecond));
    if (due.length > 0) {
      response.write(due.map((token, index) => deltaEvent(token, sent + index)).join(''));
    }
    sent += due.length;
    if (sent < tokens.length) return;
    clearInterval(timer);
    onSent();
  }, intervalMs);
  response.once('close', () => {
    clearInterval(timer);
  });
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
