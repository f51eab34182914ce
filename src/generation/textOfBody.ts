/** The connection was lost while a body was being read. */
export class ConnectionLostError extends Error {
  constructor(cause: unknown) {
    super('The connection broke in the middle of the answer.', { cause });
    this.name = 'ConnectionLostError';
  }
}

/**
 * Reads a body as text, piece by piece.
 *
 * Browsers report a lost connection as a TypeError with differing messages, like many programming errors. Only here
 * can the two be told apart, so rethrow it as its own error class.
 *
 * @param body the response's bytes, in UTF-8; cancelled if the caller stops reading
 * @param onPiece called for each piece
 * @throws ConnectionLostError if reading `body` fails
 */
export async function* textOfBody(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onPiece: () => void,
): AsyncGenerator<string, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const piece = await reader.read().catch((error: unknown) => {
        throw new ConnectionLostError(error);
      });
      if (piece.done) break;
      onPiece();
      yield decoder.decode(piece.value, { stream: true });
    }
    yield decoder.decode();
  } finally {
    // Don't await: leaving a response early should not wait for its connection to close.
    reader.cancel().catch(() => undefined);
  }
}
