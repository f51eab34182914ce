import { readFileSync } from 'node:fs';
import { machines } from '../../src/app/store/machines';
import { machineNotes } from './machineNotes';
import { machinePage } from './machinePage';

test('docs/machines is up to date with the tables; `npm run machines` writes it', () => {
  const page = readFileSync('docs/machines/README.md', 'utf8');
  expect(page).toBe(machinePage(machines, machineNotes));
});

test('a machine or a state without a note is an error', () => {
  expect(() => machinePage(machines, machineNotes.slice(1))).toThrow(
    'The machine session has no note.',
  );
  const [first, ...others] = machineNotes;
  const incomplete = [{ machine: 'session', anchor: '', rule: '', states: {} }, ...others];
  expect(first?.machine).toBe('session');
  expect(() => machinePage(machines, incomplete)).toThrow(
    'session: "signedOut" has no text in machineNotes.ts.',
  );
});

test('detects a transition that is missing on the page', () => {
  const [session, ...others] = machines;
  if (session === undefined) throw new Error('There is no machine.');
  const states = { ...session.machine.states, signedOut: { vanished: 'signedOut' } };
  const changed = [{ ...session, machine: { ...session.machine, states } }, ...others];
  expect(machinePage(changed, machineNotes)).not.toBe(machinePage(machines, machineNotes));
});
