import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { addMetrics } from './addMetrics';
import { accounts } from './accounts/accounts';
import { createPasswordHash } from './accounts/password/createPasswordHash';
import { findSession } from './accounts/sessions';
import { readSecret } from './accounts/readSecret';
import type { Config } from './config';
import { createCounters } from './database/counters';
import { openDatabase, type DatabaseHandle } from './database/openDatabase';
import { describeError } from './describeError';
import { drainOnClose } from './drainOnClose';
import { gateway, type GatewayOptions } from './generation/gateway';
import { createGenerationLimits } from './generation/generationLimits';
import { startDrafter, type Drafter } from './generation/startDrafter';
import type { Log } from './Log';
import { RequestError } from './RequestError';
import { answerNotFound } from './answerNotFound';
import { validatorCompiler } from './validation';
import { allowedHosts } from './web/allowedHosts';
import { buildConnectOrigins } from './web/buildSettings';
import { guardConnections } from './web/guardConnections';
import { securityHeaders } from './web/securityHeaders';
import { serveWebApp } from './web/serveWebApp';
import { withDecodablePath } from './web/withDecodablePath';

export interface AppOptions {
  config: Config;
  /** The folder of the built web application. */
  webRoot: string;
  /** Fastify's `logger` option. */
  logger: NonNullable<FastifyServerOptions['logger']>;
  /** Prints a line for the operator, such as a mail's link when there is no mail server. */
  print: (line: string) => void;
  /** Opens the account database; by default the one in the settings. */
  openDatabase?: (log: Log) => DatabaseHandle | Promise<DatabaseHandle>;
  /** Starts the writer of documents when no language model is configured; by default the offline drafter. */
  startDrafter?: () => Drafter;
  clock?: () => Date;
  /** See `createPasswordHash`; tests take a low one. */
  passwordCost?: number;
  upstreamTimeLimits?: GatewayOptions['upstreamTimeLimits'];
}

/** Maximum size of a request body in bytes, unless a route sets its own. */
const bodyLimit = 64 * 1024;

/**
 * Builds the companion server: web application, user API, generation gateway and security headers. The result is ready
 * for `listen` or `inject`; closing it drains it.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, webRoot, logger, print, clock = () => new Date() } = options;
  const headers = securityHeaders({ connectOrigins: buildConnectOrigins, appUrl: config.appUrl });
  const app = fastify({
    logger,
    genReqId: () => randomUUID(),
    // `addHostCheck` answers them; Node's answer would lack the headers.
    http: { requireHostHeader: false },
    // `drainOnClose` answers them.
    return503OnClosing: false,
    // `guardConnections` answers them.
    clientErrorHandler: () => undefined,
    // A URL may contain a code.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    // Time limit for receiving a request, not for answering it.
    requestTimeout: 60_000,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    rewriteUrl: ({ url = '/' }) => withDecodablePath(url),
    // No hook has run.
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply.headers(headers));
    },
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  drainOnClose(app, {
    delay: config.drainDelaySeconds * 1000,
    timeout: config.drainSeconds * 1000,
  });
  addHostCheck(app, config);
  guardConnections(app.server, headers);
  addMetrics(app, { publicUrl: config.publicUrl, port: config.metricsPort, headers });
  app.get('/healthz', (_request, reply) => {
    reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  // All calls take JSON only.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);

  await serveWebApp(app, webRoot);
  const database = await (options.openDatabase?.(app.log) ??
    openDatabase({ url: config.databaseUrl, folder: config.dataDir, log: app.log }));
  const secret = config.authSecret ?? readSecret(config.dataDir);
  const counters = createCounters(secret);
  await app.register(accounts, {
    database,
    counters,
    appUrl: config.appUrl,
    dataDir: config.dataDir,
    secret,
    mail: config.mail,
    passwords: createPasswordHash(options.passwordCost),
    print,
    clock,
  });
  const isOffline = config.upstream === undefined;
  await app.register(gateway, {
    upstream: config.upstream,
    startDrafter: options.startDrafter ?? startDrafter,
    appUrl: config.appUrl,
    limits: createGenerationLimits({
      opened: database.opened,
      counters,
      log: app.log,
      perHour: config.generationsPerHour * (isOffline ? 10 : 1),
      perDay: isOffline ? undefined : config.generationsPerDay,
    }),
    isSignedIn: config.generationRequiresSignIn
      ? async (token) => (await findSession(await database.opened, token, clock())) !== undefined
      : undefined,
    upstreamTimeLimits: options.upstreamTimeLimits,
  });
  await app.ready();
  return app;
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, code, message } = describeError(error, request);
  if (error instanceof RequestError && status >= 500) {
    request.log.warn({ status, err: error.cause }, `A request was refused: ${code}`);
  }
  if (error instanceof RequestError && error.retryAfter !== undefined) {
    reply.header('retry-after', error.retryAfter);
  }
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ message, ...(status >= 500 && { requestId: request.id }) });
}

/** Health checks request these by IP address; the responses reveal nothing. */
const hostless = new Set(['/healthz', '/readyz']);

function addHostCheck(app: FastifyInstance, { publicUrl, host }: Config): void {
  const isAllowed = allowedHosts({ publicUrl, listensOn: host });
  app.addHook('onRequest', (request, _reply, done) => {
    if (countHosts(request.raw) > 1) {
      done(severalHosts());
      return;
    }
    const isNamed = hostless.has(request.url) || isAllowed(request.headers.host ?? '');
    done(isNamed ? undefined : wrongHost());
  });
}

/** Node keeps only the first of several Host headers; a proxy in front may have chosen the server by another. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host')
    .length;
}

const severalHosts = () =>
  new RequestError(400, 'invalid_request', 'The request has several Host headers.');
const wrongHost = () =>
  new RequestError(
    421,
    'wrong_host',
    'This server does not answer at this address. Its operator sets the address as APP_URL.',
  );
