import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openAccount, startAccountServer } from '../testing/accountServer';
import { createPostgresDatabase } from '../testing/createPostgresDatabase';

jest.setTimeout(120_000);

const ada = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };
const programs = execFileSync(path.resolve('scripts/startPostgres.sh'), ['find'], {
  encoding: 'utf8',
}).trim();
const run = (program: string, ...words: string[]) =>
  execFileSync(path.join(programs, program), words);

/** Follows docs/operations.md#backup-and-restore. */
test('a dump of a PostgreSQL in use restores its accounts into an empty database', async () => {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const [one, other] = [await createPostgresDatabase(server), await createPostgresDatabase(server)];
  const folder = mkdtempSync(path.join(tmpdir(), 'dump-'));
  const dump = path.join(folder, 'ideakiln.dump');
  const first = await startAccountServer({ DATA_DIR: folder, DATABASE_URL: one.url });
  await openAccount(first, ada);
  run('pg_dump', '--format=custom', `--file=${dump}`, one.url);
  await first.app.close();

  run('pg_restore', '--no-owner', `--dbname=${other.url}`, dump);
  const restored = await startAccountServer({ DATA_DIR: folder, DATABASE_URL: other.url });
  expect(await restored.post('login', { Email: ada.email, Password: ada.password })).toMatchObject({
    status: 200,
  });
  await restored.app.close();
  await one.drop();
  await other.drop();
});
