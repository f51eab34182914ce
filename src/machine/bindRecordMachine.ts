import type {
  Action,
  ActionReducerMapBuilder,
  Draft,
  EntityState,
  PayloadAction,
} from '@reduxjs/toolkit';
import type { ActionMatcher, RejectedEvent, Matchers, TransitionViolation } from './bindMachine';
import {
  eventsOf,
  nextStatus,
  type EventOf,
  type Machine,
  type StatusOf,
  type Transitions,
} from './defineMachine';

/** An action about one record, named by its id. */
type RecordAction = PayloadAction<{ id: string }>;

/** For each event the action that means it. */
type RecordActions<T extends Transitions> = Record<EventOf<T>, RecordAction>;

/** What each event changes in its record; afterwards the record must have the status that the table names. */
type RecordHandlers<Entity, T extends Transitions, A extends RecordActions<T>> = {
  [E in EventOf<T>]: (record: Draft<Entity>, action: A[E]) => void;
};

/** A machine that governs each record of a slice for itself. */
export interface RecordMachineBinding<Entity, T extends Transitions, A extends RecordActions<T>> {
  readonly machine: Machine<T>;
  readonly matchers: Matchers<A>;
  /** Whether the record, as it is, accepts the event. */
  can: (record: Entity, event: EventOf<T>) => boolean;
  /** The event that a record refuses in this action; a record that is not there refuses every event. */
  rejectedEvent: (slice: EntityState<Entity, string>, action: Action) => RejectedEvent | undefined;
  /** The first change of a record's status, between the slice before and after an action, where the table does not lead. */
  transitionViolation: (
    before: EntityState<Entity, string>,
    after: EntityState<Entity, string>,
    action: Action,
  ) => TransitionViolation | undefined;
  /** Adds the guarded transitions: a refused event leaves the same reference. */
  addTransitions: <Slice extends EntityState<Entity, string>>(
    builder: ActionReducerMapBuilder<Slice>,
    handlers: RecordHandlers<Entity, T, A>,
  ) => void;
}

/**
 * Ties a machine to every record of an entity slice: `bindRecordMachine<Entity>()(machine, statusOf, matchers)`, in two
 * calls so that the record is named and everything else inferred.
 *
 * @param machine the table
 * @param statusOf the status that a record has; a record may keep it in another form, such as a boolean
 * @param matchers for each event of the table the action that means it; its payload names the record
 */
export const bindRecordMachine =
  <Entity extends object>() =>
  <T extends Transitions, A extends RecordActions<NoInfer<T>>>(
    machine: Machine<T>,
    statusOf: (record: Entity) => StatusOf<T>,
    matchers: Matchers<A>,
  ): RecordMachineBinding<Entity, T, A> => {
    const addTransition = <Slice extends EntityState<Entity, string>, E extends EventOf<T>>(
      builder: ActionReducerMapBuilder<Slice>,
      event: E,
      handler: RecordHandlers<Entity, T, A>[E],
    ): void => {
      builder.addMatcher(matchers[event].match, (slice, action) => {
        // A draft has the shape of what it drafts, which TypeScript can not see while the types are open.
        const record = (slice as Slice).entities[action.payload.id];
        const target =
          record === undefined ? undefined : nextStatus(machine, statusOf(record), event);
        if (record === undefined || target === undefined) return;
        handler(record as Draft<Entity>, action);
        if (statusOf(record) !== target) {
          throw new Error(
            `Machine ${machine.name}: ${event} led to ${statusOf(record)}, the table says ${target}.`,
          );
        }
      });
    };

    const transitionViolation = (
      before: EntityState<Entity, string>,
      after: EntityState<Entity, string>,
      action: Action,
    ): TransitionViolation | undefined => {
      if (before.entities === after.entities) return undefined;
      for (const [id, record] of Object.entries(before.entities)) {
        const next = after.entities[id];
        if (next === undefined || next === record) continue;
        const [from, to] = [statusOf(record), statusOf(next)];
        if (from === to) continue;
        const event = eventsOf(machine).find((name) => {
          const matcher: ActionMatcher<RecordAction> = matchers[name];
          return matcher.match(action) && action.payload.id === id;
        });
        if (event === undefined || nextStatus(machine, from, event) !== to) {
          return { machine: machine.name, from, to, event };
        }
      }
      return undefined;
    };

    return {
      machine,
      matchers,
      transitionViolation,
      can: (record, event) => nextStatus(machine, statusOf(record), event) !== undefined,
      rejectedEvent: (slice, action) => {
        for (const event of eventsOf(machine)) {
          const matcher: ActionMatcher<RecordAction> = matchers[event];
          if (!matcher.match(action)) continue;
          const record = slice.entities[action.payload.id];
          const status = record === undefined ? 'absent' : statusOf(record);
          if (nextStatus(machine, status, event) === undefined) {
            return { machine: machine.name, status, event };
          }
        }
        return undefined;
      },
      addTransitions: (builder, handlers) => {
        for (const event of eventsOf(machine)) addTransition(builder, event, handlers[event]);
      },
    };
  };
