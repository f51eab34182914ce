import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { untilReady } from './chaosServer';
import { addressOf, sendRequest, maximumTries, type CompleteResponse, type Tally } from './tally';

/** The account for faults that need a session. */
const ada = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };

/** The address that she signs in from. */
const home = addressOf(1);

async function codeIn(outbox: string): Promise<string> {
  for (let tries = 0; tries < 1200; tries++) {
    for (const name of existsSync(outbox) ? readdirSync(outbox) : []) {
      const mail = name.endsWith('.eml') ? readFileSync(path.join(outbox, name), 'utf8') : '';
      const code = /[?&]code=([\w-]+)/.exec(mail)?.[1];
      if (code !== undefined) return code;
    }
    await sleep(50);
  }
  throw new Error('No mail came');
}

/** Creates and verifies the account on a server whose data is in `folder`. */
export async function signUp(tally: Tally, url: string, folder: string): Promise<void> {
  await untilReady(url);
  await sendRequest(tally, `${url}/api/signup`, { body: ada, from: home });
  const code = await codeIn(path.join(folder, 'data/outbox'));
  await sendRequest(tally, `${url}/api/verify?code=${code}`);
}

/** Tries to sign in to the account. */
export function signIn(
  tally: Tally,
  url: string,
  { password = ada.password, from = home } = {},
): Promise<CompleteResponse | undefined> {
  return sendRequest(tally, `${url}/api/login`, {
    body: { Email: ada.email, Password: password },
    from,
  });
}

/** Signs in, retrying while the server is busy, and returns the session token. */
export async function openSession(tally: Tally, url: string): Promise<string> {
  let answer = await signIn(tally, url);
  for (let tries = 1; answer?.retryAfter !== undefined && tries < maximumTries; tries++) {
    await sleep(answer.retryAfter * 1000);
    answer = await signIn(tally, url);
  }
  const token = /"token":"([\w-]+)"/.exec(answer?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`The sign-in failed: ${answer?.text ?? 'no answer'}`);
  return token;
}
