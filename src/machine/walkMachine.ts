import { eventsOf, nextStatus, statusesOf, type AnyMachine } from './defineMachine';

/** One cell of the state × event matrix; `target` is `undefined` if the event is rejected. */
export interface MachinePair {
  status: string;
  event: string;
  target: string | undefined;
}

/** All cells of the state × event matrix, row by row. */
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
 * The shortest path to each reachable status (breadth-first search).
 *
 * @param from the start; by default the initial status
 * @returns for each reachable status, the events that lead to it in order; none for the start
 */
export function shortestPaths(
  machine: AnyMachine,
  from: string = machine.initial,
): Map<string, string[]> {
  const paths = new Map<string, string[]>([[from, []]]);
  // A Map iterates in insertion order and includes entries added meanwhile, so it serves as the queue.
  for (const [status, path] of paths) {
    for (const [event, target] of Object.entries(machine.states[status] ?? {})) {
      if (!paths.has(target)) paths.set(target, [...path, event]);
    }
  }
  return paths;
}

/** The unreachable statuses. */
export function unreachableStatuses(machine: AnyMachine): string[] {
  const reached = shortestPaths(machine);
  return statusesOf(machine).filter((status) => !reached.has(status));
}

/** The statuses from which the initial one can't be reached. */
export function deadEnds(machine: AnyMachine): string[] {
  return statusesOf(machine).filter(
    (status) => !shortestPaths(machine, status).has(machine.initial),
  );
}
