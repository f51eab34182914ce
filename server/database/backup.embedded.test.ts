import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openAccount, startAccountServer } from '../testing/accountServer';
import { embeddedTemplate } from '../testing/testDatabase';

jest.setTimeout(120_000);

const ada = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };
const eve = { ...ada, email: 'eve@example.org' };
const signIn = ({ email, password }: typeof ada) => ({ Email: email, Password: password });

/** Follows docs/operations.md#backup-and-restore. */
test('a backup of the embedded database restores its accounts, without later ones', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
  const backup = path.join(folder, 'ideakiln.tar.gz');
  const data = path.join(folder, 'data');
  mkdirSync(data);
  cpSync(path.join(await embeddedTemplate(), 'database'), path.join(data, 'database'), {
    recursive: true,
  });
  const first = await startAccountServer({ DATA_DIR: data });
  await openAccount(first, ada);
  for (let count = 0; count < 10; count++) {
    await first.post('login', { ...signIn(ada), Password: 'guess' });
  }
  await first.app.close();
  execFileSync('tar', ['-czf', backup, '-C', data, 'database', 'secret']);

  const second = await startAccountServer({ DATA_DIR: data });
  await openAccount(second, eve);
  await second.app.close();

  rmSync(path.join(data, 'database'), { recursive: true });
  execFileSync('tar', ['-xzf', backup, '-C', data]);
  const restored = await startAccountServer({ DATA_DIR: data });
  // With the secret, the limits are restored, too.
  expect(await restored.post('login', signIn(ada))).toMatchObject({ status: 429 });
  expect(await restored.post('login', signIn(ada), '192.0.2.1')).toMatchObject({ status: 200 });
  expect(await restored.post('login', signIn(eve), '192.0.2.1')).toMatchObject({ status: 400 });
  await restored.app.close();
});
