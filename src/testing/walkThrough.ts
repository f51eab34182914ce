import { findNonSerializableValue, type Action, type Reducer } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { storedStateSchema } from '../../contract/storedValues';
import { machines } from '../app/machines';
import { storedStateOf } from '../app/persistence';
import type { RootState } from '../store/storeTypes';
import { selectReferralStatistics } from '../features/crm/referralCodes/referralCodesSlice';
import { everyEvent, password, type Choice } from './everyEvent';
import { shortestFailing } from './shortestFailing';

/** What does not hold of a state. Of two walks into the same fault the kind is the same; where it is may differ. */
interface Fault {
  kind: string;
  where?: string;
}

interface Walked {
  /** What happened, up to the fault if there is one. */
  log: Action[];
  fault: Fault | undefined;
  /** The types of the actions that changed something. */
  counted: Set<string>;
}

const storedPartSchema = v.partial(storedStateSchema);

function openDialogs(state: RootState): number {
  const editors = [state.customers, state.appointments, state.referralCodes];
  return [
    state.ideaSubmission.dialog,
    ...editors.map((slice) => slice?.editor.status ?? 'closed'),
  ].filter((status) => status !== 'closed').length;
}

function recountOf(state: RootState) {
  const codes = Object.values(state.referralCodes?.entities ?? {});
  return {
    totalCodes: codes.length,
    totalUsage: codes.reduce((sum, { usageCount }) => sum + usageCount, 0),
    activeCodes: codes.filter(({ isActive }) => isActive).length,
  };
}

function hasMiscounted(state: RootState): boolean {
  return JSON.stringify(selectReferralStatistics(state)) !== JSON.stringify(recountOf(state));
}

/** Looks only where something changed: the rest has been looked through before. */
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
  if (strange !== false) return { kind: 'a value can not be serialised', where: strange.keyPath };
  if (!v.is(storedPartSchema, storedStateOf(state))) {
    return { kind: 'the stored part has another shape' };
  }
  if (openDialogs(state) > 1) return { kind: 'more than one dialog is open' };
  if (keepsPassword(before, state)) return { kind: 'a password is kept' };
  if (hasMiscounted(state)) return { kind: 'the statistics miscount' };
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
 * Lets a reducer go through a walk, and checks after each event what must hold wherever any events lead: the state can
 * be serialised, what is stored of it has the stored shape, at most one dialog is open, no password is kept, the
 * statistics are right, and every machine goes only where its table leads.
 *
 * @param reducer the application's, or a broken one
 * @param choices the walk
 * @returns the types of the events that changed something
 * @throws Error where the walk leads to a state that must not be, with the fewest of its events that lead there
 */
export function walkThrough(reducer: Reducer<RootState>, choices: readonly Choice[]): Set<string> {
  const { fault, counted } = walk(reducer, choices);
  if (fault === undefined) return counted;
  const needed = shortestFailing(choices, (part) => walk(reducer, part).fault?.kind === fault.kind);
  const shortest = walk(reducer, needed);
  const where = shortest.fault?.where;
  throw new Error(
    [
      ...shortest.log.map((action) => JSON.stringify(action)),
      where === undefined ? fault.kind : `${fault.kind}: ${where}`,
    ].join('\n'),
  );
}
