import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPostgresDatabase } from '../server/testing/createPostgresDatabase';
import { freePort } from '../server/testing/freePort';
import { startCompanionServer, type CompanionServer } from './companionServer';
import { expect, test as base } from './fixtures';

/** A server with a mailbox. */
export interface AccountServer extends CompanionServer {
  /**
   * Returns the link in the newest mail with a link to `route`.
   *
   * @param seen number of such mails before; waits for one more
   */
  mailedLink: (route: string, seen?: number) => Promise<string>;
}

/**
 * The `test` of fixtures.ts whose server has accounts and its own database: in the PostgreSQL that
 * TEST_DATABASE_URL names, else the embedded one.
 */
export const test = base.extend<{ accounts: AccountServer; server: CompanionServer }>({
  accounts: async ({ generationsPerHour }, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'ideakiln-account-'));
    const shared = process.env.TEST_DATABASE_URL;
    const database = shared === undefined ? undefined : await createPostgresDatabase(shared);
    const port = String(await freePort());
    const origin = `http://127.0.0.1:${port}`;
    const settings = {
      PORT: port,
      APP_URL: origin,
      DATA_DIR: folder,
      GENERATIONS_PER_HOUR: generationsPerHour,
      ...(database === undefined ? {} : { DATABASE_URL: database.url }),
    };
    const running = await startCompanionServer(settings);
    // The embedded database opens after the server has started: on a busy machine, later than calls wait for it.
    await expect.poll(() => isReady(running.address), { timeout: 150_000 }).toBe(true);
    await use({
      ...running,
      mailedLink: async (route, seen = 0) => {
        const links = () => linksIn(path.join(folder, 'outbox'), `${origin}${route}?`);
        await expect.poll(() => links().length, { timeout: 120_000 }).toBeGreaterThan(seen);
        return links().at(-1) ?? '';
      },
    });
    await running.kill();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  },
  server: async ({ accounts }, use) => {
    await use(accounts);
  },
});

async function isReady(address: string): Promise<boolean> {
  const { ok } = await fetch(`${address}/readyz`);
  return ok;
}

/** The first matching link of each mail, oldest first. */
function linksIn(outbox: string, beginning: string): string[] {
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .flatMap((name) => {
      const words = readFileSync(path.join(outbox, name), 'utf8').split(/[\s"<>]+/);
      return words.find((word) => word.startsWith(beginning)) ?? [];
    });
}
