import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleServer } from './testing/bundleServer';
import { freePort } from './testing/freePort';

test('the accounts command exits with one line if the PostgreSQL cannot be reached, and creates no file', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'command-'));
  const port = await freePort();
  const program = await bundleServer('manageAccounts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'list'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: `postgres://ada:secret@127.0.0.1:${port}/ideakiln`,
    },
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `DATABASE_URL takes the address of a PostgreSQL that can be used (Error: connect ECONNREFUSED 127.0.0.1:${port})\n`,
  });
  expect(readdirSync(folder)).toEqual([]);
});
