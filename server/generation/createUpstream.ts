import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Writable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { GenerationRequest } from '../../contract/responsesApi';
import type { UpstreamConfig } from '../config';
import { RequestError } from '../RequestError';

/** A language model service. */
export interface Upstream {
  /**
   * Forwards a generation request.
   *
   * @param order the browser's request
   * @param browser the response to the browser; closing it aborts the call to the service
   * @returns the service's response once its headers have arrived; its status is never 3xx, 401 or 403
   * @throws RequestError 502 if the service is unreachable or rejects the server's key, 504 if it does not start to
   *   respond in time, 499 if the browser has disconnected
   */
  ask: (order: GenerationRequest, browser: Writable) => Promise<IncomingMessage>;
  /** Closes the connections to the service. */
  close: () => void;
}

export interface UpstreamOptions {
  config: UpstreamConfig;
  log: FastifyBaseLogger;
  /** How long the service may take to start its response, in milliseconds. */
  timeout: number;
}

/** Connects to a language model service. */
export function createUpstream({ config, log, timeout }: UpstreamOptions): Upstream {
  const url = responsesUrl(config.baseUrl);
  const { request, Agent } = url.protocol === 'https:' ? https : http;
  // One connection per request: the service may close a reused connection just as a request is sent. Nobody could tell
  // whether it was processed, and a retry might be paid for twice.
  const agent = new Agent({ keepAlive: false });
  let keyRejected = false;

  function open(order: GenerationRequest): ClientRequest {
    const body = Buffer.from(JSON.stringify({ ...order, model: config.model ?? order.model }));
    const outgoing = request(url, {
      agent,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': body.length,
        accept: order.stream === true ? 'text/event-stream' : 'application/json',
        // No compression: it would delay the stream.
        'accept-encoding': 'identity',
        'user-agent': 'ideakiln',
        ...(config.apiKey === undefined ? {} : { authorization: `Bearer ${config.apiKey}` }),
      },
    });
    outgoing.end(body);
    return outgoing;
  }

  function send(order: GenerationRequest, browser: Writable): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      if (browser.destroyed) {
        reject(browserDisconnected());
        return;
      }
      const outgoing = open(order);
      let settled = false;
      const settle = () => {
        settled = true;
        clearTimeout(timer);
        browser.off('close', leave);
      };
      const giveUp = (reason: RequestError) => {
        settle();
        outgoing.destroy();
        reject(reason);
      };
      const leave = () => {
        giveUp(browserDisconnected());
      };
      const timer = setTimeout(() => {
        giveUp(upstreamTimedOut());
      }, timeout);
      outgoing.once('response', (incoming) => {
        settle();
        resolve(incoming);
      });
      // Not `once`: a connection that breaks later emits an error here as well as on the response.
      outgoing.on('error', (error) => {
        if (settled) return;
        settle();
        reject(error);
      });
      browser.once('close', leave);
    });
  }

  async function ask(order: GenerationRequest, browser: Writable): Promise<IncomingMessage> {
    const incoming = await send(order, browser).catch((error: unknown) => {
      if (error instanceof RequestError) throw error;
      log.warn({ err: error }, 'The language model service cannot be reached');
      throw unreachable(error);
    });
    const status = incoming.statusCode ?? 502;
    if (status === 401 || status === 403) {
      incoming.destroy();
      // Log once, not for every request.
      if (!keyRejected) log.error({ status }, 'The language model service refuses OPENAI_API_KEY');
      keyRejected = true;
      throw keyRejectedError();
    }
    keyRejected = false;
    if (status < 200 || (status >= 300 && status < 400)) {
      incoming.destroy();
      log.warn({ status }, 'OPENAI_BASE_URL does not lead to a language model service');
      throw unreachable();
    }
    return incoming;
  }

  return {
    ask,
    close: () => {
      agent.destroy();
    },
  };
}

function responsesUrl(baseUrl: string): URL {
  const url = new URL(baseUrl);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/responses`;
  return url;
}

const browserDisconnected = () =>
  new RequestError(499, 'request_aborted', 'The request was called off before its answer began.');
const upstreamTimedOut = () =>
  new RequestError(
    504,
    'upstream_timeout',
    'The language model service took too long to answer. Please try again later.',
  );
// Not forwarded as 401 or 403: the browser would end its own session.
const keyRejectedError = () =>
  new RequestError(
    502,
    'upstream_unauthorized',
    'The language model service does not accept the key of this server. Its operator has to correct it.',
  );
const unreachable = (cause?: unknown) =>
  new RequestError(
    502,
    'upstream_unreachable',
    'The language model service cannot be reached. Please try again later.',
    { cause },
  );
