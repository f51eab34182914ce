/** For each status the events it accepts, and for each event the status it leads to. */
export type Transitions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A state machine as data, whatever its statuses and events. */
export interface AnyMachine {
  readonly name: string;
  readonly initial: string;
  readonly states: Transitions;
  /** When an event counts, in words for the diagrams; `bindMachine` takes the functions that decide it. */
  readonly conditions?: Readonly<Partial<Record<string, string>>>;
}

/** A state machine as data, with the literal names of its statuses and events. */
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
 * Declares a state machine. The table is the single source: guards, diagrams and tests are derived from it.
 *
 * @param table the machine's name, its initial status, its transitions, and in words when an event counts; the
 *   compiler refuses a transition to a status that the table does not have
 * @throws Error where a transition leads to an unknown status (a table not checked by the compiler)
 */
export function defineMachine<const T extends Transitions>(table: {
  name: string;
  initial: StatusOf<NoInfer<T>>;
  states: T & Record<string, Record<string, StatusOf<T>>>;
  conditions?: Readonly<Partial<Record<EventOf<NoInfer<T>>, string>>>;
}): Machine<T> {
  const statuses = Object.keys(table.states);
  const unknown = Object.values(table.states)
    .flatMap((transitions) => Object.values(transitions))
    .concat(table.initial)
    .find((status) => !statuses.includes(status));
  if (unknown !== undefined) {
    throw new Error(`Machine ${table.name} has a way to "${unknown}", which is no status of it.`);
  }
  return table;
}

/**
 * Where an event leads.
 *
 * @returns the next status, or `undefined` where `status` does not accept `event`
 */
export function nextStatus(machine: AnyMachine, status: string, event: string): string | undefined {
  const transitions = machine.states[status];
  return transitions !== undefined && Object.hasOwn(transitions, event)
    ? transitions[event]
    : undefined;
}

/** Every event of the machine, each once, in the order of the table. */
export function eventsOf<T extends Transitions>(machine: Machine<T>): EventOf<T>[];
export function eventsOf(machine: AnyMachine): string[] {
  return [...new Set(Object.values(machine.states).flatMap((events) => Object.keys(events)))];
}

/** Every status of the machine, in the order of the table. */
export function statusesOf<T extends Transitions>(machine: Machine<T>): StatusOf<T>[];
export function statusesOf(machine: AnyMachine): string[] {
  return Object.keys(machine.states);
}
