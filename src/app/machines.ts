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
  appointmentEditorBinding,
  appointmentStatusBinding,
} from '../features/crm/appointments/appointmentsSlice';
import { customerEditorBinding } from '../features/crm/customers/customersSlice';
import {
  referralCodeEditorBinding,
  referralCodeStatusBinding,
} from '../features/crm/referralCodes/referralCodesSlice';
import { serviceSubscriptionBinding } from '../features/crm/services/communityServicesSlice';
import {
  documentTypeBinding,
  generationBinding,
  resultDialogBinding,
} from '../features/ideaSubmission/ideaSubmissionSlice';
import type { RejectedEvent, TransitionViolation } from '../machine/bindMachine';
import type { AnyMachine } from '../machine/defineMachine';
import type { RootState } from '../store/storeTypes';

/** A machine and its place in the store. */
export interface MachineInStore {
  machine: AnyMachine;
  /** The slice whose status it governs. */
  slice: keyof RootState;
  /** The event in this action that the machine, in the present state, refuses. */
  rejectedEvent: (state: RootState, action: Action) => RejectedEvent | undefined;
  /** What an action did to the machine's status where its table does not lead there. */
  transitionViolation: (
    before: RootState,
    after: RootState,
    action: Action,
  ) => TransitionViolation | undefined;
}

function inSlice<Name extends keyof RootState>(
  name: Name,
  ...bindings: {
    machine: AnyMachine;
    rejectedEvent: (
      slice: NonNullable<RootState[Name]>,
      action: Action,
    ) => RejectedEvent | undefined;
    transitionViolation: (
      before: NonNullable<RootState[Name]>,
      after: NonNullable<RootState[Name]>,
      action: Action,
    ) => TransitionViolation | undefined;
  }[]
): MachineInStore[] {
  return bindings.map(({ machine, rejectedEvent, transitionViolation }) => ({
    machine,
    slice: name,
    rejectedEvent: (state, action) => {
      const slice = state[name];
      return slice && rejectedEvent(slice, action);
    },
    transitionViolation: (before, after, action) => {
      const slice = before[name];
      const next = after[name];
      return slice && next && transitionViolation(slice, next, action);
    },
  }));
}

/** Every state machine (docs/behaviour.md#state-machines), with its place in the store; lazy slices included. */
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
  ...inSlice('customers', customerEditorBinding),
  ...inSlice('appointments', appointmentEditorBinding, appointmentStatusBinding),
  ...inSlice('referralCodes', referralCodeEditorBinding, referralCodeStatusBinding),
  ...inSlice('communityServices', serviceSubscriptionBinding),
];
