import type { PinoLoggerOptions } from 'fastify/types/logger';

interface FloodOptions {
  /** Lines with the same message in a window. */
  maximum?: number;
  /** Length of the window, in milliseconds. */
  window?: number;
  /** Milliseconds since an arbitrary moment; by default not of the wall clock, which can jump. */
  now?: () => number;
}

interface Lines {
  count: number;
  /** Left out in this window. */
  leftOut: number;
  endsAt: number;
}

/** Lower levels include audit events, none of which may be missing. */
const warnLevel = 40;

/**
 * Hooks of the log that leave out lines of level `warn` and above beyond 20 a minute with the same message: a client
 * that provokes errors, or an outage under load, could otherwise fill the disk. The next window's first line says how
 * many were `leftOut`.
 */
export function limitFloods({
  maximum = 20,
  window = 60_000,
  now: currentTime = () => performance.now(),
}: FloodOptions = {}) {
  const known = new Map<string, Lines>();
  return {
    logMethod(args, method, level) {
      const message = args.find((part) => typeof part === 'string');
      if (level < warnLevel || typeof message !== 'string') {
        method.apply(this, args);
        return;
      }
      const now = currentTime();
      let lines = known.get(message);
      if (lines === undefined || lines.endsAt <= now) {
        const leftOut = lines?.leftOut ?? 0;
        lines = { count: 0, leftOut: 0, endsAt: now + window };
        known.set(message, lines);
        if (leftOut > 0) method.apply(this, [{ leftOut, like: message }, 'Lines were left out']);
      }
      lines.count += 1;
      if (lines.count > maximum) lines.leftOut += 1;
      else method.apply(this, args);
    },
  } satisfies PinoLoggerOptions['hooks'];
}
