import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  deleteAccountRequestSchema,
  emailRequestSchema,
  endSessionsRequestSchema,
  loginRequestSchema,
  resetRequestSchema,
  signupRequestSchema,
  verifyQuerySchema,
} from '../../contract/userApi';
import { bearerTokenOf } from '../bearerTokenOf';
import type { MailConfig } from '../config';
import type { Counters } from '../database/counters';
import { isDatabaseUnavailable } from '../database/DatabaseUnavailable';
import type { DatabaseHandle } from '../database/openDatabase';
import { retryUntilDone } from '../database/retryUntilDone';
import type { Database } from '../database/schema';
import { withFreezeDetection } from '../database/withFreezeDetection';
import { RequestError } from '../RequestError';
import type { ValibotTypeProvider } from '../validation';
import { withinTime } from '../withinTime';
import { accountCalls, type AccountCalls } from './accountCalls';
import { callerOf, createAudit, type Caller } from './audit';
import { checkReadiness } from './checkReadiness';
import { checkSharedSecret } from './checkSharedSecret';
import { createAuth } from './createAuth';
import { outboxTransport, smtpTransport, type MailTransport } from './mail/mailTransport';
import { startMailWorker } from './mail/mailWorker';
import type { PasswordHash } from './password/createPasswordHash';
import { startCleanup } from './startCleanup';

export interface AccountsOptions {
  database: DatabaseHandle;
  /** The product's public origin, for links in mails. */
  appUrl: string;
  dataDir: string;
  secret: string;
  counters: Counters;
  mail: MailConfig;
  passwords: PasswordHash;
  /** Prints a line for the operator, such as a mail's link when there is no mail server. */
  print: (line: string) => void;
  clock?: (() => Date) | undefined;
}

/**
 * The user API (docs/behaviour.md#user-api) as a Fastify plugin: its calls under `/api`. Calls wait for the database
 * to open; registering the plugin does not. Every error is JSON with a `message`; 401 means that the session has ended.
 */
export function accounts(
  app: FastifyInstance,
  options: AccountsOptions,
  done: (error?: Error) => void,
): void {
  const { database } = options;
  const transport = transportFor(options);
  let running: Running | undefined;
  const closing = new AbortController();
  const started = database.opened.then(async (db) => {
    const { signal } = closing;
    running = await retryUntilDone(() => start(app, db, { ...options, transport, signal }), {
      log: app.log,
      sentence: 'The accounts cannot start',
      signal,
    });
    return running;
  });
  // Each call reports a failed start itself; without this, a failure before any call is an unhandled rejection.
  started.catch(() => undefined);
  app.addHook('onClose', async () => {
    closing.abort();
    await running?.stop();
    transport.close();
    await database.close();
  });
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('cache-control', 'no-store');
    next();
  });

  async function call<T>(
    request: FastifyRequest,
    work: (calls: AccountCalls, caller: Caller) => Promise<T>,
  ): Promise<T> {
    // Read before waiting for the database: a request whose client has disconnected has no address.
    const caller = callerOf(request);
    const opening = 'The database is still opening';
    const { calls, db } = await withinTime(started, database.openTimeout, opening).catch(
      (error: unknown) => {
        throw notReady(error);
      },
    );
    return withFreezeDetection(() => work(calls, caller), db);
  }
  // The error handler of the whole server handles it.
  app.setErrorHandler((error) => {
    throw isDatabaseUnavailable(error) ? notReady(error) : error;
  });
  const typed = app.withTypeProvider<ValibotTypeProvider>();
  typed.post('/api/login', { schema: { body: loginRequestSchema } }, async (request) =>
    call(request, ({ login }, caller) => login(request.body, caller)),
  );
  typed.post('/api/signup', { schema: { body: signupRequestSchema } }, async (request, reply) => {
    await call(request, ({ signup }, caller) => signup(request.body, caller));
    return reply.code(201).send({});
  });
  for (const [url, kind] of mailCalls) {
    typed.post(url, { schema: { body: emailRequestSchema } }, async (request) => {
      await call(request, (calls, caller) => calls.request(kind, request.body.email, caller));
      return {};
    });
  }
  // Mail scanners and link previews send HEAD, which must not consume the code.
  const verification = { exposeHeadRoute: false, schema: { querystring: verifyQuerySchema } };
  typed.get('/api/verify', verification, async (request) => {
    await call(request, ({ verify }, caller) => verify(request.query.code, caller));
    return {};
  });
  typed.post('/api/reset', { schema: { body: resetRequestSchema } }, async (request) => {
    await call(request, ({ reset }, caller) => reset(request.body, caller));
    return {};
  });
  app.get('/api/account', async (request) =>
    call(request, ({ own }, caller) => own.data(bearerTokenOf(request.headers), caller)),
  );
  app.get('/api/sessions', async (request) =>
    call(request, ({ own }) => own.sessions(bearerTokenOf(request.headers))),
  );
  const ending = { schema: { body: endSessionsRequestSchema } };
  typed.post('/api/sessions/end', ending, async (request) => {
    await call(request, ({ own }, caller) =>
      own.endSessions(bearerTokenOf(request.headers), request.body, caller),
    );
    return {};
  });
  const deletion = { schema: { body: deleteAccountRequestSchema } };
  typed.post('/api/account/delete', deletion, async (request) => {
    await call(request, ({ own }, caller) =>
      own.remove(bearerTokenOf(request.headers), request.body, caller),
    );
    return {};
  });
  app.get('/readyz', async (request, reply) => {
    const mailProblem = started.then((accounts) => accounts.mailProblem());
    const readiness = await checkReadiness(database.opened, mailProblem);
    const failing = Object.entries(readiness).flatMap(([name, state]) =>
      state === 'ok' ? [] : name,
    );
    if (failing.length === 0) return readiness;
    request.log.warn(readiness, 'Not ready');
    return reply
      .code(503)
      .send({ message: `Not ready: ${failing.join(', ')}.`, ...readiness, requestId: request.id });
  });
  app.register((scope, _options, registered) => {
    // The call ignores its body: accept any, including an empty one labelled as JSON.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, parsed) => {
      parsed(null);
    });
    scope.post('/api/logout', async (request, reply) => {
      const token = bearerTokenOf(request.headers);
      if (token !== undefined) {
        await call(request, ({ logout }, caller) => logout(token, caller));
      }
      return reply.code(204).send();
    });
    registered();
  });
  done();
}

const mailCalls = [
  ['/api/forgot', 'reset'],
  ['/api/resend', 'reset'],
  ['/api/reverify', 'verify'],
] as const;

interface Running {
  db: Database;
  calls: AccountCalls;
  mailProblem: () => string | undefined;
  stop: () => Promise<void>;
}

async function start(
  app: FastifyInstance,
  db: Database,
  options: AccountsOptions & { transport: MailTransport; signal: AbortSignal },
): Promise<Running> {
  const {
    secret,
    counters,
    appUrl,
    transport,
    mail,
    passwords,
    signal,
    clock = () => new Date(),
  } = options;
  // It only logs a warning: a database failure here must not keep the accounts from starting.
  await checkSharedSecret(db, counters, app.log, clock()).catch((error: unknown) => {
    app.log.warn({ err: error }, 'AUTH_SECRET cannot be compared with that of other servers');
  });
  const auth = await createAuth(db, { secret, appUrl });
  const calls = await accountCalls({
    db,
    counters,
    auth,
    audit: createAudit(app.log, counters),
    passwords,
    clock,
    onMail: () => {
      worker.wake();
    },
  });
  // If the server has begun to close, nothing would stop what starts now.
  signal.throwIfAborted();
  // Nothing below can fail, so a failed start leaves nothing running.
  const { subjects } = mail;
  const worker = startMailWorker({ db, transport, subjects, appUrl, clock, log: app.log });
  const stopCleanup = startCleanup({ db, outbox: outboxOf(options), clock, log: app.log });
  return {
    db,
    calls,
    mailProblem: worker.problem,
    stop: async () => {
      stopCleanup();
      await worker.stop();
    },
  };
}

function transportFor({ mail, dataDir, print }: AccountsOptions): MailTransport {
  return mail.smtpUrl === undefined
    ? outboxTransport({ folder: outboxOf({ dataDir }), from: mail.from, print })
    : smtpTransport(mail.smtpUrl, mail.from);
}

const outboxOf = ({ dataDir }: { dataDir: string }) => path.join(dataDir, 'outbox');

const notReady = (cause: unknown) =>
  new RequestError(
    503,
    'not_ready',
    'Accounts cannot be reached at the moment. Please try again later.',
    { cause, retryAfter: 5 },
  );
