import type { ServerResponse } from 'node:http';
import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  generationBodyLimit,
  generationRequestSchema,
  type GenerationRequest,
} from '../../contract/responsesApi';
import type { UpstreamConfig } from '../config';
import { describeError } from '../describeError';
import { networkOf } from '../networkOf';
import { RequestError } from '../RequestError';
import type { ValibotTypeProvider } from '../validation';
import { createUpstream } from './createUpstream';
import { gatewayErrorBody } from './gatewayErrorBody';
import { offlineAnswer, type Draft } from './offlineAnswer';

export interface GatewayOptions {
  /** The language model service; `undefined` uses `draft`. */
  upstream: UpstreamConfig | undefined;
  draft: Draft;
  /** Generations per IP address and hour; the offline drafter allows ten times as many. */
  generationsPerHour: number;
  /** Counts generations. */
  store: FastifyRateLimitStoreCtor;
  /** How long the service may take to start its response, in milliseconds. */
  upstreamTimeout?: number | undefined;
}

type Answer = (
  order: GenerationRequest,
  reply: FastifyReply,
) => Promise<FastifyReply> | FastifyReply;

/**
 * The generation gateway (docs/behaviour.md#generation-call) as a Fastify plugin: `POST /v1/responses`, answered by a
 * language model service with the server's key, or by the offline drafter in the same protocol. Errors have the shape
 * of OpenAI errors; none has status 401 or 403.
 */
export async function gateway(app: FastifyInstance, options: GatewayOptions): Promise<void> {
  const limit = options.generationsPerHour * (options.upstream === undefined ? 10 : 1);
  const answer =
    options.upstream === undefined
      ? answerOffline(options.draft)
      : answerFromUpstream(app, options.upstream, options.upstreamTimeout ?? 120_000);
  const open = new Set<ServerResponse>();

  await app.register(rateLimit, {
    max: limit,
    timeWindow: '1 hour',
    store: options.store,
    keyGenerator: ({ ip }) => networkOf(ip),
    // After validation: invalid requests do not count.
    hook: 'preHandler',
    errorResponseBuilder: (_request, { after }) =>
      new RequestError(
        429,
        'rate_limit_exceeded',
        `This address has used its ${limit} generations for this hour. Try again in ${after}.`,
      ),
  });
  app.setErrorHandler((error, request: FastifyRequest, reply: FastifyReply) => {
    const description = describeError(error, request);
    reply.code(description.status).send(gatewayErrorBody(description));
  });
  app.addHook('onRequest', (_request, reply, done) => {
    // no-transform: a compressing proxy would buffer the stream.
    reply.header('cache-control', 'no-store, no-transform');
    done();
  });
  // Abort open streams, because the server would otherwise wait for every document to finish. An aborted connection
  // shows the browser that its document is incomplete.
  app.addHook('preClose', (done) => {
    for (const response of open) response.destroy();
    done();
  });

  app
    .withTypeProvider<ValibotTypeProvider>()
    .post(
      '/v1/responses',
      { bodyLimit: generationBodyLimit, schema: { body: generationRequestSchema } },
      (request, reply) => {
        open.add(reply.raw);
        reply.raw.once('close', () => open.delete(reply.raw));
        return answer(request.body, reply);
      },
    );
}

function answerOffline(draft: Draft): Answer {
  return (order, reply) => {
    const answer = offlineAnswer(order, draft);
    if (answer.kind === 'whole') return reply.send(answer.response);
    return reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('x-accel-buffering', 'no')
      .send(answer.events);
  };
}

function answerFromUpstream(
  app: FastifyInstance,
  config: UpstreamConfig,
  upstreamTimeout: number,
): Answer {
  const upstream = createUpstream({ config, log: app.log, timeout: upstreamTimeout });
  app.addHook('onClose', (_instance, done) => {
    upstream.close();
    done();
  });
  return async (order, reply) => {
    const incoming = await upstream.ask(order, reply.raw);
    const { 'content-type': type, 'retry-after': retryAfter } = incoming.headers;
    reply.code(incoming.statusCode ?? 502).header('x-accel-buffering', 'no');
    if (type !== undefined) reply.header('content-type', type);
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return reply.send(incoming);
  };
}
