import type { Action, ActionReducerMapBuilder } from '@reduxjs/toolkit';

type Handlers<Slice> = Record<string, (slice: Slice, action: Action, from: unknown) => unknown>;

/**
 * Replaces `src/machine/bindMachine` to measure the cost of the guards: the same handlers for the same events, whatever
 * the table says.
 */
export const bindMachine =
  <Slice extends object>() =>
  (
    machine: object,
    key: keyof Slice,
    matchers: Record<string, { match: (action: Action) => action is Action }>,
  ) => ({
    machine,
    matchers,
    can: () => true,
    addTransitions: (builder: ActionReducerMapBuilder<Slice>, handlers: Handlers<Slice>) => {
      for (const [event, { match }] of Object.entries(matchers)) {
        builder.addMatcher(match, (slice, action) => {
          const draft = slice as Slice;
          Object.assign(draft, { [key]: handlers[event]?.(draft, action, draft[key]) });
        });
      }
    },
  });
