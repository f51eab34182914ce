import { finished, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { generationBodyLimit, generationRequestSchema } from '../../contract/responsesApi';
import type { UpstreamConfig } from '../config';
import { describeError } from '../describeError';
import { networkOf } from '../networkOf';
import { RequestError } from '../RequestError';
import type { ValibotTypeProvider } from '../validation';
import { checkOrigin } from './checkOrigin';
import { checkSignIn, type IsSignedIn } from './checkSignIn';
import { createUpstream, type UpstreamTimeLimits } from './createUpstream';
import { gatewayErrorBody } from './gatewayErrorBody';
import type { GenerationLimits } from './generationLimits';
import { offlineAnswer } from './offlineAnswer';
import { checkPromptLength, readPrompt, type Prompt } from './readPrompt';
import type { Caller, Drafter } from './startDrafter';

export interface GatewayOptions {
  /** The language model service; `undefined` uses the offline drafter. */
  upstream: UpstreamConfig | undefined;
  /** Starts the offline drafter; called only if it is used. */
  startDrafter: () => Drafter;
  /** The product's public origin. */
  appUrl: string;
  limits: GenerationLimits;
  /** Checks a session token before the language model is called; `undefined` allows every call. */
  isSignedIn: IsSignedIn | undefined;
  /** Defaults: 60 s of silence, 10 minutes in total. */
  upstreamTimeLimits?: UpstreamTimeLimits | undefined;
}

const defaultTimeLimits: UpstreamTimeLimits = { silence: 60_000, total: 10 * 60_000 };

/** Time reserved for reporting that the service took too long, in milliseconds. */
const reportTime = 1000;

/** A request with its parsed prompt. */
interface ParsedRequest {
  prompt: Prompt;
  input: string;
  stream: boolean;
}

interface Generator {
  /** Decides whether a request reaches the generator at all. */
  check: (parsedRequest: ParsedRequest, request: FastifyRequest) => Promise<void> | void;
  /** @param caller whose disconnecting drops the generator's answer */
  answer: (parsedRequest: ParsedRequest, caller: Caller) => Promise<Answer>;
}

/** Server-sent events, or the complete response object, perhaps already as JSON. */
type Answer = { kind: 'stream'; events: Readable } | { kind: 'whole'; response: object | Buffer };

/**
 * The generation gateway (docs/behaviour.md#generation-call) as a Fastify plugin: `POST /v1/responses`, answered by a
 * language model service with the server's key, or by the offline drafter in the same protocol. Errors have the shape
 * of OpenAI errors; none has status 401 or 403.
 */
export function gateway(app: FastifyInstance, options: GatewayOptions, done: () => void): void {
  const { upstream, limits, appUrl, upstreamTimeLimits = defaultTimeLimits } = options;
  const generator =
    upstream === undefined ? offlineDrafter(app, options) : languageModel(app, upstream, options);

  app.setErrorHandler((error, request: FastifyRequest, reply: FastifyReply) => {
    const description = describeError(error, request);
    if (error instanceof RequestError && error.retryAfter !== undefined) {
      reply.header('retry-after', error.retryAfter);
    }
    const { status, code } = description;
    if (status < 500) return reply.code(status).send(gatewayErrorBody(description));
    request.log.warn({ status, code }, 'A generation failed');
    return reply.code(status).send({ ...gatewayErrorBody(description), requestId: request.id });
  });
  app.addHook('onRequest', (request, reply, next) => {
    // no-transform: a compressing proxy would buffer the stream.
    reply.header('cache-control', 'no-store, no-transform');
    checkOrigin(request, appUrl);
    next();
  });

  app
    .withTypeProvider<ValibotTypeProvider>()
    .post(
      '/v1/responses',
      { bodyLimit: generationBodyLimit, schema: { body: generationRequestSchema } },
      async (request, reply) => {
        const { input, stream = false } = request.body;
        const parsedRequest = { prompt: readPrompt(input), input, stream };
        const network = networkOf(request.ip);
        const releaseSlot = limits.acquireSlot(network);
        // More than ten listeners wait for its end, of which Node.js warns as of a leak.
        reply.raw.setMaxListeners(20);
        // Otherwise, a browser that does not read would occupy its slot forever.
        const deadline = setTimeout(
          () => reply.raw.destroy(),
          upstreamTimeLimits.total + reportTime,
        );
        // Called even if the browser has already disconnected.
        finished(reply.raw, () => {
          clearTimeout(deadline);
          releaseSlot();
        });
        await generator.check(parsedRequest, request);
        await limits.count(network);
        // The generator never gets the reply: awaiting one waits until it is sent.
        return send(reply, await generator.answer(parsedRequest, { network, response: reply.raw }));
      },
    );
  done();
}

function offlineDrafter(app: FastifyInstance, { startDrafter }: GatewayOptions): Generator {
  const drafter = startDrafter();
  app.addHook('onClose', () => drafter.close());
  return {
    check: () => undefined,
    answer: (parsedRequest, caller) =>
      offlineAnswer(parsedRequest, (request) => drafter.draft(request, caller)),
  };
}

function languageModel(
  app: FastifyInstance,
  config: UpstreamConfig,
  { isSignedIn, upstreamTimeLimits: timeLimits = defaultTimeLimits }: GatewayOptions,
): Generator {
  const upstream = createUpstream({ config, log: app.log, timeLimits });
  app.addHook('onClose', (_instance, done) => {
    upstream.close();
    done();
  });
  return {
    check: async ({ prompt }, { headers }) => {
      checkPromptLength(prompt);
      if (isSignedIn !== undefined) await checkSignIn(headers, isSignedIn);
    },
    answer: ({ input, stream }, { response }) => upstream.ask({ input, stream }, response),
  };
}

function send(reply: FastifyReply, answer: Answer): FastifyReply {
  if (answer.kind === 'whole') {
    return reply.type('application/json; charset=utf-8').send(answer.response);
  }
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('x-accel-buffering', 'no')
    .send(answer.events);
}
