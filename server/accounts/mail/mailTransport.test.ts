import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { outboxTransport } from './mailTransport';

test('files that a crash left incomplete in the outbox are deleted at startup', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'outbox-'));
  for (const name of ['whole.eml', 'half.eml.part', 'notes.txt']) {
    writeFileSync(path.join(folder, name), '');
  }
  outboxTransport({ folder, from: 'ideas@example.org', print: () => undefined });
  expect(readdirSync(folder).sort()).toEqual(['notes.txt', 'whole.eml']);
});
