import type { AnyMachine } from './defineMachine';

/** The machine as a Mermaid state diagram, one line per transition, without a final line break. */
export function toMermaid(machine: AnyMachine): string {
  const transitions = Object.entries(machine.states).flatMap(([status, events]) =>
    Object.entries(events).map(([event, target]) => `  ${status} --> ${target}: ${event}`),
  );
  return ['stateDiagram-v2', `  [*] --> ${machine.initial}`, ...transitions].join('\n');
}
