import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { freePort } from '../../server/testing/freePort';

/** A browser window under classic WebDriver (https://www.w3.org/TR/webdriver2/). */
interface WebDriverSession {
  /** Sends a command of the session, such as `POST` `/url`, and resolves to its value. */
  send: (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>;
  close: () => Promise<void>;
}

export interface WebDriver {
  /** Opens a window whose requests all go to the proxy on this port. */
  open: (proxyPort: number) => Promise<WebDriverSession>;
}

const replySchema = v.object({ value: v.unknown() });
const errorSchema = v.object({ error: v.string(), message: v.string() });
const sessionSchema = v.object({ sessionId: v.string() });

/** Starts an X server on a free display, and the driver of WebKitGTK. They end with this process. */
export async function startWebDriver(): Promise<WebDriver> {
  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  endWithProcess(display);
  const number = String(await once(createInterface(display.stdout), 'line'));

  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      // Without a GPU, D-Bus and the user's settings.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      GSETTINGS_BACKEND: 'memory',
      NO_AT_BRIDGE: '1',
    },
    stdio: 'ignore',
  });
  endWithProcess(driver);
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      // A reply may get lost when its page is left. Starting a browser can take longer on a busy machine.
      ...(path !== '/session' && { signal: AbortSignal.timeout(10_000) }),
    });
    const { value } = v.parse(replySchema, await response.json());
    if (response.ok) return value;
    const { error, message } = v.parse(errorSchema, value);
    throw new Error(`${method} ${path}: ${error}: ${message}`);
  };
  for (let tries = 0; ; tries++) {
    try {
      await call('GET', '/status');
      break;
    } catch (error) {
      if (tries === 100) throw error;
      await sleep(50);
    }
  }

  return {
    open: async (proxyPort) => {
      const proxy = `127.0.0.1:${proxyPort}`;
      const created = await call('POST', '/session', {
        capabilities: {
          alwaysMatch: {
            pageLoadStrategy: 'normal',
            unhandledPromptBehavior: 'ignore',
            proxy: { proxyType: 'manual', httpProxy: proxy, sslProxy: proxy },
            'webkitgtk:browserOptions': {
              args: ['--automation', '--javascript-can-access-clipboard=true'],
            },
          },
        },
      });
      const session = `/session/${v.parse(sessionSchema, created).sessionId}`;
      return {
        send: (method, path, body) => call(method, session + path, body),
        close: async () => {
          await call('DELETE', session);
        },
      };
    },
  };
}

function endWithProcess(child: ChildProcess): void {
  process.once('exit', () => child.kill('SIGKILL'));
}
