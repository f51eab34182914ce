import { Worker } from 'node:worker_threads';
import { startDraftThread, type DraftThread } from './startDraftThread';

const open: DraftThread[] = [];

afterEach(() => Promise.all(open.splice(0).map(({ terminate }) => terminate())));

/** Starts a thread with this program, in which `idea` is what it has to draft from. */
function start(program: string, timeout?: number): DraftThread {
  const code = `
    const { parentPort } = require('node:worker_threads');
    parentPort.on('message', ({ documentType, idea }) => { ${program} });
  `;
  const thread = startDraftThread(new Worker(code, { eval: true, stderr: true }), timeout);
  open.push(thread);
  return thread;
}

const asked = { documentType: 'frd', idea: 'Lend tools.' } as const;

test('a thread answers one draft after the other', async () => {
  const { draft, hasEnded } = start("parentPort.postMessage(documentType + ': ' + idea)");
  expect(await draft(asked)).toBe('frd: Lend tools.');
  expect(await draft({ documentType: 'prd', idea: 'Lend books.' })).toBe('prd: Lend books.');
  expect(hasEnded()).toBe(false);
});

test.each([
  ['an error', "throw new Error('broken')", 'The thread of the offline drafter failed'],
  ['an exit', 'process.exit()', 'The thread of the offline drafter has ended'],
])('a draft fails if its thread ends by %s, and so do later ones', async (_, program, message) => {
  const { draft, hasEnded } = start(program);
  await expect(draft(asked)).rejects.toThrow(message);
  expect(hasEnded()).toBe(true);
  await expect(draft(asked)).rejects.toThrow(message);
});

test('a draft that takes too long fails with 504 and ends its thread', async () => {
  const worker = new Worker('for (;;);', { eval: true });
  const exited = new Promise((resolve) => worker.once('exit', resolve));
  const { draft, hasEnded } = startDraftThread(worker, 50);
  await expect(draft(asked)).rejects.toMatchObject({ statusCode: 504, code: 'upstream_timeout' });
  expect(hasEnded()).toBe(true);
  await exited;
});
