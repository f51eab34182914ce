import { Transform } from 'node:stream';

/** More data arrived than any document needs. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

/** Forwards at most this many bytes; fails with a {@link TooLargeError} if there are more. */
export function limitSize(maximum: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maximum) done(new TooLargeError(`More than ${maximum} bytes arrived`));
      else done(null, chunk);
    },
  });
}
