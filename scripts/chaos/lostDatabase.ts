import { setTimeout as sleep } from 'node:timers/promises';
import { newFolder, startServer } from './chaosServer';
import { withPostgres, type TemporaryPostgres } from './withPostgres';
import { addressOf, sendRequest, type Fault, type Tally } from './tally';

const outages = 3;
const outage = 6000;
/** In milliseconds: the server guarantees 5 s; the rest allows for a busy machine. */
const maximumResponseTime = 6000;

/** A PostgreSQL crashes and comes back. Meanwhile calls are answered 503 within 5 s; no confirmed account is lost. */
async function loseDatabase(tally: Tally, database: TemporaryPostgres): Promise<void> {
  const server = await startServer({
    folder: newFolder(),
    settings: { DATABASE_URL: database.url },
  });
  const confirmed: string[] = [];
  let refused = 0;
  let slow = 0;
  let isOver = false;
  const signUp = async (email: string): Promise<number | undefined> => {
    const begun = performance.now();
    const answer = await sendRequest(tally, `${server.url}/api/signup`, {
      body: { name: 'Ada', email, password: 'correct horse' },
      from: addressOf(tally.tries),
    });
    if (performance.now() - begun > maximumResponseTime) slow += 1;
    if (answer?.status === 201) confirmed.push(email);
    else if (answer?.status === 503) refused += 1;
    else if (answer === undefined) tally.unanswered += 1;
    else tally.lost += 1;
    return answer?.status;
  };
  const load = async (client: number): Promise<void> => {
    for (let count = 0; !isOver; count++) await signUp(`${client}-${count}@example.org`);
  };
  const loads = [load(0), load(1)];
  for (let count = 0; count < outages; count++) {
    await sleep(2000);
    database.crash();
    await sleep(outage);
    database.revive();
  }
  await sleep(4000);
  isOver = true;
  await Promise.all(loads);
  if ((await signUp('last@example.org')) !== 201) tally.lost += 1;
  for (const email of confirmed) {
    const again = await sendRequest(tally, `${server.url}/api/login`, {
      body: { Email: email, Password: 'correct horse' },
      from: addressOf(tally.tries),
    });
    // An account that exists but is not verified.
    if (again?.text.includes('must be verified') !== true) tally.lost += 1;
  }
  await server.kill();
  if (refused === 0) tally.broken.push('no call was refused: the database did not go');
  if (slow > 0)
    tally.broken.push(`${slow} calls were answered after ${maximumResponseTime / 1000} s or more`);
  tally.notes.push(
    `${outages} outages of ${outage / 1000} s; ${confirmed.length} sign-ups confirmed, ${refused} refused with 503`,
  );
}

export const lostDatabase: Fault = {
  name: 'database goes and comes back',
  run: (tally) => withPostgres((database) => loseDatabase(tally, database)),
};
