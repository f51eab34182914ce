import { eventsOf, nextStatus, statusesOf, type AnyMachine } from './defineMachine';

/** One cell of the state × event matrix; `target` is `undefined` where the event is refused. */
export interface MachinePair {
  status: string;
  event: string;
  target: string | undefined;
}

/** The whole state × event matrix, row by row. */
export function allPairs(machine: AnyMachine): MachinePair[] {
  return statusesOf(machine).flatMap((status) =>
    eventsOf(machine).map((event) => ({
      status,
      event,
      target: nextStatus(machine, status, event),
    })),
  );
}

/**
 * The shortest way to each status that can be reached, breadth first.
 *
 * @param from where the walk starts; the initial status unless told
 * @returns for each reachable status the events that lead to it, in order; the start has none
 */
export function shortestPaths(
  machine: AnyMachine,
  from: string = machine.initial,
): Map<string, string[]> {
  const paths = new Map<string, string[]>([[from, []]]);
  // A Map is walked in insertion order and sees what is added on the way: it is the queue.
  for (const [status, path] of paths) {
    for (const [event, target] of Object.entries(machine.states[status] ?? {})) {
      if (!paths.has(target)) paths.set(target, [...path, event]);
    }
  }
  return paths;
}

/** The statuses that no sequence of events leads to. */
export function unreachableStatuses(machine: AnyMachine): string[] {
  const reached = shortestPaths(machine);
  return statusesOf(machine).filter((status) => !reached.has(status));
}

/** The statuses from which no sequence of events leads back to the initial one. */
export function deadEnds(machine: AnyMachine): string[] {
  return statusesOf(machine).filter(
    (status) => !shortestPaths(machine, status).has(machine.initial),
  );
}
