/** For each status, the events it accepts and the status each leads to. */
export type Transitions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A state machine as data, with any statuses and events. */
export interface AnyMachine {
  readonly name: string;
  readonly initial: string;
  readonly states: Transitions;
  /** The condition of an event in words, for the diagrams; `bindMachine` takes the predicate. */
  readonly conditions?: Readonly<Partial<Record<string, string>>>;
}

/** A state machine as data, with literal types for its statuses and events. */
export interface Machine<T extends Transitions> extends AnyMachine {
  readonly initial: StatusOf<T>;
  readonly states: T;
  readonly conditions?: Readonly<Partial<Record<EventOf<T>, string>>>;
}

export type StatusOf<T extends Transitions> = keyof T & string;

/** Every event that some status accepts. */
export type EventOf<T extends Transitions> = {
  [S in StatusOf<T>]: keyof T[S] & string;
}[StatusOf<T>];

/** The statuses that accept event `E`. */
export type SourceOf<T extends Transitions, E extends string> = {
  [S in StatusOf<T>]: E extends keyof T[S] ? S : never;
}[StatusOf<T>];

/** The statuses that event `E` can lead to. */
export type TargetOf<T extends Transitions, E extends string> = {
  [S in StatusOf<T>]: E extends keyof T[S] ? T[S][E] : never;
}[StatusOf<T>];

/**
 * Defines a state machine. Guards, diagrams and tests are derived from its table.
 *
 * @param table the name, the initial status, the transitions, and the conditions of events in words; a transition to
 *   an undeclared status does not compile
 * @throws Error in development and tests if a transition leads to an unknown status
 */
export function defineMachine<const T extends Transitions>(table: {
  name: string;
  initial: StatusOf<NoInfer<T>>;
  states: T & Record<string, Record<string, StatusOf<T>>>;
  conditions?: Readonly<Partial<Record<EventOf<NoInfer<T>>, string>>>;
}): Machine<T> {
  // The tables are the same in every build, and the tests run this check.
  if (process.env.NODE_ENV !== 'production') checkStatuses(table);
  return table;
}

/**
 * The target of a transition.
 *
 * @returns the next status, or `undefined` if `status` does not accept `event`
 */
export function nextStatus(machine: AnyMachine, status: string, event: string): string | undefined {
  const transitions = machine.states[status];
  return transitions !== undefined && Object.hasOwn(transitions, event)
    ? transitions[event]
    : undefined;
}

/** The machine's distinct events, in table order. */
export function eventsOf<T extends Transitions>(machine: Machine<T>): EventOf<T>[];
export function eventsOf(machine: AnyMachine): string[] {
  return [...new Set(Object.values(machine.states).flatMap((events) => Object.keys(events)))];
}

/** The machine's statuses, in table order. */
export function statusesOf<T extends Transitions>(machine: Machine<T>): StatusOf<T>[];
export function statusesOf(machine: AnyMachine): string[] {
  return Object.keys(machine.states);
}

/** For tables that the compiler has not checked. */
function checkStatuses({ name, initial, states }: AnyMachine): void {
  const statuses = Object.keys(states);
  const unknown = Object.values(states)
    .flatMap((transitions) => Object.values(transitions))
    .concat(initial)
    .find((status) => !statuses.includes(status));
  if (unknown !== undefined) {
    throw new Error(
      `Machine ${name} has a transition to "${unknown}", which is not one of its statuses.`,
    );
  }
}
