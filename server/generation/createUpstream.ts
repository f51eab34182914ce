import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Writable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { GenerationRequest } from '../../contract/responsesApi';
import type { UpstreamConfig } from '../config';
import { RequestError } from '../RequestError';

/** A language model service, as the gateway sees it. */
export interface Upstream {
  /**
   * Sends a generation request on.
   *
   * @param order what the browser asked for
   * @param browser the answer to the browser; when it closes, the service's work is called off
   * @returns the service's answer as soon as its head is there; its status is never 3xx, 401 or 403
   * @throws RequestError 502 where the service cannot be reached or refuses the server's key, 504 where it
   *   does not begin to answer in time, 499 where the browser has left
   */
  ask: (order: GenerationRequest, browser: Writable) => Promise<IncomingMessage>;
  /** Closes the connections to the service. */
  close: () => void;
}

export interface UpstreamOptions {
  config: UpstreamConfig;
  log: FastifyBaseLogger;
  /** How long the service may take to begin its answer, in milliseconds. */
  patience: number;
}

/** Connects to a language model service. */
export function createUpstream({ config, log, patience }: UpstreamOptions): Upstream {
  const url = responsesUrl(config.baseUrl);
  const { request, Agent } = url.protocol === 'https:' ? https : http;
  // A connection for each order: on one that is kept the service may hang up just as an order is sent, and nobody
  // could tell whether it was read. Sent again, it might be paid for twice.
  const agent = new Agent({ keepAlive: false });
  let keyRefused = false;

  function open(order: GenerationRequest): ClientRequest {
    const body = Buffer.from(JSON.stringify({ ...order, model: config.model ?? order.model }));
    const outgoing = request(url, {
      agent,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': body.length,
        accept: order.stream === true ? 'text/event-stream' : 'application/json',
        // The bytes go through as they come; a compressed stream would come in lumps.
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
        reject(browserLeft());
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
        giveUp(browserLeft());
      };
      const timer = setTimeout(() => {
        giveUp(tooSlow());
      }, patience);
      outgoing.once('response', (incoming) => {
        settle();
        resolve(incoming);
      });
      // Not `once`: a connection that breaks later reports it here as well as on the answer.
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
      // Once, not for every user who tries meanwhile.
      if (!keyRefused) log.error({ status }, 'The language model service refuses OPENAI_API_KEY');
      keyRefused = true;
      throw refused();
    }
    keyRefused = false;
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

const browserLeft = () =>
  new RequestError(499, 'request_aborted', 'The request was called off before its answer began.');
const tooSlow = () =>
  new RequestError(
    504,
    'upstream_timeout',
    'The language model service took too long to answer. Please try again later.',
  );
// Not passed on as 401 or 403: to the browser these mean that its own session has ended.
const refused = () =>
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
