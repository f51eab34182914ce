import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { promptFor } from '../../contract/prompt';
import { memoryOf, newFolder, restingMemoryOf, startServer } from './chaosServer';
import { withPostgres, type TemporaryPostgres } from './withPostgres';
import { startUpstream } from './startUpstream';
import { addressOf, sendRequest, type Fault, type Tally } from './tally';

const streams = 1000;
/** By how much the memory of the server's process may grow, in megabytes. */
const maximumGrowth = 200;

/** Resolves to whether the whole stream arrived. */
function read(url: string, from: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = http.request(`${url}/v1/responses`, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    });
    request.on('error', () => {
      resolve(false);
    });
    request.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.on('error', () => undefined);
      response.once('close', () => {
        resolve(response.complete && text.endsWith('data: end\n\n'));
      });
    });
    request.end(
      JSON.stringify({
        model: 'gpt-4.1',
        input: promptFor('prd', 'A shop for used bicycles'),
        stream: true,
      }),
    );
  });
}

/**
 * Streams 1,000 documents at the same time: all arrive completely, the server answers other requests, and its memory
 * stays bounded.
 */
async function openAll(tally: Tally, database: TemporaryPostgres): Promise<void> {
  let isEnding = false;
  let open = 0;
  const upstream = await startUpstream((response) => {
    open += 1;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const timer = setInterval(() => {
      response.write(`data: ${'x'.repeat(200)}\n\n`);
      if (!isEnding) return;
      clearInterval(timer);
      response.end('data: end\n\n');
    }, 1000);
    response.once('close', () => {
      clearInterval(timer);
    });
  });
  const server = await startServer({
    folder: newFolder(),
    // The memory of the embedded database would hide that of the streams.
    settings: { OPENAI_BASE_URL: upstream.baseUrl, DATABASE_URL: database.url },
  });
  const before = await restingMemoryOf(server);
  const reading = Array.from({ length: streams }, (_, index) => read(server.url, addressOf(index)));
  const begun = Date.now();
  while (open < streams && Date.now() - begun < 30_000) await sleep(50);
  const reached = open;
  for (let count = 0; count < 100; count++) {
    if ((await sendRequest(tally, `${server.url}/`)) === undefined) tally.unanswered += 1;
    await sleep(50);
  }
  const after = await memoryOf(server.url);
  const growth = Math.round(after - before);
  if (growth > maximumGrowth) tally.broken.push(`memory grew by ${growth} MB`);
  if (reached < streams) tally.broken.push(`only ${reached} streams were open at a time`);
  isEnding = true;
  const whole = (await Promise.all(reading)).filter((isWhole) => isWhole).length;
  tally.tries += streams;
  tally.lost += streams - whole;
  tally.notes.push(
    `${reached} open at a time; memory of the server's process grew by ${growth} MB from ${Math.round(before)} MB (limit ${maximumGrowth} MB); p99 is that of other requests`,
  );
  upstream.close();
  await server.kill();
}

export const openStreams: Fault = {
  name: '1,000 open streams',
  run: (tally) => withPostgres((database) => openAll(tally, database)),
};
