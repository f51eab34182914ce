import { untilAborted } from './untilAborted';

const reason = new Error('Stop.');
const never = new Promise<string>(() => undefined);

test('gives what the work gives', async () => {
  const { signal } = new AbortController();
  const failure = new Error('Broken.');
  expect(await untilAborted(Promise.resolve('done'), signal)).toBe('done');
  await expect(untilAborted(Promise.reject(failure), signal)).rejects.toBe(failure);
});

test('ends with the reason of a signal that is aborted before or during the work', async () => {
  const aborter = new AbortController();
  const during = untilAborted(never, aborter.signal);
  aborter.abort(reason);
  await expect(during).rejects.toBe(reason);
  await expect(untilAborted(never, aborter.signal)).rejects.toBe(reason);
});
