import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { pipeline, type Readable, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import type { UpstreamConfig } from '../config';
import { RequestError } from '../RequestError';
import { excerptForLog } from './excerptForLog';
import { hideErrorDetails, responseWithoutErrorDetails } from './hideErrorDetails';
import { limitSize, TooLargeError } from './limitSize';
import { requestAborted } from './requestAborted';
import { upstreamErrorOf } from './upstreamError';

/** Maximum output of a model, in tokens; about ten times a usual document. */
const maximumOutputTokens = 16_384;

/** Maximum size of a response, in bytes: of a stream, whose events repeat the text, of JSON, and of an error. */
const maximumStream = 32_000_000;
const maximumJson = 4_000_000;
const maximumErrorBody = 64_000;

/** A generation request to the service. */
interface UpstreamRequest {
  input: string;
  stream: boolean;
}

/** Server-sent events, or a response object as JSON. */
type UpstreamAnswer = { kind: 'stream'; events: Readable } | { kind: 'whole'; response: Buffer };

/** A language model service. */
export interface Upstream {
  /**
   * Sends a generation request.
   *
   * @param browser the response to the browser; closing it aborts the call to the service
   * @returns the service's answer once it has begun; a stream breaks off with an error if the service does
   * @throws RequestError with the service's error status, but 502 for its 401 and 403 and if it is unreachable; 504 if
   *   it
   *   takes too long, 499 if the browser has disconnected
   */
  ask: (upstreamRequest: UpstreamRequest, browser: Writable) => Promise<UpstreamAnswer>;
  /** Closes the connections to the service. */
  close: () => void;
}

/** How long a service may take, in milliseconds. */
export interface UpstreamTimeLimits {
  /** Without sending anything. */
  silence: number;
  /** For the whole answer. */
  total: number;
}

export interface UpstreamOptions {
  config: UpstreamConfig;
  log: FastifyBaseLogger;
  timeLimits: UpstreamTimeLimits;
}

/** Connects to a language model service. */
export function createUpstream({ config, log, timeLimits }: UpstreamOptions): Upstream {
  const url = responsesUrl(config.baseUrl);
  const { request, Agent } = url.protocol === 'https:' ? https : http;
  // One connection per request: the service may close a reused connection just as a request is sent. It would be
  // unknown whether it was processed, and a retry might be paid for twice.
  const agent = new Agent({ keepAlive: false });
  let keyRejected = false;

  function open({ input, stream }: UpstreamRequest): ClientRequest {
    const body = Buffer.from(
      JSON.stringify({
        model: config.model,
        input,
        stream,
        max_output_tokens: maximumOutputTokens,
      }),
    );
    const outgoing = request(url, {
      agent,
      method: 'POST',
      // Of the socket, while connecting too; it restarts with every byte.
      timeout: timeLimits.silence,
      headers: {
        'content-type': 'application/json',
        'content-length': body.length,
        accept: stream ? 'text/event-stream' : 'application/json',
        // No compression: it would delay the stream.
        'accept-encoding': 'identity',
        'user-agent': 'ideakiln',
        ...(config.apiKey === undefined ? {} : { authorization: `Bearer ${config.apiKey}` }),
      },
    });
    outgoing.end(body);
    return outgoing;
  }

  function send(upstreamRequest: UpstreamRequest, browser: Writable): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      if (browser.destroyed) {
        reject(requestAborted());
        return;
      }
      const outgoing = open(upstreamRequest);
      let answer: IncomingMessage | undefined;
      const end = (reason: RequestError) => {
        (answer ?? outgoing).destroy(reason);
      };
      const leave = () => {
        end(requestAborted());
      };
      const tooLong = () => {
        log.warn('The language model service took too long to answer');
        end(upstreamTimedOut());
      };
      const timer = setTimeout(tooLong, timeLimits.total);
      browser.once('close', leave);
      outgoing.once('timeout', tooLong);
      outgoing.once('response', (incoming) => {
        answer = incoming;
        incoming.on('error', (error) => {
          if (!(error instanceof RequestError) && !browser.destroyed) logBrokenOff(error);
        });
        resolve(incoming);
      });
      // Not `once`: a connection that breaks later emits an error here as well as on the response.
      outgoing.on('error', reject);
      outgoing.once('close', () => {
        clearTimeout(timer);
        browser.off('close', leave);
      });
    });
  }

  function logError(input: string, sent: unknown, status?: number): void {
    const excerpt = excerptForLog(sent, { input, apiKey: config.apiKey });
    log.warn({ status, excerpt }, 'The language model service reported an error');
  }

  /** The error that the browser receives instead of the service's error response. */
  async function errorOf(
    status: number,
    incoming: IncomingMessage,
    { input }: UpstreamRequest,
  ): Promise<RequestError> {
    const text = await bodyOf(incoming, maximumErrorBody).then(String, () => '');
    const body = jsonOf(text);
    logError(input, body ?? text, status);
    const inner = typeof body === 'object' && body !== null && 'error' in body ? body.error : body;
    const { code, message } = upstreamErrorOf(inner, status);
    const retryAfter = secondsOf(incoming.headers['retry-after']);
    return new RequestError(
      code === 'upstream_unauthorized' ? 502 : status,
      code,
      message,
      retryAfter === undefined ? {} : { retryAfter },
    );
  }

  function logBrokenOff(error: Error): void {
    log.warn({ err: error }, 'An answer of the language model service broke off');
  }

  function eventsOf(incoming: IncomingMessage, { input }: UpstreamRequest): Readable {
    const hide = hideErrorDetails((error) => {
      logError(input, error);
    });
    return pipeline(incoming, limitSize(maximumStream), hide, (error) => {
      if (error instanceof TooLargeError) logBrokenOff(error);
    });
  }

  async function jsonAnswerOf(
    incoming: IncomingMessage,
    { input }: UpstreamRequest,
  ): Promise<Buffer> {
    const json = await bodyOf(incoming, maximumJson).catch((error: unknown) => {
      if (error instanceof TooLargeError) logBrokenOff(error);
      throw error instanceof RequestError ? error : malformed(error);
    });
    const response = jsonOf(String(json));
    if (typeof response !== 'object' || response === null) {
      log.warn(noService);
      throw malformed();
    }
    const shown = responseWithoutErrorDetails(response, (error) => {
      logError(input, error);
    });
    return shown === undefined ? json : Buffer.from(JSON.stringify(shown));
  }

  async function ask(upstreamRequest: UpstreamRequest, browser: Writable): Promise<UpstreamAnswer> {
    const incoming = await send(upstreamRequest, browser).catch((error: unknown) => {
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
      const { code, message } = upstreamErrorOf(undefined, status);
      throw new RequestError(502, code, message);
    }
    keyRejected = false;
    if (status >= 400 && status <= 599) throw await errorOf(status, incoming, upstreamRequest);
    if (status < 200 || status >= 300) {
      incoming.destroy();
      log.warn({ status }, noService);
      throw unreachable();
    }
    if (/^text\/event-stream\b/i.test(incoming.headers['content-type'] ?? '')) {
      return { kind: 'stream', events: eventsOf(incoming, upstreamRequest) };
    }
    return { kind: 'whole', response: await jsonAnswerOf(incoming, upstreamRequest) };
  }

  return {
    ask,
    close: () => {
      agent.destroy();
    },
  };
}

function bodyOf(incoming: IncomingMessage, maximum: number): Promise<Buffer> {
  return buffer(pipeline(incoming, limitSize(maximum), () => undefined));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A delay as `Retry-After` states it, in seconds or as a date. */
function secondsOf(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined;
  const seconds = /^\d{1,6}$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return seconds >= 0 ? seconds : undefined;
}

function responsesUrl(baseUrl: string): URL {
  const url = new URL(baseUrl);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/responses`;
  return url;
}

const noService = 'OPENAI_BASE_URL does not lead to a language model service';

const upstreamTimedOut = () =>
  new RequestError(
    504,
    'upstream_timeout',
    'The language model service took too long to answer. Please try again later.',
  );
const malformed = (cause?: unknown) =>
  new RequestError(
    502,
    'upstream_malformed',
    'The language model service sent an answer that is not a document.',
    { cause },
  );
const unreachable = (cause?: unknown) =>
  new RequestError(
    502,
    'upstream_unreachable',
    'The language model service cannot be reached. Please try again later.',
    { cause },
  );
