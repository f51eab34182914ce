import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../database/openDatabase';
import type { Database } from '../database/schema';
import { buildTestApp, listen, portOf } from '../testing/buildTestApp';
import { createTestDatabase } from '../testing/testDatabase';

jest.setTimeout(120_000);

const quiet = { warn: () => undefined, error: () => undefined };

test('a call counts for its network even if the client disconnects while the database opens', async () => {
  const test = await createTestDatabase();
  const database = await openDatabase({
    url: test.env.DATABASE_URL,
    folder: test.env.DATA_DIR,
    log: quiet,
  });
  const db = await database.opened;
  let open: () => void = () => undefined;
  const opened = new Promise<Database>((resolve) => {
    open = () => {
      resolve(db);
    };
  });
  const errors: string[] = [];
  const app = await buildTestApp({
    env: test.env,
    logger: { level: 'error', stream: { write: (line: string) => errors.push(line) } },
    openDatabase: () => ({ opened, openTimeout: 60_000, close: database.close }),
  });
  await listen(app);
  const accepted = once(app.server, 'connection') as Promise<[Socket]>;
  const requestArrived = once(app.server, 'request');
  const body = '{"email":"ada@example.org"}';
  const client = connect(portOf(app.server.address()), '127.0.0.1');
  client.write(
    `POST /api/forgot HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  const [socket] = await accepted;
  await requestArrived;
  await sleep(100);
  client.destroy();
  await once(socket, 'close');
  open();

  // One is of the server's secret.
  const counters = () => db.selectFrom('counter').selectAll().execute();
  while (errors.length === 0 && (await counters()).length < 2) await sleep(20);
  expect(errors).toEqual([]);
  await app.close();
  await test.drop();
});
