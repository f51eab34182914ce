import { createHash } from 'node:crypto';
import { startAccountServer, type AccountServer } from '../testing/accountServer';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';

jest.setTimeout(120_000);

const email = 'ada@example.org';
const first = 'a'.repeat(32);
const second = 'b'.repeat(32);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

interface Outcome {
  statuses: number[];
  /** Keys of counters about sign-ins. */
  keys: string[];
  log: string;
}

/** Fails to sign in this many times at a server with this secret, which it starts and closes. */
async function failSignIns(secret: string, tries: number): Promise<Outcome> {
  const lines: string[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } };
  const env = { ...database.env, AUTH_SECRET: secret };
  const server: AccountServer = await startAccountServer(env, () => new Date(), { logger });
  const statuses: number[] = [];
  for (let count = 0; count < tries; count++) {
    const { status } = await server.post('login', { Email: email, Password: 'guess' });
    statuses.push(status);
  }
  const rows = await server.db
    .selectFrom('counter')
    .select('key')
    .where('key', 'like', 'failed sign-ins%')
    .orderBy('key')
    .execute();
  await server.app.close();
  return { statuses, keys: rows.map(({ key }) => key), log: lines.join('') };
}

test('AUTH_SECRET keys the hashes of the counters; changing it resets them, with a warning', async () => {
  const before = await failSignIns(first, 11);
  expect(before.statuses).toEqual([...Array<number>(10).fill(400), 429]);
  expect(before.log).not.toContain('AUTH_SECRET');

  // A reader of the table cannot find the address of the attempts by hashing candidates.
  const guessed = ['127.0.0.1', email, `${email} 127.0.0.1`].map((identifier) =>
    createHash('sha256').update(identifier).digest('base64url'),
  );
  expect(before.keys).toHaveLength(2);
  expect(before.keys.filter((key) => guessed.some((hash) => key.endsWith(hash)))).toEqual([]);

  const restarted = await failSignIns(first, 1);
  expect(restarted).toMatchObject({ statuses: [429], keys: before.keys });
  expect(restarted.log).not.toContain('AUTH_SECRET');

  const rotated = await failSignIns(second, 1);
  expect(rotated.statuses).toEqual([400]);
  expect(rotated.log).toContain('Servers that share a database need the same AUTH_SECRET');
  expect(rotated.keys).toHaveLength(4);
});
