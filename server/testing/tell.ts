import { connect, type Socket } from 'node:net';

/** Sends raw text to a server, and returns what it says until the connection closes. */
export async function tell(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.setEncoding('utf8').on('data', (piece: string) => (said += piece));
  socket.write(text);
  await closed(socket);
  return said;
}

/** Waits until a connection closes, even by an error. */
export function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket
      .on('error', () => undefined)
      .once('close', () => {
        resolve();
      });
  });
}
