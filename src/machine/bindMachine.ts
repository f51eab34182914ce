import type { Action, ActionReducerMapBuilder, Draft } from '@reduxjs/toolkit';
import {
  eventsOf,
  nextStatus,
  type EventOf,
  type Machine,
  type SourceOf,
  type TargetOf,
  type Transitions,
} from './defineMachine';

/** A value that a machine governs: a union on `status`, or the bare status. */
type Governed = string | { readonly status: string };

/** An action creator, or anything else that recognises its actions. */
export interface ActionMatcher<A extends Action = Action> {
  match: (action: Action) => action is A;
}

/** For each event the action that means it. */
type Actions<T extends Transitions> = Record<EventOf<T>, Action>;

/** What recognises the action of each event. */
export type Matchers<A extends Record<string, Action>> = {
  readonly [E in keyof A]: ActionMatcher<A[E]>;
};

/** The members of the governed union `State` that have one of the statuses `S`. */
export type At<State, S> = State extends string ? State & S : Extract<State, { status: S }>;

/**
 * What each event does. A handler takes the slice (other fields of it may be changed), the action and the present
 * state, and returns the next state; a state that the table does not name for the event does not type-check.
 */
export type Handlers<Slice, State, T extends Transitions, A extends Actions<T>> = {
  [E in EventOf<T>]: (
    slice: Draft<Slice>,
    action: A[E],
    from: At<State, SourceOf<T, E>>,
  ) => At<State, TargetOf<T, E>>;
};

/**
 * When an accepted event counts, such as that an answer belongs to the running request; else nothing changes. The
 * machine says each in words.
 */
export type Conditions<Slice, State, T extends Transitions, A extends Actions<T>> = {
  [E in EventOf<T>]?: (from: At<State, SourceOf<T, E>>, action: A[E], slice: Slice) => boolean;
};

export interface RejectedEvent {
  machine: string;
  status: string;
  event: string;
}

/** A status that changed otherwise than the table says; `event` is what the action means to the machine, if anything. */
export interface TransitionViolation {
  machine: string;
  from: string;
  to: string;
  event: string | undefined;
}

/** A machine tied to the part of a slice that it governs, and to the actions that are its events. */
export interface MachineBinding<Slice, State, T extends Transitions, A extends Actions<T>> {
  readonly machine: Machine<T>;
  readonly matchers: Matchers<A>;
  /** The governed part of the slice. */
  select: (slice: Slice) => State;
  /** Whether the slice, as it is, accepts the event. */
  can: (slice: Slice, event: EventOf<T>) => boolean;
  /** The event that the slice refuses in this action, if the action is an event that it refuses. */
  rejectedEvent: (slice: Slice, action: Action) => RejectedEvent | undefined;
  /** The change of status between the slice before and after an action, where the table does not lead there. */
  transitionViolation: (
    before: Slice,
    after: Slice,
    action: Action,
  ) => TransitionViolation | undefined;
  /** Adds the guarded transitions to a slice's reducers: a refused event leaves the same reference. */
  addTransitions: (
    builder: ActionReducerMapBuilder<Slice>,
    handlers: Handlers<Slice, State, T, A>,
  ) => void;
}

type GovernedKey<Slice> = {
  [K in keyof Slice & string]: Slice[K] extends Governed ? K : never;
}[keyof Slice & string];

function statusOf(state: unknown): string {
  const hasStatus = typeof state === 'object' && state !== null && 'status' in state;
  return String(hasStatus ? state.status : state);
}

/**
 * Ties a machine to the field `key` of a slice: `bindMachine<Slice>()(machine, key, matchers)`, in two calls so that
 * the slice is named and everything else inferred.
 *
 * @param machine the table
 * @param key the field of the slice that the machine governs
 * @param matchers for each event of the table the action that means it
 * @param conditions for each event that the machine names a condition of, when it counts
 * @throws Error where these are not the events that the machine names
 */
export const bindMachine =
  <Slice extends object>() =>
  <Key extends GovernedKey<Slice>, T extends Transitions, A extends Actions<NoInfer<T>>>(
    machine: Machine<T>,
    key: Key,
    matchers: Matchers<A>,
    conditions: Conditions<Slice, Slice[Key], NoInfer<T>, NoInfer<A>> = {},
  ): MachineBinding<Slice, Slice[Key], T, A> => {
    type State = Slice[Key];
    const [named, given] = [machine.conditions ?? {}, conditions].map((one) =>
      Object.keys(one).sort().join(', '),
    );
    if (named !== given) {
      throw new Error(`Machine ${machine.name} names conditions for "${named}", not "${given}".`);
    }

    const accepts = <E extends EventOf<T>>(
      state: State,
      event: E,
    ): state is State & At<State, SourceOf<T, E>> =>
      nextStatus(machine, statusOf(state), event) !== undefined;

    const eventIn = (action: Action): EventOf<T> | undefined =>
      eventsOf(machine).find((name) => matchers[name].match(action));

    const rejectedEvent = (slice: Slice, action: Action): RejectedEvent | undefined => {
      const state = slice[key];
      const event = eventIn(action);
      return event === undefined || accepts(state, event)
        ? undefined
        : { machine: machine.name, status: statusOf(state), event };
    };

    const transitionViolation = (
      before: Slice,
      after: Slice,
      action: Action,
    ): TransitionViolation | undefined => {
      const [from, to] = [statusOf(before[key]), statusOf(after[key])];
      if (from === to) return undefined;
      const event = eventIn(action);
      return event !== undefined && nextStatus(machine, from, event) === to
        ? undefined
        : { machine: machine.name, from, to, event };
    };

    const addTransition = <E extends EventOf<T>>(
      builder: ActionReducerMapBuilder<Slice>,
      event: E,
      handler: Handlers<Slice, State, T, A>[E],
    ): void => {
      const counts = conditions[event];
      builder.addMatcher(matchers[event].match, (slice, action) => {
        // Handlers read the state and return the next one; only `slice` is theirs to change.
        const draft = slice as Slice;
        const from = draft[key];
        if (!accepts(from, event) || counts?.(from, action, draft) === false) return;
        const target = nextStatus(machine, statusOf(from), event);
        const next = handler(slice, action, from);
        if (statusOf(next) !== target) {
          throw new Error(
            `Machine ${machine.name}: ${event} led from ${statusOf(from)} to ${statusOf(next)}, the table says ${String(target)}.`,
          );
        }
        Object.assign(draft, { [key]: next });
      });
    };

    return {
      machine,
      matchers,
      select: (slice) => slice[key],
      can: (slice, event) => accepts(slice[key], event),
      rejectedEvent,
      transitionViolation,
      addTransitions: (builder, handlers) => {
        for (const event of eventsOf(machine)) addTransition(builder, event, handlers[event]);
      },
    };
  };
