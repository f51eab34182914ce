import type { ServerResponse } from 'node:http';
import { promptFor } from '../../contract/prompt';
import { memoryOf, newFolder, restingMemoryOf, startServer } from './chaosServer';
import { startUpstream } from './startUpstream';
import { addressOf, type Fault, type Tally } from './tally';

const sse = { 'content-type': 'text/event-stream' };
const piece = `data: {"type":"response.output_text.delta","delta":"${'x'.repeat(4000)}"}\n\n`;

/** Writes endlessly, as fast as the server reads. */
function flood(response: ServerResponse): void {
  response.writeHead(200, sse);
  const write = (): void => {
    while (!response.destroyed && response.write(piece)) {
      // Until the buffer is full.
    }
  };
  response.on('drain', write);
  write();
}

const behaviours: Record<string, (response: ServerResponse) => void> = {
  'floods a stream': flood,
  'floods JSON': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.on('drain', () => response.write(piece));
    response.write(piece);
    response.write('x'.repeat(1_000_000));
  },
  'dies before it answers': (response) => response.destroy(),
  'dies in its answer': (response) => {
    response.writeHead(200, sse);
    response.write(piece);
    setTimeout(() => response.destroy(), 50);
  },
  'answers nonsense': (response) => response.end('<html>'),
  'never answers': () => undefined,
  'stalls in its answer': (response) => {
    response.writeHead(200, sse);
    response.write(piece);
  },
};

/** By how much the memory of the server's process may grow, in megabytes. */
const maximumGrowth = 400;

/** Longer than the 60 s of silence that the server allows, in milliseconds. */
const streamTimeout = 75_000;

/** A stream ends with an error or with its last event; a call that does neither in time counts as unanswered. */
async function generate(tally: Tally, url: string, from: string): Promise<void> {
  tally.tries += 1;
  const begun = performance.now();
  const signal = AbortSignal.timeout(streamTimeout);
  try {
    const response = await fetch(`${url}/v1/responses`, {
      method: 'POST',
      signal,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({
        model: 'gpt-4.1',
        input: promptFor('prd', 'A shop for used bicycles'),
        stream: true,
      }),
    });
    // An error of the server itself.
    if (response.status === 500) tally.lost += 1;
    await response.body?.pipeTo(new WritableStream());
  } catch {
    if (signal.aborted) {
      tally.unanswered += 1;
      return;
    }
  }
  tally.times.push(performance.now() - begun);
}

/**
 * A language model service floods, dies, stalls or sends malformed data: each call ends, and the server's memory stays
 * bounded.
 */
export const badUpstream: Fault = {
  name: 'upstream floods, dies, stalls',
  run: async (tally) => {
    const names = Object.keys(behaviours);
    let count = 0;
    const upstream = await startUpstream((response) => {
      behaviours[names[count++ % names.length] ?? '']?.(response);
    });
    const server = await startServer({
      folder: newFolder(),
      settings: { OPENAI_BASE_URL: upstream.baseUrl },
    });
    const before = await restingMemoryOf(server);
    let highest = before;
    const watch = setInterval(() => {
      void memoryOf(server.url).then((now) => (highest = Math.max(highest, now)));
    }, 500);
    const calls = Array.from({ length: names.length * 10 }, (_, index) =>
      generate(tally, server.url, addressOf(index)),
    );
    await Promise.all(calls);
    clearInterval(watch);
    const growth = Math.round(highest - before);
    if (growth > maximumGrowth) tally.broken.push(`memory grew by ${growth} MB`);
    tally.notes.push(
      `memory of the server's process grew by at most ${growth} MB from ${Math.round(before)} MB (limit ${maximumGrowth} MB); the slowest calls are those to a service that stalls (60 s)`,
    );
    upstream.close();
    await server.kill();
  },
};
