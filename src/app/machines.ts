import type { Action } from '@reduxjs/toolkit';
import {
  passwordResetBinding,
  recoveryBinding,
  signInBinding,
  signUpBinding,
  verificationBinding,
  verificationResendBinding,
} from '../features/auth/accountSlice';
import { sessionBinding } from '../features/auth/authSlice';
import {
  documentTypeBinding,
  generationBinding,
  resultDialogBinding,
} from '../features/ideaSubmission/ideaSubmissionSlice';
import type { IllegalEvent, UnlawfulChange } from '../machine/bindMachine';
import type { AnyMachine } from '../machine/defineMachine';
import type { SliceStates } from './rootReducer';

/** A machine and its place in the store. */
export interface MachineInStore {
  machine: AnyMachine;
  /** The slice whose status it governs. */
  slice: keyof SliceStates;
  /** The event in this action that the machine, in the present state, refuses. */
  illegalEvent: (state: SliceStates, action: Action) => IllegalEvent | undefined;
  /** What an action did to the machine's status where its table does not lead there. */
  unlawfulChange: (
    before: SliceStates,
    after: SliceStates,
    action: Action,
  ) => UnlawfulChange | undefined;
}

function inSlice<Name extends keyof SliceStates>(
  name: Name,
  ...bindings: {
    machine: AnyMachine;
    illegalEvent: (slice: SliceStates[Name], action: Action) => IllegalEvent | undefined;
    unlawfulChange: (
      before: SliceStates[Name],
      after: SliceStates[Name],
      action: Action,
    ) => UnlawfulChange | undefined;
  }[]
): MachineInStore[] {
  return bindings.map(({ machine, illegalEvent, unlawfulChange }) => ({
    machine,
    slice: name,
    illegalEvent: (state, action) => illegalEvent(state[name], action),
    unlawfulChange: (before, after, action) => unlawfulChange(before[name], after[name], action),
  }));
}

/** Every state machine of section 4, with its place in the store. */
export const machines: readonly MachineInStore[] = [
  ...inSlice('auth', sessionBinding),
  ...inSlice(
    'account',
    signInBinding,
    signUpBinding,
    recoveryBinding,
    verificationBinding,
    verificationResendBinding,
    passwordResetBinding,
  ),
  ...inSlice('ideaSubmission', generationBinding, documentTypeBinding, resultDialogBinding),
];
