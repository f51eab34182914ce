import { createFrameBatcher } from './frameBatcher';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function collect() {
  const delivered: string[] = [];
  return { delivered, batcher: createFrameBatcher((text) => delivered.push(text)) };
}

test('delivers the pending text once per frame', () => {
  const requested = jest.spyOn(window, 'requestAnimationFrame');
  const { delivered, batcher } = collect();
  for (const piece of ['a', '', 'b', 'c']) batcher.push(piece);
  expect(delivered).toEqual([]);
  expect(requested).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(17);
  expect(delivered).toEqual(['abc']);
  jest.advanceTimersByTime(1000);
  batcher.push('d');
  jest.advanceTimersByTime(17);
  expect(delivered).toEqual(['abc', 'd']);
  jest.advanceTimersByTime(1000);
  expect(delivered).toHaveLength(2);
});

test('leaves out every other frame of a fast stream', () => {
  const { delivered, batcher } = collect();
  for (let ms = 0; ms < 1000; ms += 4) {
    batcher.push('x');
    jest.advanceTimersByTime(4);
  }
  jest.advanceTimersByTime(40);
  expect(delivered.join('')).toHaveLength(250);
  expect(delivered.length).toBeGreaterThan(25);
  expect(delivered.length).toBeLessThan(40);
});

test('leaves out three of four frames of a stream too fast to be read', () => {
  const { delivered, batcher } = collect();
  for (let ms = 0; ms < 1000; ms += 4) {
    batcher.push('x'.repeat(40));
    jest.advanceTimersByTime(4);
  }
  jest.advanceTimersByTime(60);
  expect(delivered.join('')).toHaveLength(10_000);
  expect(delivered.length).toBeGreaterThan(12);
  expect(delivered.length).toBeLessThan(18);
});

test('delivers without frames, as in a hidden tab', () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const { delivered, batcher } = collect();
  batcher.push('a');
  jest.advanceTimersByTime(100);
  batcher.push('b');
  jest.advanceTimersByTime(150);
  expect(delivered).toEqual(['ab']);
});

test('flushes at once and delivers nothing more in the requested frame', () => {
  const { delivered, batcher } = collect();
  batcher.flush();
  batcher.push('a');
  batcher.flush();
  expect(delivered).toEqual(['a']);
  jest.advanceTimersByTime(1000);
  expect(delivered).toEqual(['a']);
});

test('drops everything after cancel', () => {
  const { delivered, batcher } = collect();
  batcher.push('a');
  batcher.cancel();
  batcher.push('b');
  batcher.flush();
  jest.advanceTimersByTime(1000);
  expect(delivered).toEqual([]);
});
