import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigError } from '../ConfigError';
import { lockFolder } from './lockFolder';

function newFolder(): string {
  return path.join(mkdtempSync(path.join(tmpdir(), 'lock-')), 'data');
}

test('a folder is locked until it is released', () => {
  const folder = newFolder();
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(ConfigError);
  expect(() => lockFolder(folder)).toThrow(`in use by another server (process ${process.pid})`);
  unlock();
  expect(existsSync(path.join(folder, 'database.lock'))).toBe(false);
  lockFolder(folder)();
});

test.each([
  ['of a dead process', `${spawnSync(process.execPath, ['-e', '0']).pid} 1`],
  ['whose process id was reused', `${process.ppid} 1`],
  ['that is empty', ''],
])('the lock %s is taken over', (_name, text) => {
  const folder = newFolder();
  lockFolder(folder)();
  writeFileSync(path.join(folder, 'database.lock'), text);
  lockFolder(folder)();
});

test('the error names a folder that is not writable', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'lock-')), 'file');
  writeFileSync(file, '');
  expect(() => lockFolder(path.join(file, 'data'))).toThrow(
    `DATA_DIR takes a folder that this program may write to, not "${path.join(file, 'data')}"`,
  );
});
