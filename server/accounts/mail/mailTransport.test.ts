import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { portOf } from '../../testing/buildTestApp';
import { outboxTransport, smtpTransport } from './mailTransport';

test('files that a crash left incomplete in the outbox are deleted at startup', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'outbox-'));
  for (const name of ['whole.eml', 'half.eml.part', 'notes.txt']) {
    writeFileSync(path.join(folder, name), '');
  }
  outboxTransport({ folder, from: 'ideas@example.org', print: () => undefined });
  expect(readdirSync(folder).sort()).toEqual(['notes.txt', 'whole.eml']);
});

test('a mail server without STARTTLS is used on loopback only', async () => {
  const plain = createServer((socket) => {
    socket.write('220 plain\r\n');
    socket.on('data', (line) => {
      socket.write(line.toString().startsWith('STARTTLS') ? '502 no\r\n' : '250 ok\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(plain, 'listening');
  const port = portOf(plain.address());
  const near = smtpTransport(`smtp://127.0.0.1:${port}`, 'ideas@example.org');
  await near.connect();
  // This address also reaches this machine, but is not a loopback address.
  const far = smtpTransport(`smtp://0.0.0.0:${port}`, 'ideas@example.org');
  await expect(far.connect()).rejects.toThrow('STARTTLS');
  near.close();
  far.close();
  plain.close();
});
