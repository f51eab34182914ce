import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../server/testing/freePort';
import { newFolder, serverFile, startServer, untilReady } from './chaosServer';
import { withPostgres } from './withPostgres';
import { addressOf, sendRequest, type Fault, type Tally } from './tally';

/** The total for both databases; the embedded one takes seconds to open. */
const rounds = Number(process.env.CHAOS_ROUNDS ?? '100');
const embeddedRounds = Math.ceil(rounds * 0.3);
/** In milliseconds; generous for a busy machine. */
const maximumDuration = 60 * 60_000;
const clients = 4;

interface Load {
  rounds: number;
  folder: string;
  settings: Record<string, string>;
}

/**
 * Kills the server again and again while clients sign up, at a random moment after the first confirmation. Afterwards
 * every confirmed account must be there. A request that the kill cuts off has confirmed nothing.
 */
async function killAgainAndAgain(tally: Tally, { rounds: wanted, folder, settings }: Load) {
  const port = String(await freePort());
  const confirmed: string[] = [];
  const refusals: string[] = [];
  const begun = Date.now();
  let cut = 0;
  let putOff = 0;
  let round = 0;
  for (; round < wanted && Date.now() - begun < maximumDuration; round++) {
    const server = await startServer({ folder, settings: { ...settings, PORT: port } });
    // Until then, the server may reject calls.
    await untilReady(server.url);
    const before = confirmed.length;
    let isKilled = false;
    const hasEnded = () => isKilled;
    const load = async (client: number): Promise<void> => {
      for (let count = 0; !isKilled; count++) {
        const email = `${round}-${client}-${count}@example.org`;
        const answer = await sendRequest(tally, `${server.url}/api/signup`, {
          body: { name: 'Ada', email, password: 'correct horse' },
          from: addressOf(tally.tries),
        });
        if (answer?.status === 201) confirmed.push(email);
        else if (hasEnded()) cut += 1;
        else if (answer?.retryAfter !== undefined) putOff += 1;
        else if (answer === undefined) tally.unanswered += 1;
        else refusals.push(`refused while it ran: ${answer.status} ${answer.text}`);
      }
    };
    const loads = Array.from({ length: clients }, (_, client) => load(client));
    const isOver = () => confirmed.length > before || Date.now() - begun > maximumDuration;
    while (!isOver()) await sleep(5);
    await sleep(Math.random() * 300);
    isKilled = true;
    await server.kill();
    await Promise.all(loads);
  }
  const listed = execFileSync(
    process.execPath,
    [path.join(path.dirname(serverFile), 'manageAccounts.js'), 'list'],
    {
      cwd: folder,
      env: { PATH: process.env.PATH, DATA_DIR: path.join(folder, 'data'), ...settings },
      encoding: 'utf8',
    },
  );
  const kept = new Set(listed.split(/\s+/));
  const gone = confirmed.filter((email) => !kept.has(email));
  tally.lost += gone.length + refusals.length;
  if (round < wanted) {
    tally.broken.push(
      `left out: ${wanted - round} of ${wanted} rounds, after ${maximumDuration / 60_000} minutes`,
    );
  }
  tally.notes.push(
    `${round} rounds; ${confirmed.length} sign-ups confirmed, ${gone.length} of them gone, ${cut} cut off by the kill, ${putOff} refused by a busy server (503 with Retry-After)`,
    ...refusals.slice(0, 20),
  );
}

/** The embedded database is killed with the server. */
export const killUnderLoad: Fault = {
  name: 'kill -9 under load',
  run: (tally) =>
    killAgainAndAgain(tally, {
      rounds: embeddedRounds,
      folder: newFolder(),
      settings: {},
    }),
};

/** The database keeps running, and may have received a commit whose caller is gone. */
export const killOnPostgres: Fault = {
  name: 'kill -9 under load on PostgreSQL',
  run: (tally) =>
    withPostgres(({ url }) =>
      killAgainAndAgain(tally, {
        rounds: rounds - embeddedRounds,
        folder: newFolder(),
        settings: { DATABASE_URL: url },
      }),
    ),
};
