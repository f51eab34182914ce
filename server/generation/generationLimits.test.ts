import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { promptFor } from '../../contract/prompt';
import { openDatabase } from '../database/openDatabase';
import type { Database } from '../database/schema';
import { buildTestApp } from '../testing/buildTestApp';
import { startService } from '../testing/startService';
import { createTestDatabase } from '../testing/testDatabase';

jest.setTimeout(180_000);

const order = { model: 'gpt-4.1', input: promptFor('prd', 'A shop for used bicycles') };

function post(app: FastifyInstance, remoteAddress: string) {
  return app.inject({ method: 'POST', url: '/v1/responses', payload: order, remoteAddress });
}

async function answered(
  app: FastifyInstance,
  tries: number,
  remoteAddress = '127.0.0.1',
): Promise<number> {
  let count = 0;
  for (let index = 0; index < tries; index++) {
    if ((await post(app, remoteAddress)).statusCode === 200) count++;
  }
  return count;
}

/** Keeps every other statement on the counters waiting until the returned function is called. */
async function block(db: Database): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let begun: () => void = () => undefined;
  const blocked = new Promise<void>((resolve) => (begun = resolve));
  const transaction = db.transaction().execute(async (trx) => {
    await trx
      .updateTable('counter')
      .set((eb) => ({ used: eb.ref('used') }))
      .execute();
    begun();
    await released;
  });
  await blocked;
  return async () => {
    release();
    await transaction;
  };
}

async function countReaches(db: Database, expected: number): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    const { used } = await db
      .selectFrom('counter')
      .select('used')
      .where('key', 'like', 'generations%')
      .executeTakeFirstOrThrow();
    if (used === expected) return;
    await sleep(25);
  }
  throw new Error(`The count is not ${expected}`);
}

const log = { warn: () => undefined, error: () => undefined };

describe('the limit per hour', () => {
  const drops: (() => Promise<void>)[] = [];
  // Runs after the hook that closes the server.
  afterEach(async () => {
    for (const drop of drops.splice(0)) await drop();
  });

  async function appOnDatabase() {
    const { env, drop } = await createTestDatabase();
    const database = await openDatabase({ url: env.DATABASE_URL, folder: env.DATA_DIR, log });
    const app = await buildTestApp({
      env: { ...env, GENERATIONS_PER_HOUR: '1' },
      openDatabase: () => database,
    });
    drops.push(drop);
    return { app, db: await database.opened };
  }

  test('holds while the database is slow, and counts each generation once afterwards', async () => {
    const { app, db } = await appOnDatabase();
    expect(await answered(app, 6)).toBe(6);
    const release = await block(db);
    expect(await answered(app, 10)).toBe(4);
    await release();
    // Of the ten, one statement waited in the database; the next one adds the others.
    await countReaches(db, 7);
    expect(await answered(app, 1)).toBe(0);
    await countReaches(db, 17);
  });

  test('holds while the database fails, and includes what was counted meanwhile', async () => {
    const { app, db } = await appOnDatabase();
    expect(await answered(app, 4)).toBe(4);
    await db.schema.alterTable('counter').renameTo('gone').execute();
    expect(await answered(app, 3)).toBe(3);
    await db.schema.alterTable('gone').renameTo('counter').execute();
    expect(await answered(app, 10)).toBe(3);
    await countReaches(db, 17);
  });
});

describe('the limit per day', () => {
  const message = /^This server has used all its generations for today\. Try again in 24 hours\.$/;

  test('is shared by all networks and servers, and does not count rejected calls', async () => {
    const { env, drop } = await createTestDatabase();
    const database = await openDatabase({ url: env.DATABASE_URL, folder: env.DATA_DIR, log });
    const { baseUrl } = await startService((response) => response.end('{}'));
    const start = () =>
      buildTestApp({
        env: {
          OPENAI_BASE_URL: baseUrl,
          GENERATIONS_PER_HOUR: '3',
          GENERATIONS_PER_DAY: '5',
          AUTH_SECRET: 's'.repeat(32),
        },
        openDatabase: () => ({ ...database, close: () => Promise.resolve() }),
      });
    await database.opened;
    const [one, other] = await Promise.all([start(), start()]);
    expect(await answered(one, 9, '192.0.2.1')).toBe(3);
    expect(await answered(other, 9, '192.0.2.2')).toBe(2);
    const refused = await post(one, '192.0.2.3');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 60 * 60);
    expect(refused.json()).toMatchObject({
      error: {
        type: 'rate_limit_error',
        code: 'daily_limit_exceeded',
        message: expect.stringMatching(message) as unknown,
      },
    });
    await database.close();
    await drop();
  });

  test('does not apply to the offline drafter', async () => {
    const app = await buildTestApp({ env: { GENERATIONS_PER_DAY: '1' } });
    expect(await answered(app, 3)).toBe(3);
  });
});
