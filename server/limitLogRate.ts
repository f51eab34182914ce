import type { PinoLoggerOptions } from 'fastify/types/logger';
import * as v from 'valibot';

interface LogRateOptions {
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
 * Log hooks that drop lines of level `warn` and above beyond 20 a minute with the same message: otherwise, a client
 * that provokes errors, or an outage under load, could fill the disk. The first line of the next window states how many
 * were `leftOut`.
 */
export function limitLogRate({
  maximum = 20,
  window = 60_000,
  now: currentTime = () => performance.now(),
}: LogRateOptions = {}) {
  const known = new Map<string, Lines>();
  return {
    logMethod(args, method, level) {
      const message = level < warnLevel ? undefined : messageOf(args);
      if (message === undefined) {
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

const errorSchema = v.object({
  err: v.object({ code: v.optional(v.string()), message: v.string() }),
});

/** The message of a line; for an error without one of ours, its code, because its own message may contain a URL. */
function messageOf(args: readonly unknown[]): string | undefined {
  const sentence = args.find((part) => typeof part === 'string');
  if (sentence !== undefined) return sentence;
  const known = v.safeParse(errorSchema, args[0]);
  return known.success ? (known.output.err.code ?? known.output.err.message) : undefined;
}
