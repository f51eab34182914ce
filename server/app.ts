import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { accounts } from './accounts/accounts';
import type { Config } from './config';
import { openDatabase, type OpeningDatabase } from './database/openDatabase';
import { describeError } from './describeError';
import { endConnectionsOnClose } from './endConnectionsOnClose';
import { gateway, type GatewayOptions } from './generation/gateway';
import type { Draft } from './generation/offlineAnswer';
import { sharedRateStore } from './generation/sharedRateStore';
import type { Log } from './Log';
import { RequestError } from './RequestError';
import { answerNotFound } from './answerNotFound';
import { validatorCompiler } from './validation';
import { addSecurityHeaders } from './web/addSecurityHeaders';
import { buildConnectOrigins } from './web/buildSettings';
import { serveWebApp } from './web/serveWebApp';

export interface AppOptions {
  config: Config;
  /** The folder of the built web app. */
  webRoot: string;
  /** Writes documents where no language model service is set. */
  draft: Draft;
  /** As Fastify takes it: `false`, or settings for pino. */
  logger: NonNullable<FastifyServerOptions['logger']>;
  /** Takes a line for the operator, such as the link of a mail that goes nowhere. */
  print: (line: string) => void;
  /** Opens the database of accounts; without it, the one that the settings name is opened. */
  openDatabase?: (log: Log) => OpeningDatabase;
  clock?: () => Date;
  patience?: GatewayOptions['patience'];
}

/** Largest request body in bytes, where a route sets no other limit. */
const bodyLimit = 64 * 1024;

/** How long requests that are being answered may take once the server is closing, in milliseconds. */
const grace = 3000;

/**
 * Puts the companion server together: web app, user API, generation gateway and security headers. It is ready to
 * listen or to be injected into; closing it cuts the streams that are running.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, webRoot, draft, logger, print, clock, patience } = options;
  const app = fastify({
    logger,
    // A request's address may hold a code.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    // How long a request may take to arrive; a running answer is not bound by it.
    requestTimeout: 60_000,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    frameworkErrors: answerError,
  });
  // JSON is the only body that any call takes.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);
  endConnectionsOnClose(app, grace);

  await addSecurityHeaders(app, {
    connectOrigins: buildConnectOrigins,
    appUrl: config.appUrl,
  });
  await serveWebApp(app, webRoot);
  const database =
    options.openDatabase?.(app.log) ??
    openDatabase({ url: config.databaseUrl, folder: config.dataDir, log: app.log });
  await app.register(accounts, {
    database,
    appUrl: config.appUrl,
    dataDir: config.dataDir,
    authSecret: config.authSecret,
    mail: config.mail,
    print,
    clock,
  });
  await app.register(gateway, {
    upstream: config.upstream,
    draft,
    generationsPerHour: config.generationsPerHour,
    store: sharedRateStore(database.opened, app.log),
    patience,
  });
  await app.ready();
  return app;
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, message } = describeError(error, request);
  if (error instanceof RequestError && error.retryAfter !== undefined) {
    reply.header('retry-after', error.retryAfter);
  }
  reply.code(status).header('cache-control', 'no-store').send({ message });
}
