import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { buildApp, type AppOptions } from '../app';
import { readSecret } from '../accounts/readSecret';
import { readConfig } from '../config';
import { openDatabase, type DatabaseHandle } from '../database/openDatabase';
import { createCounters, type Counters } from '../database/counters';
import type { Database } from '../database/schema';
import { drafterOf } from './buildTestApp';
import { createTestDatabase } from './testDatabase';

/** Cost of the password hashes in tests: low, so that they are quick. */
const passwordCost = 10;

/** A mail in the outbox. */
interface ReceivedMail {
  raw: string;
  subject: string;
  /** The code or token in its link; empty if there is none. */
  code: string;
}

export interface Answer {
  status: number;
  body: unknown;
  headers: Record<string, unknown>;
}

/** A server with accounts and its own database. */
export interface AccountServer {
  app: FastifyInstance;
  db: Database;
  counters: Counters;
  /** Settings with which another server can share the database, if it is a PostgreSQL. */
  env: Record<string, string>;
  post: (call: string, body: object | string, address?: string) => Promise<Answer>;
  verify: (code: string) => Promise<Answer>;
  /** Waits for this many mails to an address and returns all, oldest first. */
  mailsTo: (email: string, count: number) => Promise<ReceivedMail[]>;
  /** Waits until the mail queue is empty. */
  settled: () => Promise<void>;
  /** Advances the server's clock. */
  advanceClock: (milliseconds: number) => void;
  printed: string[];
}

export interface AccountServerOptions {
  env?: Record<string, string>;
  logger?: AppOptions['logger'];
  /** Receives each statement of the database. */
  plugin?: KyselyPlugin;
}

/** Starts a server before the tests of a file and stops it after them; empties the tables before each test. */
export function useAccountServer({
  env = {},
  ...options
}: AccountServerOptions = {}): () => AccountServer {
  let server: AccountServer | undefined;
  let drop: (() => Promise<void>) | undefined;
  let shift = 0;
  beforeAll(async () => {
    const database = await createTestDatabase();
    drop = database.drop;
    const settings = { ...database.env, ...env };
    server = await startAccountServer(settings, () => new Date(Date.now() + shift), options);
    server.advanceClock = (milliseconds) => {
      shift += milliseconds;
    };
  }, 120_000);
  beforeEach(async () => {
    if (server === undefined) return;
    // First send all mails: once the clock is set back, they would not be due.
    await server.settled();
    shift = 0;
    rmSync(path.join(server.env.DATA_DIR ?? '', 'outbox'), { recursive: true, force: true });
    for (const table of [
      'session',
      'account',
      'verification',
      'mail',
      'counter',
      'signInAttempt',
      'user',
    ] as const) {
      await server.db.deleteFrom(table).execute();
    }
  });
  afterAll(async () => {
    await server?.app.close();
    await drop?.();
  });
  return () => {
    if (server === undefined) throw new Error('The server has not started');
    return server;
  };
}

/** Creates and verifies an account. */
export async function openAccount(
  { post, mailsTo, verify }: AccountServer,
  account: { name: string; email: string; password: string },
): Promise<void> {
  await post('signup', account);
  const mails = await mailsTo(account.email, 1);
  const { status } = await verify(mails.at(-1)?.code ?? '');
  if (status !== 200) throw new Error(`${account.email} cannot be verified`);
}

/** Starts one server on a database that others can share. */
export async function startAccountServer(
  env: Record<string, string>,
  clock: () => Date = () => new Date(),
  { logger = false, plugin }: Pick<AccountServerOptions, 'logger' | 'plugin'> = {},
): Promise<AccountServer> {
  const config = readConfig(env);
  const printed: string[] = [];
  let database: DatabaseHandle | undefined;
  const app = await buildApp({
    config,
    webRoot: config.dataDir,
    startDrafter: () => drafterOf((_documentType, idea) => idea),
    logger,
    print: (line) => {
      printed.push(line);
    },
    openDatabase: async (log) => {
      database = await openDatabase({ url: config.databaseUrl, folder: config.dataDir, log });
      if (plugin === undefined) return database;
      return { ...database, opened: database.opened.then((db) => db.withPlugin(plugin)) };
    },
    clock,
    passwordCost,
  });
  const opening: DatabaseHandle | undefined = database;
  if (opening === undefined) throw new Error('The database was not opened');
  const db = await opening.opened;
  const outbox = path.join(config.dataDir, 'outbox');

  async function answerTo(request: Promise<{ statusCode: number; body: string; headers: object }>) {
    const { statusCode, body, headers } = await request;
    const parsed: unknown = body === '' ? undefined : JSON.parse(body);
    return { status: statusCode, body: parsed, headers: { ...headers } };
  }
  return {
    app,
    db,
    counters: createCounters(config.authSecret ?? readSecret(config.dataDir)),
    env,
    printed,
    post: (call, body, address = '127.0.0.1') =>
      answerTo(
        app.inject({
          method: 'POST',
          url: `/api/${call}`,
          payload: body,
          headers: { 'content-type': 'application/json' },
          remoteAddress: address,
        }),
      ),
    verify: (code) => answerTo(app.inject({ url: '/api/verify', query: { code } })),
    mailsTo: async (email, count) => {
      for (let tries = 0; tries < 4000; tries++) {
        const mails = readMails(outbox).filter(({ raw }) => raw.includes(`\r\nTo: ${email}\r\n`));
        if (mails.length >= count) return mails;
        await sleep(25);
      }
      throw new Error(`fewer than ${count} mails to ${email}`);
    },
    settled: async () => {
      for (;;) {
        const { count } = await countMails(db);
        if (Number(count) === 0) return;
        await sleep(20);
      }
    },
    advanceClock: () => undefined,
  };
}

function countMails(db: Database) {
  return db
    .selectFrom('mail')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
}

function readMails(outbox: string): ReceivedMail[] {
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => {
      const raw = readFileSync(path.join(outbox, name), 'utf8');
      return {
        raw,
        subject: /^Subject: (.*)\r$/m.exec(raw)?.[1] ?? '',
        code: /(?:code|token)=([\w-]+)/.exec(raw)?.[1] ?? '',
      };
    });
}
