import { APIConnectionError, APIConnectionTimeoutError, APIError, OpenAI } from 'openai';
import * as v from 'valibot';
import { generationModel } from '../../contract/responsesApi';
import { createAnswerAssembler } from './answerAssembler';
import { createEventReader } from './eventReader';
import { createFrameBatcher, type FrameBatcher } from './frameBatcher';
import {
  GenerationError,
  type GeneratedDocument,
  type GenerationFailure,
  type GenerateOptions,
  type GenerationPort,
} from './generationPort';
import { retryAfterSeconds } from '../lib/retryAfter';
import { failureOfServiceError, failureOfStatus, serviceErrorSchema } from './serviceFailure';
import { documentOfResponse, serviceResponseSchema, textOfResponse } from './serviceResponse';
import { createIdleTimeout, type GenerationTimeouts } from './idleTimeout';
import { rejectOnAbort } from './rejectOnAbort';
import { ConnectionLostError, textOfBody } from './textOfBody';

export interface OpenaiGenerationOptions {
  /**
   * Base URL of an OpenAI-compatible service, absolute or a path of this site; the request is `POST
   * {baseUrl}/responses`.
   */
  baseUrl: string;
  /** The API key; if empty, `sessionToken` is sent instead. */
  apiKey: string;
  /** The token of the session, or `null`; sent to a service of this site's own origin only. */
  sessionToken: () => string | null;
  /** Defaults: 120 s until the first text, 60 s between pieces. */
  timeouts?: GenerationTimeouts;
  /** Defaults to the browser's `fetch`. */
  fetch?: typeof fetch;
}

const defaultTimeouts: GenerationTimeouts = { firstTextMs: 120_000, silenceMs: 60_000 };

/** The longest delay a timer supports, which disables the client's own timeout: only the idle timeout ends a call. */
const neverMs = 2 ** 31 - 1;

/** Drop the client's analytics headers: the service's CORS rules would have to allow each one. */
const headersSent: ReadonlySet<string> = new Set(['accept', 'authorization', 'content-type']);

/** The client requires a key; this placeholder is never sent. */
const keyPlaceholder = 'none';

/**
 * The generation port for an OpenAI-compatible service, called from the browser (docs/behaviour.md#generation-call).
 *
 * It does not retry: a call costs money and quota, and the page lets the user try again.
 *
 * @returns a port whose `generate` resolves only to a whole document
 */
export function createOpenaiGeneration({
  baseUrl,
  apiKey,
  sessionToken,
  timeouts = defaultTimeouts,
  fetch: send = (input, init) => fetch(input, init),
}: OpenaiGenerationOptions): GenerationPort {
  const { href: baseURL, origin } = new URL(baseUrl, location.origin);
  const client = new OpenAI({
    apiKey: apiKey === '' ? keyPlaceholder : apiKey,
    baseURL,
    dangerouslyAllowBrowser: true,
    maxRetries: 0,
    timeout: neverMs,
    logLevel: 'off',
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      for (const name of [...headers.keys()]) {
        if (!headersSent.has(name)) headers.delete(name);
      }
      if (apiKey === '') {
        const token = origin === location.origin ? sessionToken() : null;
        if (token === null) headers.delete('authorization');
        else headers.set('authorization', `Bearer ${token}`);
      }
      return send(input, { ...init, headers });
    },
  });
  const batchers = new Set<FrameBatcher>();
  return {
    generate: async (options) => {
      const batcher = createFrameBatcher(options.onText);
      batchers.add(batcher);
      try {
        return await generate(client, timeouts, options, batcher);
      } finally {
        batchers.delete(batcher);
        batcher.cancel();
      }
    },
    flush: () => {
      for (const batcher of batchers) batcher.flush();
    },
  };
}

async function generate(
  client: OpenAI,
  timeouts: GenerationTimeouts,
  { input, signal }: GenerateOptions,
  batcher: FrameBatcher,
): Promise<GeneratedDocument> {
  signal.throwIfAborted();
  const call = new AbortController();
  const stop = () => {
    call.abort(signal.reason);
  };
  signal.addEventListener('abort', stop, { once: true });
  const watch = createIdleTimeout(timeouts, () => {
    call.abort(new GenerationError({ kind: 'timedOut' }));
  });
  let textBegan = false;
  const give = (text: string) => {
    if (text === '') return;
    textBegan = true;
    watch.textBegan();
    batcher.push(text);
  };
  try {
    const work = ask(client, input, call.signal, watch.restart, give);
    const document = await rejectOnAbort(work, call.signal);
    batcher.flush();
    return document;
  } catch (error) {
    // Callers flush before they abort; after a failure the page keeps the text that arrived.
    signal.throwIfAborted();
    batcher.flush();
    call.signal.throwIfAborted();
    throw error instanceof GenerationError
      ? error
      : new GenerationError(failureOf(error, textBegan), { cause: error });
  } finally {
    signal.removeEventListener('abort', stop);
    watch.end();
    call.abort();
  }
}

/** Some services end their stream with this marker instead of an event. */
const endMark = '[DONE]';

async function ask(
  client: OpenAI,
  input: string,
  signal: AbortSignal,
  onPiece: () => void,
  onText: (text: string) => void,
): Promise<GeneratedDocument> {
  const response = await client.responses
    .create({ model: generationModel, input, stream: true }, { signal })
    .asResponse();
  if (response.body === null) throw new GenerationError({ kind: 'malformed' });
  const pieces = textOfBody(response.body, onPiece);
  const contentType = response.headers.get('content-type') ?? '';
  if (/^text\/event-stream\b/i.test(contentType)) return readStream(pieces, onText);
  if (/^application\/([\w.-]+\+)?json\b/i.test(contentType)) return readJson(pieces, onText);
  throw new GenerationError({ kind: 'malformed' });
}

async function readStream(
  pieces: AsyncIterable<string>,
  onText: (text: string) => void,
): Promise<GeneratedDocument> {
  const assembler = createAnswerAssembler(onText);
  const reader = createEventReader();
  for await (const piece of pieces) {
    for (const data of reader.take(piece)) {
      if (data.startsWith(endMark)) continue;
      const document = assembler.take(JSON.parse(data));
      if (document !== undefined) return document;
    }
  }
  throw new GenerationError({ kind: 'truncated' });
}

async function readJson(
  pieces: AsyncIterable<string>,
  onText: (text: string) => void,
): Promise<GeneratedDocument> {
  let body = '';
  for await (const piece of pieces) body += piece;
  const response = v.parse(serviceResponseSchema, JSON.parse(body));
  const text = textOfResponse(response);
  onText(text);
  return documentOfResponse(response, text);
}

function failureOf(error: unknown, textBegan: boolean): GenerationFailure {
  if (error instanceof ConnectionLostError) return { kind: textBegan ? 'truncated' : 'offline' };
  if (error instanceof APIConnectionTimeoutError) return { kind: 'timedOut' };
  if (error instanceof APIConnectionError) return { kind: 'offline' };
  // Anything else is a malformed response: a SyntaxError or a schema issue.
  if (!(error instanceof APIError)) return { kind: 'malformed' };
  const body = v.safeParse(serviceErrorSchema, error.error);
  const said = body.success ? body.output : { code: null, type: null };
  if (typeof error.status !== 'number') return failureOfServiceError(said);
  const headers = error.headers instanceof Headers ? error.headers : new Headers();
  return failureOfStatus(error.status, said, retryAfterSeconds(headers, Date.now()));
}
