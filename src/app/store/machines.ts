import type { Action } from '@reduxjs/toolkit';
import {
  passwordResetBinding,
  recoveryBinding,
  signInBinding,
  signUpBinding,
  verificationBinding,
  verificationResendBinding,
} from '../../features/auth/accountSlice';
import { sessionBinding } from '../../features/auth/authSlice';
import {
  appointmentEditorBinding,
  appointmentStatusBinding,
} from '../../features/crm/appointments/appointmentsSlice';
import { customerEditorBinding } from '../../features/crm/customers/customersSlice';
import {
  referralCodeEditorBinding,
  referralCodeStatusBinding,
} from '../../features/crm/referralCodes/referralCodesSlice';
import { serviceSubscriptionBinding } from '../../features/crm/services/communityServicesSlice';
import {
  documentTypeBinding,
  generationBinding,
  resultDialogBinding,
} from '../../features/ideaSubmission/ideaSubmissionSlice';
import {
  comparisonBinding,
  workbenchBinding,
} from '../../features/ideaSubmission/workbench/workbenchSlice';
import { accountDialogBinding } from '../../features/profile/profileSlice';
import type { RejectedEvent, TransitionViolation } from '../../machine/bindMachine';
import type { AnyMachine } from '../../machine/defineMachine';
import type { RootState } from '../../store/storeTypes';

/** A machine and the place of its state in the store. */
export interface MachineInStore {
  machine: AnyMachine;
  /** The slice that contains the machine's state. */
  slice: keyof RootState;
  /** The event that the machine rejects in its current state, if the action is one. */
  rejectedEvent: (state: RootState, action: Action) => RejectedEvent | undefined;
  /** The status change caused by an action, if the machine's table doesn't allow it. */
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

/** Every state machine (docs/behaviour.md#state-machines), including those of lazy slices. */
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
  ...inSlice('workbench', workbenchBinding, comparisonBinding),
  ...inSlice('profile', accountDialogBinding),
  ...inSlice('customers', customerEditorBinding),
  ...inSlice('appointments', appointmentEditorBinding, appointmentStatusBinding),
  ...inSlice('referralCodes', referralCodeEditorBinding, referralCodeStatusBinding),
  ...inSlice('communityServices', serviceSubscriptionBinding),
];
