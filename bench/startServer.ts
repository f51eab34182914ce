import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const serverFile = path.join(__dirname, '../dist/server/main.js');
const maximumStartMs = 60_000;

interface RunningServer {
  /** Its origin, without a trailing slash. */
  origin: string;
  pid: number;
  /** Stops it and deletes its data. */
  stop: () => Promise<void>;
}

/**
 * Starts the built server on a free port with its own data.
 *
 * @param settings environment variables that override the defaults
 * @throws Error with the server's output if it does not start within 60 seconds
 */
export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'ideakiln-bench-'));
  const child = spawn(process.execPath, [serverFile], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataFolder,
      // An empty setting overrides a value in `.env`.
      DATABASE_URL: '',
      SMTP_URL: '',
      OPENAI_API_KEY: '',
      OPENAI_BASE_URL: '',
      OPENAI_MODEL: '',
      GENERATIONS_PER_HOUR: '1000000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    await rm(dataFolder, { recursive: true, force: true });
  };
  try {
    return { origin: await printedOrigin(child), pid: child.pid ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function printedOrigin(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const fail = (): void => {
      clearTimeout(timer);
      reject(new Error(`The server did not start. It printed:\n${printed}`));
    };
    const timer = setTimeout(fail, maximumStartMs);
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const origin = /ready at (http:\S+)/.exec(printed)?.[1];
      if (origin === undefined) return;
      clearTimeout(timer);
      resolve(origin);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', fail);
  });
}
