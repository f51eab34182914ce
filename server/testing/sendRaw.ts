import { connect, type Socket } from 'node:net';

/** Sends raw text to a server, and returns everything it sends until the connection closes. */
export async function sendRaw(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.setEncoding('utf8').on('data', (piece: string) => (said += piece));
  socket.write(text);
  await untilClosed(socket);
  return said;
}

/** Waits until a connection closes, with or without an error. */
export function untilClosed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket
      .on('error', () => undefined)
      .once('close', () => {
        resolve();
      });
  });
}
