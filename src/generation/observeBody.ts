/** The connection broke while a body was being read. */
export class ConnectionLostError extends Error {
  constructor(cause: unknown) {
    super('The connection broke in the middle of the answer.', { cause });
    this.name = 'ConnectionLostError';
  }
}

/**
 * Passes a body's bytes on unchanged and tells of each piece.
 *
 * A connection that breaks is a TypeError with a different text in every browser, and so is many a programming
 * mistake: here, at the one place where the two can be told apart, it gets a name.
 *
 * @param body the answer's bytes
 * @param onPiece called when bytes arrive
 * @returns the same bytes; reading them fails with {@link ConnectionLostError} where reading `body` fails
 */
export function observeBody(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onPiece: () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        const piece = await reader.read().catch((error: unknown) => {
          throw new ConnectionLostError(error);
        });
        if (piece.done) {
          controller.close();
          return;
        }
        onPiece();
        controller.enqueue(piece.value);
      },
      cancel(reason) {
        // Not awaited: whoever leaves an answer early should not have to wait for its connection to close.
        reader.cancel(reason).catch(() => undefined);
      },
    },
    // A stream that fails forgets what it has read ahead, and that may be the last text that came.
    { highWaterMark: 0 },
  );
}
