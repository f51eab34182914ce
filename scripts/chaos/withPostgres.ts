import { execFileSync } from 'node:child_process';
import path from 'node:path';

const script = path.resolve('scripts/startPostgres.sh');
const postgres = (...words: string[]) => execFileSync(script, words, { encoding: 'utf8' }).trim();

/** A temporary PostgreSQL server. */
export interface TemporaryPostgres {
  url: string;
  /** Kills it without a shutdown. */
  crash: () => void;
  revive: () => void;
}

/** Runs `work` with a temporary PostgreSQL server, and deletes it afterwards. */
export async function withPostgres(
  work: (database: TemporaryPostgres) => Promise<void>,
): Promise<void> {
  const url = postgres();
  try {
    await work({
      url,
      crash: () => postgres('crash', url),
      revive: () => postgres('revive', url),
    });
  } finally {
    postgres('stop', url);
  }
}
