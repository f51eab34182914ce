import { finished } from 'node:stream';
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
import { offlineAnswer, type Draft } from './offlineAnswer';
import { checkPromptLength, readPrompt, type Prompt } from './readPrompt';

export interface GatewayOptions {
  /** The language model service; `undefined` uses `draft`. */
  upstream: UpstreamConfig | undefined;
  draft: Draft;
  /** The product's public origin. */
  appUrl: string;
  limits: GenerationLimits;
  /** Checks a session token before the language model is called; `undefined` lets everyone call it. */
  isSignedIn: IsSignedIn | undefined;
  /** Defaults: 60 s of silence, 10 minutes in total. */
  upstreamTimeLimits?: UpstreamTimeLimits | undefined;
}

const defaultTimeLimits: UpstreamTimeLimits = { silence: 60_000, total: 10 * 60_000 };

/** Time to report that the service took too long, in milliseconds. */
const reportTime = 1000;

/** A request whose prompt was read. */
interface Order {
  prompt: Prompt;
  input: string;
  stream: boolean;
}

interface Generator {
  /** Decides whether a request reaches the generator at all. */
  check: (order: Order, request: FastifyRequest) => Promise<void> | void;
  answer: (order: Order, reply: FastifyReply) => Promise<FastifyReply> | FastifyReply;
}

/**
 * The generation gateway (docs/behaviour.md#generation-call) as a Fastify plugin: `POST /v1/responses`, answered by a
 * language model service with the server's key, or by the offline drafter in the same protocol. Errors have the shape
 * of OpenAI errors; none has status 401 or 403.
 */
export function gateway(app: FastifyInstance, options: GatewayOptions, done: () => void): void {
  const { upstream, limits, appUrl, upstreamTimeLimits = defaultTimeLimits } = options;
  const generator =
    upstream === undefined ? offlineDrafter(options.draft) : languageModel(app, upstream, options);

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
        const order = { prompt: readPrompt(input), input, stream };
        const network = networkOf(request.ip);
        const givePlaceBack = limits.takePlace(network);
        // A browser that does not read would otherwise keep its place forever.
        const deadline = setTimeout(
          () => reply.raw.destroy(),
          upstreamTimeLimits.total + reportTime,
        );
        // Called even if the browser has already disconnected.
        finished(reply.raw, () => {
          clearTimeout(deadline);
          givePlaceBack();
        });
        await generator.check(order, request);
        await limits.count(network);
        return generator.answer(order, reply);
      },
    );
  done();
}

function offlineDrafter(draft: Draft): Generator {
  return {
    check: () => undefined,
    answer: (order, reply) => {
      const answer = offlineAnswer(order, draft);
      if (answer.kind === 'whole') return reply.send(answer.response);
      return sendEvents(reply, answer.events);
    },
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
    answer: async ({ input, stream }, reply) => {
      const answer = await upstream.ask({ input, stream }, reply.raw);
      if (answer.kind === 'stream') return sendEvents(reply, answer.events);
      return reply.type('application/json; charset=utf-8').send(answer.json);
    },
  };
}

function sendEvents(reply: FastifyReply, events: NodeJS.ReadableStream): FastifyReply {
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('x-accel-buffering', 'no')
    .send(events);
}
