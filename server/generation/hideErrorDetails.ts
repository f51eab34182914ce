import { Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import * as v from 'valibot';
import { TooLargeError } from './limitSize';
import { upstreamErrorOf } from './upstreamError';

/** The longest event, in UTF-16 code units: the last one repeats the whole document. */
const maximumEventLength = 4_000_000;

/** An empty line ends an event. A carriage return at the end may still become a CRLF. */
const eventEnd = /(?:\r\n|\n|\r(?!\n|$))(?:\r\n|\n|\r(?!\n|$))/g;

const responseSchema = v.looseObject({
  error: v.optional(v.unknown()),
});
const eventSchema = v.looseObject({
  type: v.optional(v.string()),
  sequence_number: v.optional(v.number()),
  error: v.optional(v.unknown()),
  response: v.optional(v.nullable(responseSchema)),
});

/**
 * Replaces a service's description of an error inside a response with our own sentence.
 *
 * @param response the response object
 * @param onError receives the original
 * @returns `undefined` if it contains no error
 */
export function responseWithoutErrorDetails(
  response: unknown,
  onError: (error: unknown) => void,
): object | undefined {
  const parsed = v.safeParse(responseSchema, response);
  if (!parsed.success || !isError(parsed.output.error)) return undefined;
  onError(parsed.output.error);
  return { ...parsed.output, error: upstreamErrorOf(parsed.output.error) };
}

/**
 * Forwards server-sent events unchanged, except that errors keep their code only. Holds one event at a time.
 *
 * @param onError receives the original of each error
 */
export function hideErrorDetails(onError: (error: unknown) => void): Transform {
  const decoder = new StringDecoder('utf8');
  let pending = '';
  let searched = 0;

  function* eventsOf(text: string): Generator<string> {
    pending += text;
    for (;;) {
      // A part of the separator may have arrived before.
      eventEnd.lastIndex = Math.max(0, searched - 3);
      if (eventEnd.exec(pending) === null) break;
      yield forwarded(pending.slice(0, eventEnd.lastIndex), onError);
      pending = pending.slice(eventEnd.lastIndex);
      searched = 0;
    }
    searched = pending.length;
  }

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      for (const event of eventsOf(decoder.write(chunk))) this.push(event);
      done(pending.length > maximumEventLength ? new TooLargeError('An event is too long') : null);
    },
    flush(done) {
      pending += decoder.end();
      done(null, forwarded(pending, onError));
    },
  });
}

function forwarded(event: string, onError: (error: unknown) => void): string {
  // Most events are pieces of text: do not parse them.
  if (!/"error"|"response\.failed"|^event: ?error/m.test(event)) return event;
  const data = dataOf(event);
  const parsed = v.safeParse(eventSchema, data);
  if (!parsed.success) {
    // Not part of the protocol: an error event that is not JSON may contain anything.
    if (!/^event: ?error/m.test(event)) return event;
    onError(event);
    return written({ type: 'error', ...upstreamErrorOf(undefined) });
  }
  const { type, sequence_number, error, response } = parsed.output;
  if (type === 'error' || isError(error)) {
    onError(isError(error) ? error : data);
    const { code, message } = upstreamErrorOf(isError(error) ? error : data);
    return written({ type: 'error', sequence_number, code, message, param: null });
  }
  const shown = responseWithoutErrorDetails(response, onError);
  if (shown === undefined) return event;
  return written({ ...parsed.output, response: shown });
}

/** The JSON of an event; `undefined` if it has none. */
function dataOf(event: string): unknown {
  const lines = event.split(/\r\n|\n|\r/).filter((line) => line.startsWith('data:'));
  try {
    return JSON.parse(lines.map((line) => line.slice('data:'.length)).join('\n'));
  } catch {
    return undefined;
  }
}

function isError(error: unknown): boolean {
  return error !== undefined && error !== null;
}

function written(event: { type?: string | undefined; [field: string]: unknown }): string {
  return `event: ${event.type ?? 'error'}\ndata: ${JSON.stringify(event)}\n\n`;
}
