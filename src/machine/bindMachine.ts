import type { Action, ActionReducerMapBuilder, Draft } from '@reduxjs/toolkit';
import {
  eventsOf,
  nextStatus,
  type EventOf,
  type Machine,
  type SourceOf,
  type StatusOf,
  type TargetOf,
  type Transitions,
} from './defineMachine';

/** A value governed by a machine: a union discriminated by `status`, or the status itself. */
type Governed = string | { readonly status: string };

/** An action creator or matcher. */
export interface ActionMatcher<A extends Action = Action> {
  match: (action: Action) => action is A;
}

/** The action for each event. */
type Actions<T extends Transitions> = Record<EventOf<T>, Action>;

/** The action matcher for each event. */
export type Matchers<A extends Record<string, Action>> = {
  readonly [E in keyof A]: ActionMatcher<A[E]>;
};

/** The members of `State` with a status in `S`. */
export type InStatus<State, S> = State extends string ? State & S : Extract<State, { status: S }>;

/**
 * The handler for each event. A handler takes the slice (whose other fields it may change), the action and the
 * current state, and returns the next state; a state that the table does not allow for the event does not type-
 * check.
 */
export type Handlers<Slice, State, T extends Transitions, A extends Actions<T>> = {
  [E in EventOf<T>]: (
    slice: Draft<Slice>,
    action: A[E],
    from: InStatus<State, SourceOf<T, E>>,
  ) => InStatus<State, TargetOf<T, E>>;
};

/**
 * Conditions under which an accepted event has an effect, for example that a response belongs to the running
 * request. The machine describes each in words.
 */
export type Conditions<Slice, State, T extends Transitions, A extends Actions<T>> = {
  [E in EventOf<T>]?: (
    from: InStatus<State, SourceOf<T, E>>,
    action: A[E],
    slice: Slice,
  ) => boolean;
};

export interface RejectedEvent {
  machine: string;
  status: string;
  event: string;
}

/** A status change that the table does not allow; `event` is the machine event of the action, if any. */
export interface TransitionViolation {
  machine: string;
  from: string;
  to: string;
  event: string | undefined;
}

/** A machine bound to its field in a slice and to its actions. */
export interface MachineBinding<Slice, State, T extends Transitions, A extends Actions<T>> {
  readonly machine: Machine<T>;
  readonly matchers: Matchers<A>;
  /** Selects the governed field of the slice. */
  select: (slice: Slice) => State;
  /** Whether the slice currently accepts the event. */
  can: (slice: Slice, event: EventOf<T>) => boolean;
  /** Whether the slice accepts the action and its condition holds; also true for an action that is no event of it. */
  counts: (slice: Slice, action: Action) => boolean;
  /** The event that the slice rejects, if the action is one. */
  rejectedEvent: (slice: Slice, action: Action) => RejectedEvent | undefined;
  /** The status change between the slice before and after an action, if the table doesn't allow it. */
  transitionViolation: (
    before: Slice,
    after: Slice,
    action: Action,
  ) => TransitionViolation | undefined;
  /** Adds the guarded transitions to a slice's reducers. A rejected event keeps the same reference. */
  addTransitions: (
    builder: ActionReducerMapBuilder<Slice>,
    handlers: Handlers<Slice, State, T, A>,
  ) => void;
}

type GovernedKey<Slice> = {
  [K in keyof Slice & string]: Slice[K] extends Governed ? K : never;
}[keyof Slice & string];

/** The statuses that a field of type `State` can have. */
type StatusIn<State> = State extends { readonly status: infer S } ? S : State;

/** Excludes a field with a status that the table lacks: no event would leave that, and none would be reported. */
type HasAllStatuses<State, T extends Transitions> = [StatusIn<State>] extends [StatusOf<T>]
  ? unknown
  : { notInTable: Exclude<StatusIn<State>, StatusOf<T>> };

function statusOf(state: unknown): string {
  const hasStatus = typeof state === 'object' && state !== null && 'status' in state;
  return String(hasStatus ? state.status : state);
}

/**
 * Binds a machine to the field `key` of a slice: `bindMachine<Slice>()(machine, key, matchers)`. Two calls, so that
 * you name the slice and TypeScript infers the rest.
 *
 * @param machine the machine
 * @param key the field of the slice that the machine governs
 * @param matchers the action matcher for each event of the table
 * @param conditions the predicate for each event for which the machine declares a condition
 * @throws Error if these are not the events with a declared condition
 */
export const bindMachine =
  <Slice extends object>() =>
  <Key extends GovernedKey<Slice>, T extends Transitions, A extends Actions<NoInfer<T>>>(
    machine: Machine<T>,
    key: Key & HasAllStatuses<Slice[Key], T>,
    matchers: Matchers<A>,
    conditions: Conditions<Slice, Slice[Key], NoInfer<T>, NoInfer<A>> = {},
  ): MachineBinding<Slice, Slice[Key], T, A> => {
    type State = Slice[Key];
    // The bindings are the same in every build, and the tests run this check.
    if (process.env.NODE_ENV !== 'production') {
      const [named, given] = [machine.conditions ?? {}, conditions].map((one) =>
        Object.keys(one).sort().join(', '),
      );
      if (named !== given) {
        throw new Error(`Machine ${machine.name} names conditions for "${named}", not "${given}".`);
      }
    }

    const accepts = <E extends EventOf<T>>(
      state: State,
      event: E,
    ): state is State & InStatus<State, SourceOf<T, E>> =>
      nextStatus(machine, statusOf(state), event) !== undefined;

    const hasEffect = <E extends EventOf<T>>(
      state: State,
      event: E,
      action: A[E],
      slice: Slice,
    ): state is State & InStatus<State, SourceOf<T, E>> =>
      accepts(state, event) && conditions[event]?.(state, action, slice) !== false;

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
      builder.addMatcher(matchers[event].match, (slice, action) => {
        // Handlers read the state and return the next one; they may change only `slice`.
        const draft = slice as Slice;
        const from = draft[key];
        if (!hasEffect(from, event, action, draft)) return;
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
      counts: (slice, action) =>
        eventsOf(machine).every(
          (event) => !matchers[event].match(action) || hasEffect(slice[key], event, action, slice),
        ),
      rejectedEvent,
      transitionViolation,
      addTransitions: (builder, handlers) => {
        for (const event of eventsOf(machine)) addTransition(builder, event, handlers[event]);
      },
    };
  };
