import { createLazyGeneration } from './lazyGeneration';
import type { GenerateOptions, GenerationPort } from './generationPort';

const document = { text: '# Plan', model: 'm' };
const flush = jest.fn();
const port: GenerationPort = { generate: () => Promise.resolve(document), flush };

function orderWith(signal: AbortSignal): GenerateOptions {
  return { input: 'A calendar', signal, onText: () => undefined };
}
const order = orderWith(new AbortController().signal);

test('loads the client once, on first use', async () => {
  const load = jest.fn(() => Promise.resolve(port));
  const lazy = createLazyGeneration(load);
  expect(load).not.toHaveBeenCalled();
  expect(await lazy.generate(order)).toBe(document);
  expect(await lazy.generate(order)).toBe(document);
  expect(load).toHaveBeenCalledTimes(1);
});

test('passes the options on unchanged', async () => {
  const generate = jest.fn(port.generate);
  await createLazyGeneration(() => Promise.resolve({ ...port, generate })).generate(order);
  expect(generate).toHaveBeenCalledWith(order);
});

test('passes flush on to the client once it is loaded', async () => {
  const lazy = createLazyGeneration(() => Promise.resolve(port));
  lazy.flush();
  expect(flush).not.toHaveBeenCalled();
  await lazy.generate(order);
  lazy.flush();
  expect(flush).toHaveBeenCalledTimes(1);
});

test('preloads the client, so that the first use does not wait', async () => {
  const load = jest.fn(() => Promise.resolve(port));
  const lazy = createLazyGeneration(load);
  lazy.preload();
  lazy.preload();
  await lazy.generate(order);
  expect(load).toHaveBeenCalledTimes(1);
});

test('rejects with offline if the client fails to load, and retries the next time', async () => {
  const load = jest.fn(() => Promise.resolve(port));
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  const lazy = createLazyGeneration(load);
  lazy.preload();
  await new Promise((resolve) => setTimeout(resolve));
  await expect(lazy.generate(order)).rejects.toMatchObject({
    name: 'GenerationError',
    failure: { kind: 'offline' },
  });
  expect(await lazy.generate(order)).toBe(document);
  expect(load).toHaveBeenCalledTimes(3);
});

test('an abort ends the wait for the client', async () => {
  const aborter = new AbortController();
  const reason = new Error('The user has pressed Stop.');
  const generate = jest.fn(port.generate);
  let loaded: (client: GenerationPort) => void = () => undefined;
  const lazy = createLazyGeneration(
    () =>
      new Promise((resolve) => {
        loaded = resolve;
      }),
  );
  const result = lazy.generate(orderWith(aborter.signal));
  aborter.abort(reason);
  await expect(result).rejects.toBe(reason);
  await expect(lazy.generate(orderWith(aborter.signal))).rejects.toBe(reason);
  loaded({ ...port, generate });
  await Promise.resolve();
  expect(generate).not.toHaveBeenCalled();
});
