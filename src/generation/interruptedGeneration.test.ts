import { answerWith, setGeneration } from '../testing/responsesStream';
import { server } from '../testing/server';
import { failureOf, startGeneration } from '../testing/startGeneration';

describe('a silent service', () => {
  test('times out before the response starts', async () => {
    setGeneration(server, { kind: 'silent' });
    expect(
      await failureOf(startGeneration({ timeouts: { firstTextMs: 60, silenceMs: 60_000 } }).result),
    ).toEqual({ kind: 'timedOut' });
  });

  test('times out in mid-stream and keeps the text that arrived', async () => {
    setGeneration(server, { kind: 'stream', text: 'Half', end: 'stalled' });
    const { result, pieces } = startGeneration({
      timeouts: { firstTextMs: 60_000, silenceMs: 30 },
    });
    expect(await failureOf(result)).toEqual({ kind: 'timedOut' });
    expect(pieces.join('')).toBe('Half');
  });

  test('does not time out while pieces arrive, regardless of the total time', async () => {
    const chunks = Array.from('twelve parts');
    setGeneration(server, { kind: 'stream', text: chunks.join(''), chunks, delayMs: 200 });
    const waits = { firstTextMs: 2000, silenceMs: 2000 };
    expect((await startGeneration({ timeouts: waits }).result).text).toBe('twelve parts');
  });
});

describe('an abort', () => {
  const reason = new Error('The user has pressed Stop.');
  let aborter: AbortController;
  let fetchSignal: AbortSignal | null | undefined;
  const spiedFetch: typeof fetch = (input, init) => {
    fetchSignal = init?.signal;
    return fetch(input, init);
  };
  beforeEach(() => {
    aborter = new AbortController();
    fetchSignal = undefined;
  });

  test('before the call prevents the request', async () => {
    aborter.abort(reason);
    const { result } = startGeneration({ fetch: spiedFetch }, { signal: aborter.signal });
    await expect(result).rejects.toBe(reason);
    expect(fetchSignal).toBeUndefined();
  });

  test('right after the call started rejects with its reason', async () => {
    server.use(answerWith({ kind: 'silent' }));
    const { result } = startGeneration({ fetch: spiedFetch }, { signal: aborter.signal });
    aborter.abort(reason);
    await expect(result).rejects.toBe(reason);
  });

  test('while the service is silent ends the request', async () => {
    setGeneration(server, { kind: 'silent' });
    const { result } = startGeneration({ fetch: spiedFetch }, { signal: aborter.signal });
    setTimeout(() => {
      aborter.abort(reason);
    }, 20);
    await expect(result).rejects.toBe(reason);
    expect(fetchSignal?.aborted).toBe(true);
  });

  test('in mid-stream ends the request, and no text follows', async () => {
    const chunks = Array.from({ length: 500 }, () => 'word ');
    setGeneration(server, { kind: 'stream', text: chunks.join(''), chunks, delayMs: 2 });
    const pieces: string[] = [];
    const onText = (text: string) => {
      if (pieces.push(text) === 2) aborter.abort(reason);
    };
    const { result } = startGeneration({ fetch: spiedFetch }, { signal: aborter.signal, onText });
    await expect(result).rejects.toBe(reason);
    expect(fetchSignal?.aborted).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(pieces).toHaveLength(2);
  });

  test('drops the text that waits for a frame', async () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
    setGeneration(server, { kind: 'stream', text: 'Half', end: 'stalled' });
    const { result, pieces } = startGeneration({}, { signal: aborter.signal });
    setTimeout(() => {
      aborter.abort(reason);
    }, 50);
    await expect(result).rejects.toBe(reason);
    expect(pieces).toEqual([]);
  });

  test('loses nothing after a flush', async () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
    setGeneration(server, { kind: 'stream', text: 'Half', end: 'stalled' });
    const { result, pieces, port } = startGeneration({}, { signal: aborter.signal });
    setTimeout(() => {
      port.flush();
      aborter.abort(reason);
    }, 50);
    await expect(result).rejects.toBe(reason);
    expect(pieces).toEqual(['Half']);
    port.flush();
    expect(pieces).toEqual(['Half']);
  });

  test('of the request follows if the response is not read to its end', async () => {
    setGeneration(server, { kind: 'stream', text: 'x', end: 'refused' });
    expect(await failureOf(startGeneration({ fetch: spiedFetch }).result)).toEqual({
      kind: 'refused',
    });
    expect(fetchSignal?.aborted).toBe(true);
  });

  test('works even if fetch ignores the signal', async () => {
    const deafFetch: typeof fetch = () => new Promise(() => undefined);
    const { result } = startGeneration({ fetch: deafFetch }, { signal: aborter.signal });
    aborter.abort(reason);
    await expect(result).rejects.toBe(reason);
  });
});
