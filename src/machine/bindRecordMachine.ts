import type { Action, ActionReducerMapBuilder, Draft, PayloadAction } from '@reduxjs/toolkit';
import type { ActionMatcher, RejectedEvent, Matchers, TransitionViolation } from './bindMachine';
import {
  eventsOf,
  nextStatus,
  type EventOf,
  type Machine,
  type StatusOf,
  type Transitions,
} from './defineMachine';
import { recordWithId, type RecordList } from './recordList';

/** An action that identifies a record by its id. */
type RecordAction = PayloadAction<{ id: string }>;

/** The action for each event. */
type RecordActions<T extends Transitions> = Record<EventOf<T>, RecordAction>;

/** The change each event makes to its record; afterwards the record must have the status given by the table. */
type RecordHandlers<Entity, T extends Transitions, A extends RecordActions<T>> = {
  [E in EventOf<T>]: (record: Draft<Entity>, action: A[E]) => void;
};

/** A machine that governs each record of a slice separately. */
export interface RecordMachineBinding<
  Entity extends { id: string },
  T extends Transitions,
  A extends RecordActions<T>,
> {
  readonly machine: Machine<T>;
  readonly matchers: Matchers<A>;
  statusOf: (record: Entity) => StatusOf<T>;
  /** Whether the record currently accepts the event. */
  can: (record: Entity, event: EventOf<T>) => boolean;
  /** Whether the action's record accepts it; also true for an action that is no event of the machine. */
  counts: (slice: RecordList<Entity>, action: Action) => boolean;
  /** The event that a record rejects, if the action is one; a missing record rejects every event. */
  rejectedEvent: (slice: RecordList<Entity>, action: Action) => RejectedEvent | undefined;
  /**
   * The first status change of a record, between the slice before and after an action, that the table doesn't allow.
   */
  transitionViolation: (
    before: RecordList<Entity>,
    after: RecordList<Entity>,
    action: Action,
  ) => TransitionViolation | undefined;
  /** Adds the guarded transitions. A rejected event keeps the same reference. */
  addTransitions: <Slice extends RecordList<Entity>>(
    builder: ActionReducerMapBuilder<Slice>,
    handlers: RecordHandlers<Entity, T, A>,
  ) => void;
}

/**
 * Binds a machine to every record of a slice: `bindRecordMachine<Entity>()(machine, statusOf, matchers)`.
 * Two calls, so that you name the record and TypeScript infers the rest.
 *
 * @param machine the machine
 * @param statusOf returns a record's status; the record may store it in another form, such as a boolean
 * @param matchers the action matcher for each event of the table; its payload identifies the record
 */
export const bindRecordMachine =
  <Entity extends { id: string }>() =>
  <T extends Transitions, A extends RecordActions<NoInfer<T>>>(
    machine: Machine<T>,
    statusOf: (record: Entity) => StatusOf<T>,
    matchers: Matchers<A>,
  ): RecordMachineBinding<Entity, T, A> => {
    const addTransition = <Slice extends RecordList<Entity>, E extends EventOf<T>>(
      builder: ActionReducerMapBuilder<Slice>,
      event: E,
      handler: RecordHandlers<Entity, T, A>[E],
    ): void => {
      builder.addMatcher(matchers[event].match, (slice, action) => {
        // A draft has the shape of its original, which TypeScript can't infer for a generic type.
        const record = recordWithId<Entity>(slice as Slice, action.payload.id);
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
      before: RecordList<Entity>,
      after: RecordList<Entity>,
      action: Action,
    ): TransitionViolation | undefined => {
      if (before.records === after.records) return undefined;
      const later = new Map(after.records.map((record) => [record.id, record]));
      for (const record of before.records) {
        const { id } = record;
        const next = later.get(id);
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

    const rejectedEvent = (
      slice: RecordList<Entity>,
      action: Action,
    ): RejectedEvent | undefined => {
      for (const event of eventsOf(machine)) {
        const matcher: ActionMatcher<RecordAction> = matchers[event];
        if (!matcher.match(action)) continue;
        const record = recordWithId(slice, action.payload.id);
        const status = record === undefined ? 'absent' : statusOf(record);
        if (nextStatus(machine, status, event) === undefined) {
          return { machine: machine.name, status, event };
        }
      }
      return undefined;
    };

    return {
      machine,
      matchers,
      statusOf,
      transitionViolation,
      rejectedEvent,
      can: (record, event) => nextStatus(machine, statusOf(record), event) !== undefined,
      counts: (slice, action) => rejectedEvent(slice, action) === undefined,
      addTransitions: (builder, handlers) => {
        for (const event of eventsOf(machine)) addTransition(builder, event, handlers[event]);
      },
    };
  };
