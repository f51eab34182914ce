import { rejectOnAbort } from './rejectOnAbort';

const reason = new Error('Stop.');
const never = new Promise<string>(() => undefined);

test('settles like the work', async () => {
  const { signal } = new AbortController();
  const failure = new Error('Broken.');
  expect(await rejectOnAbort(Promise.resolve('done'), signal)).toBe('done');
  await expect(rejectOnAbort(Promise.reject(failure), signal)).rejects.toBe(failure);
});

test('rejects with the reason of a signal aborted before or during the work', async () => {
  const aborter = new AbortController();
  const during = rejectOnAbort(never, aborter.signal);
  aborter.abort(reason);
  await expect(during).rejects.toBe(reason);
  await expect(rejectOnAbort(never, aborter.signal)).rejects.toBe(reason);
});
