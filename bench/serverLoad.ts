import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { promptFor } from '../contract/prompt';
import { generationModel } from '../contract/responsesApi';
import { deltaEvent, endEvents } from './answerEvents';
import { printTable } from './results';
import { startServer } from './startServer';
import { median, spread } from './statistics';

const streams = 1000;
const maximumMemoryMB = 200;
const firstBytes = 101;
const maximumDelayMs = 2;
const downloads = 300;

/** A service that answers each call with one event and keeps the stream open until told to close it. */
interface HoldingService {
  origin: string;
  /** Answers in progress. */
  open: Set<ServerResponse>;
  /** When the last answer's first byte was written, on the clock of `performance.now`. */
  firstByteAt: number;
  endAll: () => void;
  stop: () => Promise<void>;
}

/**
 * Measures the companion server without a browser: the time from the service's first byte to the caller's, the whole
 * call up to then (checks and counts included), the memory of 1,000 open streams, and built files compared to a plain
 * server that sends the same bytes. Prints a table.
 *
 * @returns a sentence for each exceeded budget
 * @throws Error if a call fails
 */
export async function measureServerLoad(): Promise<string[]> {
  const service = await startHoldingService();
  const server = await startServer({
    OPENAI_BASE_URL: `${service.origin}/v1`,
    TRUST_PROXY: '127.0.0.1',
    GENERATIONS_PER_DAY: '1000000',
  });
  try {
    await untilReady(server.origin);
    const firstByte = await measureFirstByte(server.origin, service);
    const memory = await measureOpenStreams(server, service);
    const files = await measureFiles(server.origin);
    printTable({
      title: 'Server',
      head: ['what', 'baseline', 'server', 'spread', 'difference', 'target'],
      rows: [
        [
          'first byte of the service to first byte of the caller, ms',
          ...comparison(firstByte.passedOn),
          String(maximumDelayMs),
        ],
        ['call to first byte, ms', ...comparison(firstByte.called), ''],
        [
          `memory of ${streams.toLocaleString('en-US')} open streams, MB`,
          memory.before.toFixed(0),
          memory.after.toFixed(0),
          '',
          memory.added.toFixed(0),
          String(maximumMemoryMB),
        ],
        [
          'the home page, ms',
          files.baseline.toFixed(2),
          files.app.toFixed(2),
          files.spread,
          '',
          '',
        ],
      ],
    });
    // The first byte is wall time, which other programs can double, so no budget applies to it.
    return [
      ...(memory.added > maximumMemoryMB
        ? [
            `${streams} open streams take ${memory.added.toFixed(0)} MB, the budget is ${maximumMemoryMB} MB.`,
          ]
        : []),
    ];
  } finally {
    service.endAll();
    await server.stop();
    await service.stop();
  }
}

/** Waits for the embedded database, which starts beside the pages and takes most of the memory. */
async function untilReady(origin: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if ((await fetch(`${origin}/readyz`)).ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The database never started.');
}

async function startHoldingService(): Promise<HoldingService> {
  const open = new Set<ServerResponse>();
  const server = createServer((call, answer) => {
    call.resume();
    answer.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    service.firstByteAt = performance.now();
    answer.write(deltaEvent('The first words.', 0));
    open.add(answer);
    answer.once('close', () => open.delete(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endAll = (): void => {
    for (const answer of open) answer.end(endEvents('The first words.'));
  };
  const service: HoldingService = {
    origin: originOf(server),
    open,
    firstByteAt: 0,
    endAll,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return service;
}

function originOf(server: ReturnType<typeof createServer>): string {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

const body = JSON.stringify({
  model: generationModel,
  input: promptFor('prd', 'A tool that lends out the tools of a neighbourhood.'),
  stream: true,
});

/** Opens a stream and waits for its first byte; each caller is in its own network. */
async function openStream(origin: string, caller: number): Promise<IncomingMessage> {
  const call = request(`${origin}/v1/responses`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`,
    },
  });
  call.end(body);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`A call was answered ${response.statusCode}.`);
  await once(response, 'readable');
  response.resume();
  return response;
}

/** Times of one measurement, in ms: called alternately directly and through the gateway. */
interface Compared {
  baseline: number[];
  app: number[];
}

function comparison({ baseline, app }: Compared): string[] {
  const added = median(app.map((ms, turn) => ms - (baseline[turn] ?? NaN)));
  return [median(baseline).toFixed(2), median(app).toFixed(2), spread(app), added.toFixed(2)];
}

async function measureFirstByte(
  origin: string,
  service: HoldingService,
): Promise<{ passedOn: Compared; called: Compared }> {
  const passedOn: Compared = { baseline: [], app: [] };
  const called: Compared = { baseline: [], app: [] };
  for (let turn = 0; turn < firstBytes; turn++) {
    for (const side of ['baseline', 'app'] as const) {
      const begun = performance.now();
      const response = await openStream(side === 'app' ? origin : service.origin, turn);
      const arrived = performance.now();
      passedOn[side].push(arrived - service.firstByteAt);
      called[side].push(arrived - begun);
      service.endAll();
      await once(response, 'close');
    }
  }
  return { passedOn, called };
}

async function measureOpenStreams(
  { origin, pid }: { origin: string; pid: number },
  service: HoldingService,
): Promise<{ before: number; after: number; added: number }> {
  const before = await residentMB(pid);
  const responses: IncomingMessage[] = [];
  for (let caller = 0; caller < streams; caller++) {
    responses.push(await openStream(origin, 1000 + caller));
  }
  if (service.open.size !== streams) {
    throw new Error(`${service.open.size} of ${streams} streams are open.`);
  }
  const after = await residentMB(pid);
  const ended = responses.map((response) => once(response, 'close'));
  service.endAll();
  await Promise.all(ended);
  return { before, after, added: after - before };
}

/** The memory of a process, as Linux counts it. */
async function residentMB(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

async function measureFiles(
  origin: string,
): Promise<{ baseline: number; app: number; spread: string }> {
  const page = await readFile(path.join(__dirname, '../dist/web/index.html.br'));
  const plain = createServer((_call, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' }).end(page);
  });
  plain.listen(0, '127.0.0.1');
  await once(plain, 'listening');
  const time = async (target: string): Promise<number> => {
    const begun = performance.now();
    const response = await fetch(target, { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    return performance.now() - begun;
  };
  const baseline: number[] = [];
  const app: number[] = [];
  for (let turn = 0; turn < downloads; turn++) {
    baseline.push(await time(originOf(plain)));
    app.push(await time(origin));
  }
  plain.closeAllConnections();
  plain.close();
  return { baseline: median(baseline), app: median(app), spread: spread(app) };
}
