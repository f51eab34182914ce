import { PassThrough, type Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { buildTestApp } from '../testing/buildTestApp';
import { promptFor } from '../../contract/prompt';
import type { DraftThread } from './startDraftThread';
import { startDrafter, type Drafter } from './startDrafter';

/** Threads that draft when the test says so. */
function controlledThreads() {
  /** The ideas that are being drafted, oldest first. */
  const drafting: { idea: string; write: () => void; crash: () => void }[] = [];
  const counts = { started: 0, terminated: 0 };
  function startThread(): DraftThread {
    counts.started += 1;
    let ended = false;
    return {
      draft: ({ idea }) =>
        new Promise((resolve, reject) => {
          const leave = () => drafting.splice(drafting.indexOf(current), 1);
          const current = {
            idea,
            write: () => {
              leave();
              resolve(`# ${idea}`);
            },
            crash: () => {
              leave();
              ended = true;
              reject(new Error('secret detail'));
            },
          };
          drafting.push(current);
        }),
      hasEnded: () => ended,
      terminate: () => {
        counts.terminated += 1;
        return Promise.resolve();
      },
    };
  }
  return { drafting, counts, startThread, ideas: () => drafting.map(({ idea }) => idea) };
}

function ask(
  { draft }: Drafter,
  network: string,
  idea: string,
  response: Writable = new PassThrough(),
) {
  return draft({ documentType: 'prd', idea }, { network, response });
}

test('a second thread starts when a draft would have to wait', async () => {
  const { counts, drafting, ideas, startThread } = controlledThreads();
  const drafter = startDrafter(startThread);
  expect(counts.started).toBe(1);
  const one = ask(drafter, 'a', 'a1');
  expect(counts.started).toBe(1);
  void ask(drafter, 'b', 'b1');
  void ask(drafter, 'c', 'c1');
  expect(counts.started).toBe(2);
  expect(ideas()).toEqual(['a1', 'b1']);
  drafting[0]?.write();
  expect(await one).toBe('# a1');
  await turn();
  expect(ideas()).toEqual(['b1', 'c1']);
  expect(counts.started).toBe(2);
});

test('a network drafts one document at a time, even if its first caller has disconnected', async () => {
  const { drafting, ideas, startThread } = controlledThreads();
  const drafter = startDrafter(startThread);
  const response = new PassThrough();
  const left = ask(drafter, 'a', 'a1', response);
  void ask(drafter, 'a', 'a2');
  response.destroy();
  await expect(left).rejects.toMatchObject({ statusCode: 499 });
  void ask(drafter, 'b', 'b1');
  expect(ideas()).toEqual(['a1', 'b1']);
  drafting[0]?.write();
  await turn();
  expect(ideas()).toEqual(['b1', 'a2']);
});

test('of long ideas one at a time is drafted, and shorter ones overtake the others', async () => {
  const { drafting, ideas, startThread } = controlledThreads();
  const drafter = startDrafter(startThread);
  const long = 'x'.repeat(20_001);
  void ask(drafter, 'a', `${long}a`);
  void ask(drafter, 'b', `${long}b`);
  void ask(drafter, 'c', 'c1');
  expect(ideas()).toEqual([`${long}a`, 'c1']);
  drafting[0]?.write();
  await turn();
  expect(ideas()).toEqual(['c1', `${long}b`]);
});

test('a caller who disconnects leaves the queue', async () => {
  const { drafting, ideas, startThread } = controlledThreads();
  const drafter = startDrafter(startThread);
  const response = new PassThrough();
  void ask(drafter, 'a', 'a1');
  const left = ask(drafter, 'a', 'a2', response);
  void ask(drafter, 'a', 'a3');
  response.destroy();
  await expect(left).rejects.toMatchObject({ statusCode: 499, code: 'request_aborted' });
  await expect(ask(drafter, 'b', 'b1', response)).rejects.toMatchObject({ statusCode: 499 });
  drafting[0]?.write();
  await turn();
  expect(ideas()).toEqual(['a3']);
});

test('fifty drafts can wait, the next gets 429 until one of them has its turn', async () => {
  const { drafting, startThread } = controlledThreads();
  const drafter = startDrafter(startThread);
  for (let index = 0; index < 52; index++) void ask(drafter, `network ${index}`, `${index}`);
  await expect(ask(drafter, 'a', 'a1')).rejects.toMatchObject({
    statusCode: 429,
    code: 'too_many_at_once',
    retryAfter: 5,
  });
  drafting[0]?.write();
  await turn();
  void ask(drafter, 'a', 'a2');
  await expect(ask(drafter, 'a', 'a3')).rejects.toMatchObject({ statusCode: 429 });
});

test('a short idea is drafted at once on a free thread, even if fifty long ones wait', () => {
  const { ideas, startThread } = controlledThreads();
  const drafter = startDrafter(startThread);
  const long = 'x'.repeat(20_001);
  for (let index = 0; index < 51; index++) void ask(drafter, `network ${index}`, long);
  void ask(drafter, 'a', 'a1');
  expect(ideas()).toEqual([long, 'a1']);
});

test('a draft fails if no thread can be started, and the next one is written', async () => {
  const { drafting, startThread } = controlledThreads();
  let fails = false;
  const drafter = startDrafter(() => {
    if (fails) throw new Error('no more threads');
    return startThread();
  });
  void ask(drafter, 'a', 'a1');
  fails = true;
  await expect(ask(drafter, 'b', 'b1')).rejects.toThrow('no more threads');
  fails = false;
  const written = ask(drafter, 'b', 'b2');
  drafting[1]?.write();
  expect(await written).toBe('# b2');
});

test('no draft begins after the drafter has closed', async () => {
  const { ideas, startThread } = controlledThreads();
  const drafter = startDrafter(startThread);
  await drafter.close();
  void ask(drafter, 'a', 'a1');
  expect(ideas()).toEqual([]);
});

test('after a crash of its thread a draft gets 500, and the next one another thread', async () => {
  const { counts, drafting, startThread } = controlledThreads();
  const app = await buildTestApp({ startDrafter: () => startDrafter(startThread) });
  const post = () =>
    app.inject({
      method: 'POST',
      url: '/v1/responses',
      payload: { model: 'gpt-4.1', input: promptFor('prd', 'Lend tools.') },
    });
  const begun = async () => {
    while (drafting.length === 0) await turn();
  };
  const [failed] = await Promise.all([post(), begun().then(() => drafting[0]?.crash())]);
  expect(failed.statusCode).toBe(500);
  expect(failed.json()).toMatchObject({ error: { code: 'internal_error' } });
  expect(failed.body).not.toContain('secret');
  const [answered] = await Promise.all([post(), begun().then(() => drafting[0]?.write())]);
  expect(answered.statusCode).toBe(200);
  expect(answered.json()).toMatchObject({ output_text: '# Lend tools.' });
  expect(counts.started).toBe(2);
});

test('closing terminates all threads, and what waits starts none', async () => {
  const { counts, drafting, startThread } = controlledThreads();
  const drafter = startDrafter(startThread);
  const one = ask(drafter, 'a', 'a1');
  void ask(drafter, 'b', 'b1');
  void ask(drafter, 'c', 'c1');
  await drafter.close();
  expect(counts.terminated).toBe(2);
  drafting[0]?.crash();
  await expect(one).rejects.toThrow();
  await turn();
  expect(counts.started).toBe(2);
});

test('a server with a language model does not start the drafter', async () => {
  const startThread = jest.fn(() => controlledThreads().startThread());
  const env = { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' };
  await buildTestApp({ env, startDrafter: () => startDrafter(startThread) });
  expect(startThread).not.toHaveBeenCalled();
});
