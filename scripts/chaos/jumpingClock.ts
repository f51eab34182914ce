import { setTimeout as sleep } from 'node:timers/promises';
import { newFolder, startServer } from './chaosServer';
import { openSession, signIn, signUp } from './signUp';
import { addressOf, sendRequest, type Fault } from './tally';

const hour = 60 * 60 * 1000;
/** The successive errors of the server's clock, in milliseconds. */
const jumps = [0, 20 * hour, -20 * hour, 3 * hour, -3 * hour, 0];

/**
 * The clock jumps forwards and back: users stay signed in and can sign in, and no limit lasts longer than its window.
 */
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
    const trySignIn = async (of?: { password: string; from: string }) => {
      const answer = await signIn(tally, server.url, of);
      if (answer === undefined) tally.unanswered += 1;
      return answer;
    };

    await signUp(tally, server.url, folder);
    const headers = { authorization: `Bearer ${await openSession(tally, server.url)}` };
    for (const jump of jumps) {
      server.child.stdin?.write(`${jump}\n`);
      await sleep(200);
      const session = await sendRequest(tally, `${server.url}/api/sessions`, { headers });
      if (session?.status !== 200) {
        tally.lost += 1;
        tally.notes.push(`signed out at ${jump / hour} h`);
      }
      // The server ignores limits whose window lies in the future.
      const guess = { password: 'guess', from: addressOf(2) };
      const first = await trySignIn(guess);
      if (first?.status !== 400) {
        tally.lost += 1;
        tally.notes.push(`a limit outlasts its window at ${jump / hour} h: ${first?.text ?? ''}`);
      }
      for (let count = 0; count < 10; count++) await trySignIn(guess);
      if ((await trySignIn())?.status !== 200) {
        tally.lost += 1;
        tally.notes.push(`cannot sign in at ${jump / hour} h`);
      }
    }
    tally.notes.push(`the clock was wrong by ${jumps.map((jump) => jump / hour).join(', ')} h`);
    await server.kill();
  },
};
