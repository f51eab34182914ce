import type { AnyMachine } from './defineMachine';

/** The machine as a Mermaid state diagram, one line per transition, without a trailing newline. */
export function toMermaid(machine: AnyMachine): string {
  const transitions = Object.entries(machine.states).flatMap(([status, events]) =>
    Object.entries(events).map(([event, target]) => {
      const condition = machine.conditions?.[event];
      return `  ${status} --> ${target}: ${event}${condition === undefined ? '' : ` [${condition}]`}`;
    }),
  );
  return ['stateDiagram-v2', `  [*] --> ${machine.initial}`, ...transitions].join('\n');
}
