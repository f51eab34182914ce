import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileOnce } from '../server/testing/bundleServer';

export interface CompanionServer {
  /** Its origin, without a trailing slash. */
  address: string;
  /** Kills it at once, like a crash. */
  kill: () => Promise<void>;
}

const program = path.resolve('dist/server/main.js');

/**
 * Starts the built server with the built web application, on a free port and with its own data folder.
 *
 * @param settings environment variables; the server inherits no others from this process
 * @throws Error if it exits, or prints no address within two minutes
 */
export async function startCompanionServer(
  settings: Record<string, string> = {},
): Promise<CompanionServer> {
  if (!existsSync(program)) throw new Error('There is no build: run `npm run build` first.');
  const folder = mkdtempSync(path.join(tmpdir(), 'ideakiln-e2e-'));
  const dataFolder = settings.DATA_DIR ?? folder;
  const database = process.env.E2E_DATABASE;
  if (database !== undefined && settings.DATABASE_URL === undefined) {
    cpSync(database, path.join(dataFolder, 'database'), { recursive: true });
  }
  const child = spawn(process.execPath, [compileOnce, program], {
    // A folder without a `.env` file.
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataFolder,
      ...settings,
    },
  });
  const ended = once(child, 'close');
  // A worker that Playwright kills does not run its clean-up.
  const killWithWorker = () => child.kill('SIGKILL');
  process.once('exit', killWithWorker);
  let output = '';

  const kill = async (): Promise<void> => {
    process.off('exit', killWithWorker);
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };

  const port = await new Promise<string>((resolve, reject) => {
    const fail = () => {
      reject(new Error(`The server did not start:\n${output}`));
    };
    const timer = setTimeout(fail, 120_000);
    const read = (piece: Buffer) => {
      output += piece.toString();
      const found = /ready at http:\/\/[^\s:]+:(\d+)/.exec(output)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', fail);
  }).catch(async (error: unknown) => {
    await kill();
    throw error;
  });

  return { address: `http://127.0.0.1:${port}`, kill };
}
