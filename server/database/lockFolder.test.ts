import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigError } from '../ConfigError';
import { lockFolder } from './lockFolder';

const running = new Set<ChildProcess>();
afterEach(async () => {
  await Promise.all([...running].map(kill));
  running.clear();
});

function newFolder(): string {
  return path.join(mkdtempSync(path.join(tmpdir(), 'lock-')), 'data');
}

/** A program that locks the folder, prints the outcome and keeps the lock. */
const holding = `
  const [, program, folder, processId] = process.argv;
  if (processId) Object.defineProperty(process, 'pid', { value: Number(processId) });
  require(program).lockFolder(folder).then(
    () => { console.log('locked'); setInterval(() => undefined, 1000); },
    (error) => { console.log(error.message); process.exit(); },
  );`;

/** Locks the folder in another process, which reports `processId` as its own id. */
async function lockElsewhere(
  folder: string,
  processId?: number,
): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(
    process.execPath,
    [
      '-r',
      require.resolve('esbuild-register'),
      '-e',
      holding,
      path.join(__dirname, 'lockFolder.ts'),
      folder,
      ...(processId === undefined ? [] : [String(processId)]),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  running.add(child);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: said.toString().trim() };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('a folder is locked until it is released, and closed to others', async () => {
  const folder = newFolder();
  mkdirSync(folder, { mode: 0o755 });
  const unlock = await lockFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  await expect(lockFolder(folder)).rejects.toThrow(ConfigError);
  await expect(lockFolder(folder)).rejects.toThrow(
    `in use by another server (process ${process.pid} on `,
  );
  unlock();
  expect(readdirSync(folder)).toEqual([]);
  (await lockFolder(folder))();
});

test('a lock ends with its process, even if it is killed', async () => {
  const folder = newFolder();
  const first = await lockElsewhere(folder);
  expect(first.said).toBe('locked');
  await expect(lockFolder(folder)).rejects.toThrow('in use by another server');
  await kill(first.child);
  (await lockFolder(folder))();
  expect(readdirSync(folder)).toEqual([]);
});

test('a stopped process keeps its lock', async () => {
  const folder = newFolder();
  const { child } = await lockElsewhere(folder);
  child.kill('SIGSTOP');
  await expect(lockFolder(folder)).rejects.toThrow('in use by another server (busy)');
});

test('at most one of several concurrent processes gets the lock', async () => {
  const folder = newFolder();
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => lockFolder(folder)));
  const unlocks = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(unlocks.length).toBeLessThanOrEqual(1);
  for (const unlock of unlocks) unlock();
});

test('a path may be longer than that of a Unix socket', async () => {
  const folder = path.join(newFolder(), 'long'.repeat(40));
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow('in use by another server');
  unlock();
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock does not depend on process ids, which mean nothing in another PID namespace', async () => {
  const folder = newFolder();
  // Above the highest that Linux gives out: no process has it.
  const processId = 4_194_305;
  const first = await lockElsewhere(folder, processId);
  expect(first.said).toBe('locked');
  const second = await lockElsewhere(folder, processId);
  expect(second.said).toContain(`in use by another server (process ${processId} on `);
});

test('the error names a folder that is not writable', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'lock-')), 'file');
  writeFileSync(file, '');
  await expect(lockFolder(path.join(file, 'data'))).rejects.toThrow(
    `DATA_DIR takes a folder that this program may write to, not "${path.join(file, 'data')}"`,
  );
});

test('a folder that cannot be created is reported at once', async () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'lock-')), 'a', 'b');
  (await lockFolder(folder))();
  writeFileSync(path.join(folder, 'file'), '');
  for (const impossible of [path.join(folder, 'file', 'c'), '/proc/x'])
    await expect(lockFolder(impossible)).rejects.toThrow(
      'DATA_DIR takes a folder that this program may write to',
    );
});
