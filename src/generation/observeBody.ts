/** The connection was lost while a body was being read. */
export class ConnectionLostError extends Error {
  constructor(cause: unknown) {
    super('The connection broke in the middle of the answer.', { cause });
    this.name = 'ConnectionLostError';
  }
}

/**
 * Passes a body's bytes through unchanged and reports each chunk.
 *
 * Browsers report a lost connection as a TypeError with differing messages, like many programming errors. Only here
 * can the two be told apart, so rethrow it as its own error class.
 *
 * @param body the response's bytes
 * @param onPiece called for each chunk
 * @returns the same bytes; throws {@link ConnectionLostError} if reading `body` fails
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
        // Don't await: leaving a response early should not wait for its connection to close.
        reader.cancel(reason).catch(() => undefined);
      },
    },
    // An errored stream discards its queue, which may hold the last text received.
    { highWaterMark: 0 },
  );
}
