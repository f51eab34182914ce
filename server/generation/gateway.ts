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
  /** The service that answers; `undefined`: `draft` does. */
  upstream: UpstreamConfig | undefined;
  draft: Draft;
  /** Generations per address and hour to an upstream; the offline drafter, which costs nothing, gives ten times as many. */
  generationsPerHour: number;
  /** Where generations are counted. */
  store: FastifyRateLimitStoreCtor;
  /** How long an upstream may take to begin its answer, in milliseconds. */
  patience?: number | undefined;
}

type Answer = (
  order: GenerationRequest,
  reply: FastifyReply,
) => Promise<FastifyReply> | FastifyReply;

/**
 * The generation gateway (docs/behaviour.md#generation-call), a Fastify plugin: `POST /v1/responses`, answered by a
 * language model service with the server's key or by the offline drafter, in the same protocol. Every error has the
 * shape of an OpenAI-compatible service, and none has the status 401 or 403.
 */
export async function gateway(app: FastifyInstance, options: GatewayOptions): Promise<void> {
  const limit = options.generationsPerHour * (options.upstream === undefined ? 10 : 1);
  const answer =
    options.upstream === undefined
      ? answerOffline(options.draft)
      : answerFromUpstream(app, options.upstream, options.patience ?? 120_000);
  const open = new Set<ServerResponse>();

  await app.register(rateLimit, {
    max: limit,
    timeWindow: '1 hour',
    store: options.store,
    keyGenerator: ({ ip }) => networkOf(ip),
    // After validation: what is no generation does not count as one.
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
    // no-transform: a proxy that compresses would hold a stream back until it has a lump of it.
    reply.header('cache-control', 'no-store, no-transform');
    done();
  });
  // A server that ends would otherwise wait for every document to be written. The connections are cut, so
  // that no browser takes a part for the whole.
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
  patience: number,
): Answer {
  const upstream = createUpstream({ config, log: app.log, patience });
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
