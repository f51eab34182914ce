import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { RequestError } from '../../RequestError';

/** Hashes passwords with scrypt. */
export interface PasswordHash {
  /** @throws RequestError 503 if too many hashes are waiting */
  hash: (password: string) => Promise<string>;
  /**
   * @returns whether the password is right, and whether its hash should be replaced by a new one
   * @throws RequestError 503 if too many hashes are waiting, or an Error for what is not a stored hash
   */
  verify: (hash: string, password: string) => Promise<{ right: boolean; outdated: boolean }>;
}

/** Cost of scrypt as OWASP recommends it: N is 2 to this power. One hash then takes 128 MB. */
const recommendedCost = 17;

/** Hashes at a time: each occupies a core, and a thread of Node's pool of four. */
const parallel = 2;

/** How long a hash may wait for its turn, in milliseconds. */
const maximumWait = 10_000;

interface Parameters {
  cost: number;
  blockSize: number;
  salt: Buffer;
  key: Buffer;
}

/**
 * Creates the hash function. It also verifies hashes of better-auth, with which earlier versions stored passwords.
 *
 * @param cost 2 to this power is scrypt's N; tests take a low one
 */
export function createPasswordHash(cost = recommendedCost): PasswordHash {
  const withLimit = limitConcurrency(parallel, maximumWait);

  function derive(password: string, { cost: power, blockSize, salt, key }: Parameters) {
    return withLimit(() =>
      scryptKey(password.normalize('NFKC'), salt, key.length, {
        N: 2 ** power,
        r: blockSize,
        p: 1,
        maxmem: 256 * 2 ** power * blockSize,
      }),
    );
  }
  const freshParameters = (): Parameters => ({
    cost,
    blockSize: 8,
    salt: randomBytes(16),
    key: Buffer.alloc(32),
  });

  return {
    hash: async (password) => {
      const fresh = freshParameters();
      const key = await derive(password, fresh);
      return [
        'scrypt',
        cost,
        fresh.blockSize,
        fresh.salt.toString('base64url'),
        key.toString('base64url'),
      ].join('$');
    },
    verify: async (hash, password) => {
      const stored = parse(hash);
      const outdated = stored.cost !== cost;
      const [key] = await Promise.all([
        derive(password, stored),
        // An outdated hash takes less time, which would reveal that the account exists.
        outdated ? derive(password, freshParameters()) : undefined,
      ]);
      return { right: timingSafeEqual(key, stored.key), outdated };
    },
  };
}

/** `scrypt$cost$blockSize$salt$key`: 16 bytes of salt and 32 of key. */
const ownFormat = /^scrypt\$(1[0-9]|20)\$8\$([\w-]{22})\$([\w-]{43})$/;

/** `salt:key` of better-auth. The salt is used as text. */
const formerFormat = /^([0-9a-f]{32}):([0-9a-f]{128})$/;

/** @throws an Error for anything else: scrypt would derive an empty key, which every password has */
function parse(hash: string): Parameters {
  const [, cost, salt, key] = ownFormat.exec(hash) ?? [];
  if (cost !== undefined && salt !== undefined && key !== undefined) {
    return {
      cost: Number(cost),
      blockSize: 8,
      salt: Buffer.from(salt, 'base64url'),
      key: Buffer.from(key, 'base64url'),
    };
  }
  const [, formerSalt, formerKey] = formerFormat.exec(hash) ?? [];
  if (formerSalt === undefined || formerKey === undefined) {
    throw new Error('The stored hash of a password is damaged');
  }
  return {
    cost: 14,
    blockSize: 16,
    salt: Buffer.from(formerSalt),
    key: Buffer.from(formerKey, 'hex'),
  };
}

function scryptKey(
  password: string,
  salt: Buffer,
  length: number,
  options: ScryptOptions,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, length, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}

/** Runs at most `limit` tasks at a time, first come, first served. */
function limitConcurrency(limit: number, longestWait: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < limit) running++;
    else await waitForTurn();
    try {
      return await work();
    } finally {
      // Start the next waiting task.
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  };

  function waitForTurn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(busy());
      }, longestWait);
      function begin(): void {
        clearTimeout(timer);
        resolve();
      }
      waiting.push(begin);
    });
  }
}

const busy = () =>
  new RequestError(503, 'busy', 'The server is busy at the moment. Please try again later.', {
    retryAfter: 10,
  });
