import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newFolder, startServer } from './chaosServer';
import { addressOf, ask, type Fault } from './tally';

const script = path.resolve('scripts/startPostgres.sh');
const postgres = (...words: string[]) => execFileSync(script, words, { encoding: 'utf8' }).trim();

const outages = 3;
const outage = 6000;

/** A PostgreSQL crashes and comes back. Meanwhile calls are answered 503 within 5 s; no confirmed account is lost. */
export const lostDatabase: Fault = {
  name: 'database goes and comes back',
  run: async (tally) => {
    const database = postgres();
    try {
      const server = await startServer({
        folder: newFolder(),
        settings: { DATABASE_URL: database },
      });
      const confirmed: string[] = [];
      let refused = 0;
      let slow = 0;
      let isOver = false;
      const signUp = async (email: string): Promise<number | undefined> => {
        const begun = performance.now();
        const answer = await ask(tally, `${server.url}/api/signup`, {
          body: { name: 'Ada', email, password: 'correct horse' },
          from: addressOf(tally.tries),
        });
        if (performance.now() - begun > 6000) slow += 1;
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
        postgres('crash', database);
        await sleep(outage);
        postgres('revive', database);
      }
      await sleep(4000);
      isOver = true;
      await Promise.all(loads);
      if ((await signUp('last@example.org')) !== 201) tally.lost += 1;
      for (const email of confirmed) {
        const again = await ask(tally, `${server.url}/api/login`, {
          body: { Email: email, Password: 'correct horse' },
          from: addressOf(tally.tries),
        });
        // An account that exists but is not verified.
        if (again?.text.includes('must be verified') !== true) tally.lost += 1;
      }
      await server.kill();
      tally.notes.push(
        `${outages} outages of ${outage / 1000} s; ${confirmed.length} sign-ups confirmed, ${refused} refused with 503, ${slow} answered after 6 s or more`,
      );
    } finally {
      postgres('stop', database);
    }
  },
};
