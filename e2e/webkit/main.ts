import { once } from 'node:events';
import { WebSocketServer } from 'ws';
import { handleBidi } from './handleBidi';
import { startWebDriver } from './webDriver';

async function main(): Promise<void> {
  const driver = await startWebDriver();
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on TCP');
  server.on('connection', (socket) => {
    handleBidi(driver, socket);
    // Playwright starts one bridge for each browser.
    socket.on('close', () => process.exit());
  });
  // Playwright waits for this line.
  process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${address.port}\n`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit());
}
void main();
