import type { PinoLoggerOptions } from 'fastify/types/logger';
import * as v from 'valibot';

interface LogRateOptions {
  /** Lines with the same message in a window. */
  maximum?: number;
  /** Length of the window, in milliseconds. */
  window?: number;
}

/** Lower levels include audit events, none of which may be missing. */
const warnLevel = 40;

/**
 * Log hooks that drop lines of level `warn` and above beyond 20 a minute with the same message: otherwise, a client
 * that provokes errors, or an outage under load, could fill the disk. At the end of the minute, a line with the request
 * of the first of them states how many were `leftOut`.
 */
export function limitLogRate({ maximum = 20, window = 60_000 }: LogRateOptions = {}) {
  /** How many lines of each message its current window has. */
  const counts = new Map<string, number>();
  return {
    logMethod(args, method, level) {
      const message = level < warnLevel ? undefined : messageOf(args);
      if (message === undefined) {
        method.apply(this, args);
        return;
      }
      const count = (counts.get(message) ?? 0) + 1;
      counts.set(message, count);
      if (count === 1) {
        setTimeout(() => {
          const leftOut = (counts.get(message) ?? 0) - maximum;
          counts.delete(message);
          if (leftOut > 0) method.apply(this, [{ leftOut, like: message }, 'Lines were left out']);
        }, window).unref();
      }
      if (count <= maximum) method.apply(this, args);
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
