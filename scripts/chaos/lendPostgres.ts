import { execFileSync } from 'node:child_process';
import path from 'node:path';

const script = path.resolve('scripts/startPostgres.sh');
const postgres = (...words: string[]) => execFileSync(script, words, { encoding: 'utf8' }).trim();

/** A PostgreSQL of its own. */
export interface LentPostgres {
  url: string;
  /** Ends it without a shutdown. */
  crash: () => void;
  revive: () => void;
}

/** Starts a PostgreSQL for some work, and deletes it afterwards. */
export async function lendPostgres(work: (database: LentPostgres) => Promise<void>): Promise<void> {
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
