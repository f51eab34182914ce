import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newFolder, startServer } from './chaosServer';
import { addressOf, ask, type Fault } from './tally';

const hour = 60 * 60 * 1000;
/** By how much the server's clock is wrong, one after the other. */
const jumps = [0, 20 * hour, -20 * hour, 3 * hour, -3 * hour, 0];
const ada = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };

async function codeIn(outbox: string): Promise<string> {
  for (let tries = 0; tries < 400; tries++) {
    for (const name of existsSync(outbox) ? readdirSync(outbox) : []) {
      const mail = name.endsWith('.eml') ? readFileSync(path.join(outbox, name), 'utf8') : '';
      const code = /[?&]code=([\w-]+)/.exec(mail)?.[1];
      if (code !== undefined) return code;
    }
    await sleep(50);
  }
  throw new Error('No mail came');
}

/** The clock jumps ahead and back: people stay signed in and can sign in, and no limit outlasts its window. */
export const jumpingClock: Fault = {
  name: 'clock that jumps',
  run: async (tally) => {
    const folder = newFolder();
    const server = await startServer({
      folder,
      nodeArguments: [
        '-r',
        require.resolve('esbuild-register'),
        '-r',
        require.resolve('./jumpClock'),
      ],
    });
    const post = async (call: string, body: object, from: string) => {
      const answer = await ask(tally, `${server.url}/api/${call}`, { body, from });
      if (answer === undefined) tally.unanswered += 1;
      return answer;
    };
    const signIn = (password: string, from: string) =>
      post('login', { Email: ada.email, Password: password }, from);

    await post('signup', ada, addressOf(1));
    const code = await codeIn(path.join(folder, 'data/outbox'));
    await ask(tally, `${server.url}/api/verify?code=${code}`);
    const token = /"token":"([\w-]+)"/.exec((await signIn(ada.password, addressOf(1)))?.text ?? '');
    if (token === null) throw new Error('Nobody can sign in');
    const headers = { authorization: `Bearer ${token[1] ?? ''}` };
    for (const jump of jumps) {
      server.child.stdin?.write(`${jump}\n`);
      await sleep(200);
      const session = await ask(tally, `${server.url}/api/sessions`, { headers });
      if (session?.status !== 200) {
        tally.lost += 1;
        tally.notes.push(`signed out at ${jump / hour} h`);
      }
      // Of limits at an earlier time of this clock, the ones in the future are void.
      const guesser = addressOf(2);
      const first = await signIn('guess', guesser);
      if (first?.status !== 400) {
        tally.lost += 1;
        tally.notes.push(`a limit outlasts its window at ${jump / hour} h: ${first?.text ?? ''}`);
      }
      for (let count = 0; count < 10; count++) await signIn('guess', guesser);
      if ((await signIn(ada.password, addressOf(1)))?.status !== 200) {
        tally.lost += 1;
        tally.notes.push(`cannot sign in at ${jump / hour} h`);
      }
    }
    tally.notes.push(`the clock was wrong by ${jumps.map((jump) => jump / hour).join(', ')} h`);
    await server.kill();
  },
};
