import { createIdleTimeout } from './idleTimeout';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function watch() {
  const onSilence = jest.fn();
  return { onSilence, ...createIdleTimeout({ firstTextMs: 120, silenceMs: 60 }, onSilence) };
}

test('allows a long wait for the first text, extended by keep-alive events', () => {
  const { onSilence, restart } = watch();
  jest.advanceTimersByTime(119);
  restart();
  jest.advanceTimersByTime(119);
  expect(onSilence).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onSilence).toHaveBeenCalledTimes(1);
});

test('allows a shorter wait between pieces of text, restarted by each', () => {
  const { onSilence, restart, textBegan } = watch();
  textBegan();
  for (let piece = 0; piece < 10; piece += 1) {
    jest.advanceTimersByTime(59);
    restart();
  }
  expect(onSilence).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60);
  expect(onSilence).toHaveBeenCalledTimes(1);
});

test('stops at the end', () => {
  const { onSilence, end } = watch();
  end();
  jest.advanceTimersByTime(1000);
  expect(onSilence).not.toHaveBeenCalled();
});
