import { findNonSerializableValue, type Action, type Reducer } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { storedStateSchema } from '../../contract/storedValues';
import { machines } from '../app/store/machines';
import { storedStateOf } from '../app/store/persistence';
import type { RootState } from '../store/storeTypes';
import { everyEvent, password } from './everyEvent';
import { minimizeFailing } from './minimizeFailing';
import type { Choice } from './recordMakes';

/** A violated invariant. Two walks that find the same bug have the same kind, although the location may differ. */
interface Fault {
  kind: string;
  where?: string;
}

interface Walked {
  /** The events up to the violation, if any. */
  log: Action[];
  fault: Fault | undefined;
  /** The types of the actions that changed the state. */
  counted: Set<string>;
}

const storedPartSchema = v.partial(storedStateSchema);

function openDialogs(state: RootState): number {
  const editors = [state.customers, state.appointments, state.referralCodes];
  return [
    state.ideaSubmission.dialog,
    state.profile?.accountDialog.status ?? 'closed',
    ...editors.map((slice) => slice?.editor.status ?? 'closed'),
  ].filter((status) => status !== 'closed').length;
}

/** Checks only changed parts; the others have been checked before. */
function keepsPassword(before: RootState, state: RootState): boolean {
  const known = new Set<unknown>(Object.values(before));
  const changed = Object.values(state).filter((slice) => !known.has(slice));
  return JSON.stringify(changed).includes(password);
}

function faultOf(
  before: RootState,
  state: RootState,
  action: Action,
  seen: WeakSet<object>,
): Fault | undefined {
  if (before === state) return undefined;
  const strange = findNonSerializableValue(state, '', undefined, undefined, [], seen);
  if (strange !== false) return { kind: 'a value cannot be serialised', where: strange.keyPath };
  if (!v.is(storedPartSchema, storedStateOf(state))) {
    return { kind: 'the stored part has another shape' };
  }
  if (openDialogs(state) > 1) return { kind: 'more than one dialog is open' };
  if (keepsPassword(before, state)) return { kind: 'a password is kept' };
  for (const { machine, slice, rejectedEvent, transitionViolation } of machines) {
    const change = transitionViolation(before, state, action);
    if (change !== undefined) {
      return { kind: `${machine.name} went from ${change.from} to ${change.to}` };
    }
    if (rejectedEvent(before, action) !== undefined && state[slice] !== before[slice]) {
      return { kind: `${machine.name} refused the event, and ${slice} changed` };
    }
  }
  return undefined;
}

function walk(reducer: Reducer<RootState>, choices: readonly Choice[]): Walked {
  const log: Action[] = [];
  const counted = new Set<string>();
  const seen = new WeakSet<object>();
  let state = reducer(undefined, { type: '@@start' });
  for (const choice of choices) {
    const action = everyEvent[choice.event]?.(choice, state, log);
    if (action === undefined) continue;
    const next = reducer(state, action);
    log.push(action);
    const fault = faultOf(state, next, action, seen);
    if (fault !== undefined) return { log, fault, counted };
    if (next !== state) counted.add(action.type);
    state = next;
  }
  return { log, fault: undefined, counted };
}

/**
 * Applies a random walk to a reducer and checks the invariants after each event: the state is serialisable, its
 * stored part matches the schema, at most one dialog is open, no password is kept, and every machine follows its table.
 *
 * @param reducer the application's root reducer, or a faulty one
 * @param choices the random choices of the walk
 * @returns the types of the events that changed the state
 * @throws Error if the walk reaches an invalid state, with a minimal sequence of events that leads there
 */
export function checkRandomWalk(
  reducer: Reducer<RootState>,
  choices: readonly Choice[],
): Set<string> {
  const { fault, counted } = walk(reducer, choices);
  if (fault === undefined) return counted;
  const needed = minimizeFailing(choices, (part) => walk(reducer, part).fault?.kind === fault.kind);
  const shortest = walk(reducer, needed);
  const where = shortest.fault?.where;
  throw new Error(
    [
      ...shortest.log.map((action) => JSON.stringify(action)),
      where === undefined ? fault.kind : `${fault.kind}: ${where}`,
    ].join('\n'),
  );
}
