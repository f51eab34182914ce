import type { Machine, StatusOf, Transitions } from '../../machine/defineMachine';
import {
  passwordResetMachine,
  recoveryMachine,
  signInMachine,
  signUpMachine,
  verificationMachine,
  verificationResendMachine,
} from '../../features/auth/accountMachines';
import { sessionMachine } from '../../features/auth/sessionMachine';
import { appointmentStatusMachine } from '../../features/crm/appointments/appointmentStatusMachine';
import { recordEditorMachine } from '../../features/crm/records/recordEditorMachine';
import { referralCodeStatusMachine } from '../../features/crm/referralCodes/referralCodeStatusMachine';
import { serviceSubscriptionMachine } from '../../features/crm/services/serviceSubscriptionMachine';
import { documentTypeMachine } from '../../features/ideaSubmission/documentTypeMachine';
import { generationMachine } from '../../features/ideaSubmission/generationMachine';
import { resultDialogMachine } from '../../features/ideaSubmission/resultDialogMachine';

/** What the page of machines says about one of them besides its table. */
export interface MachineNote {
  machine: string;
  /** The sentences of the specification that the machine comes from. */
  source: string;
  /** Each state in words. */
  states: Readonly<Record<string, string>>;
}

// The compiler asks for every state of the machine.
function note<T extends Transitions>(
  machine: Machine<T>,
  source: string,
  states: Record<StatusOf<T>, string>,
): MachineNote {
  return { machine: machine.name, source, states };
}

/** One note for each machine of the store. */
export const machineNotes: readonly MachineNote[] = [
  note(
    sessionMachine,
    'Section 4: "Auth: signed-out (no user) and signed-in (user set)." Section 8: a call that is answered 401 or 403 ends the session.',
    {
      signedOut: 'Nobody is signed in. A token without a user counts as nobody.',
      signedIn: 'A user is signed in; with the token of the sign-in answer, where it gave one.',
    },
  ),
  note(
    signInMachine,
    'Section 4: "Sign-in: on success the token is stored, the user is set as signed in, and the app goes to /."',
    {
      form: 'The form can be filled in and sent.',
      busy: 'The call is under way; the form cannot be sent again.',
    },
  ),
  note(
    signUpMachine,
    'Section 4: "Sign-up: if the response has a code, go to /VerifyLogin; otherwise, with status 200 or 201, show the success panel."',
    {
      form: 'The form can be filled in and sent.',
      busy: 'The call is under way; the form cannot be sent again.',
      registered: 'The success panel stands in place of the form, until the page is left.',
    },
  ),
  note(
    recoveryMachine,
    "Section 4: \"Forgot password: form, then sent state. After sending, the resend button is disabled with a 30-second countdown ('Didn't get a link? Resend in {n}s'), then re-enabled.\"",
    {
      form: 'The form asks for the e-mail address.',
      sending: 'The call is under way.',
      sent: 'The link was asked for. The state holds the moment from which it can be asked for again.',
      resending: 'The link is asked for once more.',
    },
  ),
  note(verificationMachine, 'Section 4: "Verify page: verifying, then verified or failed."', {
    verifying: 'The code of the link is being checked.',
    verified: 'The account is verified; the page leads to the sign-in.',
    failed: 'The code was refused; another mail can be asked for.',
  }),
  note(
    verificationResendMachine,
    "Section 2: the 'Resend Verification Email' button of the failed state.",
    {
      ready: 'Another mail can be asked for.',
      sending: 'The call is under way.',
    },
  ),
  note(
    passwordResetMachine,
    'Section 4: "Reset page: no token gives the invalid-link state; otherwise the form." Section 8: a link that is invalid or expired leads to /forgot-password after 2 seconds.',
    {
      form: 'The form asks for the new password. Without a token in the address the page shows its invalid-link state instead.',
      busy: 'The call is under way; the form cannot be sent again.',
      leaving: 'The link was refused; the page is about to lead to /forgot-password.',
    },
  ),
  note(
    generationMachine,
    'Section 4: "Idea form: idle; on submit, busy (button disabled, label \'Generating...\'); when the call returns, idle again, the submission is saved, and the user goes to /result."',
    {
      idle: 'An idea can be sent. What an attempt left that did not end in a whole document is kept here, with its cause.',
      busy: 'A document is being written. The state holds its text so far and the id of its request: what comes for another request counts for nothing.',
    },
  ),
  note(
    documentTypeMachine,
    'Section 4: "Document type: a toggle among prd, frd and mockup, initially prd."',
    {
      prd: 'A Product Requirement Document is wanted.',
      frd: 'A Functional Requirement Document is wanted.',
      mockup: 'An HTML mockup is wanted.',
    },
  ),
  note(
    resultDialogMachine,
    'Section 4: "Result dialogs: review question, then contact form (yes) or community join (no)."',
    {
      closed: 'No dialog is open.',
      review: 'The dialog asks whether an expert shall review the document.',
      contact: 'The contact form is open.',
      join: 'The form to join the community is open.',
    },
  ),
  note(
    recordEditorMachine,
    'Section 4: "Appointment, referral and customer dialogs: add mode versus edit mode; saving or cancelling resets the form and closes the dialog. Deleting removes at once with no confirmation."',
    {
      closed: 'No dialog is open.',
      adding: 'The dialog for a new record is open.',
      editing: 'The dialog for a record that is there is open; the state names the record.',
    },
  ),
  note(
    appointmentStatusMachine,
    'Section 4: "Appointment status: scheduled, completed, or anything else (presumably cancelled). The form always creates with scheduled; no control changes the status."',
    {
      scheduled: 'It is to come. The badge is blue.',
      completed: 'It took place. The badge is green.',
      cancelled: 'It does not take place. The badge is red.',
    },
  ),
  note(
    referralCodeStatusMachine,
    'Section 4: "Referral code: isActive toggles when the status button is clicked. New codes start active with usageCount 0 and createdDate set to today."',
    {
      active: 'The code counts.',
      inactive: 'The code does not count, until it is activated again.',
    },
  ),
  note(
    serviceSubscriptionMachine,
    'Section 4: "Service: isSubscribed toggles through Subscribe, Unsubscribe, or Manage (Manage also unsubscribes)."',
    {
      unsubscribed: 'The service can be subscribed to.',
      subscribed: 'The service is among the active subscriptions.',
    },
  ),
];
