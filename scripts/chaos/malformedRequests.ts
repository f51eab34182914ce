import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { newFolder, startServer } from './chaosServer';
import { createGrammar, routes, type GrammarRequest } from './requestGrammar';
import { openSession, signUp } from './signUp';
import { addressOf, sendRequest, retryAfterOf, maximumTries, type Fault } from './tally';

const perRoute = Number(process.env.CHAOS_REQUESTS ?? '10000');
const atOnce = 32;
const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });

interface Status {
  code: number;
  retryAfter: number | undefined;
}

/** Resolves to `undefined` without an answer. */
function send(
  url: string,
  { method, path, headers, body }: GrammarRequest,
  from: string,
): Promise<Status | undefined> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const length = body === undefined ? {} : { 'content-length': body.length };
    const request = http.request({
      hostname,
      port,
      path,
      method,
      agent,
      timeout: 30_000,
      headers: { ...headers, ...length, 'x-forwarded-for': from },
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => {
      resolve(undefined);
    });
    request.once('response', (response) => {
      response.once('error', () => undefined);
      response.once('close', () => {
        const code = response.statusCode ?? 0;
        resolve({ code, retryAfter: retryAfterOf(code, response.headers['retry-after']) });
      });
      response.resume();
    });
    request.end(body);
  });
}

/**
 * Sends random requests to each route, most of them malformed: every one gets a response, and none a 5xx. Repeats a
 * request that a busy server defers.
 */
export const malformedRequests: Fault = {
  name: 'malformed requests',
  run: async (tally) => {
    const folder = newFolder();
    const server = await startServer({ folder });
    await signUp(tally, server.url, folder);
    let token = await openSession(tally, server.url);
    let sessions = 1;
    let signedIn = 0;
    let putOff = 0;
    const seed = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000);
    const grammar = createGrammar(seed);
    const failures = new Set<string>();
    const queue = routes.flatMap((route) => Array<string>(perRoute).fill(route));
    const work = async (): Promise<void> => {
      for (let route = queue.pop(); route !== undefined; route = queue.pop()) {
        const used = token;
        const request = grammar(route, used);
        const hasSession = JSON.stringify(request.headers).includes(used);
        tally.tries += 1;
        const begun = performance.now();
        // The server rejects such a body without reading it and closes the connection, which may cut off the next
        // request.
        const from = addressOf(tally.tries);
        const again = () => send(server.url, request, from);
        let answer = (await again()) ?? (await again());
        if (answer !== undefined) tally.times.push(performance.now() - begun);
        for (let tries = 1; answer?.retryAfter !== undefined && tries < maximumTries; tries++) {
          putOff += 1;
          await sleep(answer.retryAfter * 1000);
          answer = await again();
        }
        const status = answer?.code;
        if (status === undefined) tally.unanswered += 1;
        if (hasSession) signedIn += 1;
        // A request ended this session, or all others.
        if (hasSession && token === used && (status === 204 || status === 401)) {
          token = await openSession(tally, server.url);
          sessions += 1;
        }
        if (status !== undefined && status >= 500) tally.lost += 1;
        if (status === undefined || status >= 500) {
          failures.add(`${status ?? 'no answer'}: ${request.method} ${request.path}`);
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    const session = await sendRequest(tally, `${server.url}/api/sessions`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (session?.status !== 200) tally.broken.push('the last session did not outlive the requests');
    tally.notes.push(
      `${perRoute} for each of ${routes.length} routes, ${signedIn} of them with one of ${sessions} sessions; CHAOS_SEED=${seed}`,
      `${putOff} times the server was busy (503 with Retry-After), and was asked again`,
    );
    tally.notes.push(...[...failures].slice(0, 20));
    await server.kill();
  },
};
