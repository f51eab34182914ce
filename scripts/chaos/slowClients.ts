import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { newFolder, startServer } from './chaosServer';
import { sendRequest, type Fault } from './tally';

const clients = 500;
/** Node checks every 30 s for requests that take longer than 60 s to arrive. */
const maximumDuration = 100_000;

const heads = [
  'GET / HTTP/1.1\r\nHost: localhost\r\n',
  'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"',
  'POST /v1/responses HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
];

/** Sends a byte a second; resolves when the server closes the connection. */
function crawl(port: number, index: number): { socket: Socket; closed: Promise<void> } {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).resume();
  const isChunked = index % heads.length === 2;
  socket.write(heads[index % heads.length] ?? '');
  const timer = setInterval(() => {
    if (socket.writable) socket.write(isChunked ? '1\r\na\r\n' : 'a');
  }, 1000);
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      clearInterval(timer);
      resolve();
    });
  });
  return { socket, closed };
}

/** Clients send a byte a second: others are answered meanwhile, and the server ends each slow request. */
export const slowClients: Fault = {
  name: 'slow clients (slowloris)',
  run: async (tally) => {
    const server = await startServer({ folder: newFolder() });
    const crawling = Array.from({ length: clients }, (_, index) =>
      crawl(Number(new URL(server.url).port), index),
    );
    const begun = Date.now();
    let open = clients;
    for (const { closed } of crawling) void closed.then(() => (open -= 1));
    while (open > 0 && Date.now() - begun < maximumDuration) {
      const answer = await sendRequest(tally, `${server.url}/`);
      if (answer === undefined) tally.unanswered += 1;
      else if (answer.status >= 500) tally.lost += 1;
      await sleep(100);
    }
    // Requests that the server has not ended.
    tally.lost += open;
    for (const { socket } of crawling) socket.destroy();
    tally.notes.push(
      `${clients} connections, ended within ${Math.round((Date.now() - begun) / 1000)} s; tries are requests of others`,
    );
    await server.kill();
  },
};
