import type { MachineInStore } from '../../src/app/store/machines';
import { toMermaid } from '../../src/machine/toMermaid';
import type { MachineNote } from './machineNotes';

const introduction = `# The state machines

Every status in the store belongs to one of these machines. Each is a table in the code, and the table is the single
source: reducers are guarded by it, tests walk all of its state × event pairs, and this page is drawn from it.
Do not edit this page: \`npm run machines\` writes it, and \`npm test\` fails when it is out of date.`;

/**
 * The page of all machines: for each its slice, its rule, its diagram and a description of its states.
 *
 * @param machines the machines, in page order
 * @param notes the note for each machine
 * @returns Markdown with Mermaid diagrams, ending in a newline
 * @throws Error if a machine or one of its states has no note
 */
export function machinePage(
  machines: readonly MachineInStore[],
  notes: readonly MachineNote[],
): string {
  const sections = [...new Set(machines.map(({ machine }) => machine))].map((machine) => {
    const places = machines.filter((place) => place.machine === machine);
    const note = notes.find((candidate) => candidate.machine === machine.name);
    if (note === undefined) throw new Error(`The machine ${machine.name} has no note.`);
    const states = Object.keys(machine.states).map((status) => {
      const text = note.states[status];
      if (text === undefined)
        throw new Error(`${machine.name}: "${status}" has no text in machineNotes.ts.`);
      return `- \`${status}\`: ${text}`;
    });
    return [
      `## ${machine.name}`,
      `${whereIn(places)} ${note.rule} See [behaviour](../behaviour.md#${note.anchor}).`,
      ['```mermaid', toMermaid(machine), '```'].join('\n'),
      states.join('\n'),
    ].join('\n\n');
  });
  return `${[introduction, ...sections].join('\n\n')}\n`;
}

function whereIn(places: readonly MachineInStore[]): string {
  const names = places.map(({ slice }) => `\`${slice}\``);
  return `In the ${names.length === 1 ? 'slice' : 'slices'} ${names.join(', ')}.`;
}
