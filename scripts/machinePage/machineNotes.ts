import type { Machine, StatusOf, Transitions } from '../../src/machine/defineMachine';
import { passwordResetMachine } from '../../src/features/auth/passwordResetMachine';
import { recoveryMachine } from '../../src/features/auth/recoveryMachine';
import { signInMachine } from '../../src/features/auth/signInMachine';
import { signUpMachine } from '../../src/features/auth/signUpMachine';
import { verificationMachine } from '../../src/features/auth/verificationMachine';
import { verificationResendMachine } from '../../src/features/auth/verificationResendMachine';
import { sessionMachine } from '../../src/features/auth/sessionMachine';
import { appointmentStatusMachine } from '../../src/features/crm/appointments/appointmentStatusMachine';
import { recordEditorMachine } from '../../src/features/crm/records/state/recordEditorMachine';
import { referralCodeStatusMachine } from '../../src/features/crm/referralCodes/referralCodeStatusMachine';
import { serviceSubscriptionMachine } from '../../src/features/crm/services/serviceSubscriptionMachine';
import { documentTypeMachine } from '../../src/features/ideaSubmission/documentTypeMachine';
import { generationMachine } from '../../src/features/ideaSubmission/generationMachine';
import { resultDialogMachine } from '../../src/features/ideaSubmission/dialogs/resultDialogMachine';
import { comparisonMachine } from '../../src/features/ideaSubmission/workbench/comparisonMachine';
import { accountDialogMachine } from '../../src/features/profile/accountDialogMachine';
import { workbenchMachine } from '../../src/features/ideaSubmission/workbench/workbenchMachine';

/** The text about a machine on the page of machines, besides its table. */
export interface MachineNote {
  machine: string;
  /** The heading of docs/behaviour.md that describes the machine, as an anchor. */
  anchor: string;
  /** The rule that the machine enforces, in a sentence or two. */
  rule: string;
  /** A description of each state. */
  states: Readonly<Record<string, string>>;
}

// The compiler requires a note for every state.
function note<T extends Transitions>(
  machine: Machine<T>,
  anchor: string,
  rule: string,
  states: Record<StatusOf<T>, string>,
): MachineNote {
  return { machine: machine.name, anchor, rule, states };
}

/** One note for each machine of the store. */
export const machineNotes: readonly MachineNote[] = [
  note(
    sessionMachine,
    'session',
    'Signing in starts a session. Signing out, or any call that is answered 401 or 403, ends it.',
    {
      signedOut:
        'Nobody is signed in. A stored token whose user cannot be read is still sent with calls.',
      signedIn: 'A user is signed in, with the token from the sign-in response, if there was one.',
    },
  ),
  note(
    signInMachine,
    'sign-in',
    'On success the user and the token are stored, and the page leads to /.',
    {
      form: 'The form can be filled in and submitted. The state keeps why the last try failed.',
      busy: 'The call is in progress; the form cannot be submitted again.',
    },
  ),
  note(
    signUpMachine,
    'sign-up',
    'A response with a code leads to /VerifyLogin; otherwise the success panel is shown.',
    {
      form: 'The form can be filled in and submitted.',
      busy: 'The call is in progress; the form cannot be submitted again.',
      registered: 'The success panel replaces the form until the page is left.',
    },
  ),
  note(
    recoveryMachine,
    'recover-password',
    'After each success the link can be requested again in 30 seconds.',
    {
      form: 'The form asks for the e-mail address.',
      sending: 'The call is in progress.',
      sent: 'The link was requested. The state holds the time from which it can be requested again.',
      resending: 'The link is being requested again.',
    },
  ),
  note(
    verificationMachine,
    'verification',
    'The service checks each code once. A link with another code starts over.',
    {
      verifying: 'The code of the link is being checked.',
      verified: 'The account is verified; the page links to the sign-in page.',
      failed:
        'The service rejected the code, or could not be reached; in that case the code can be checked again. Another mail can be requested.',
    },
  ),
  note(
    verificationResendMachine,
    'verification',
    'The button `Resend Verification Email` of a failed verification.',
    {
      ready: 'Another mail can be requested.',
      sending: 'The call is in progress.',
    },
  ),
  note(
    passwordResetMachine,
    'reset-password',
    'A link that the service calls invalid or expired leads to /forgot-password after 2 seconds.',
    {
      form: 'The form asks for the new password. Without a token in the address the page shows its invalid-link state instead.',
      busy: 'The call is in progress; the form cannot be submitted again.',
      leaving: 'The service rejected the link; the page will redirect to /forgot-password.',
    },
  ),
  note(
    generationMachine,
    'generation',
    'One generation runs at a time. Only a complete document is saved; a partial text is kept with the reason why it is incomplete.',
    {
      idle: 'An idea can be submitted. The state keeps the text of an incomplete attempt, and why it ended.',
      busy: 'A document is being written. The state holds its text so far and the id of its request; responses to other requests are dropped.',
    },
  ),
  note(documentTypeMachine, 'document-types', 'One of three types is chosen, at first `prd`.', {
    prd: 'A Product Requirement Document is chosen.',
    frd: 'A Functional Requirement Document is chosen.',
    mockup: 'An HTML mockup is chosen.',
  }),
  note(
    resultDialogMachine,
    'result-dialogs',
    'The question leads to the contact form (yes) or to the form to join the community (no).',
    {
      closed: 'No dialog is open.',
      review: 'The dialog asks whether an expert should review the document.',
      contact: 'The contact form is open.',
      join: 'The form to join the community is open.',
    },
  ),
  note(
    workbenchMachine,
    'workbench',
    'A document is read, revised or edited, one at a time. Only a complete answer becomes a version; after a failed request, the state keeps the reason.',
    {
      reading: 'A version is on screen. The state keeps why the last request produced no version.',
      revising:
        'The generation service is writing. The state holds the text so far and the id of its request; responses to other requests are dropped.',
      editing:
        'The text is edited by hand. The state holds the version it started from, even when another tab stores another document.',
    },
  ),
  note(
    comparisonMachine,
    'versions',
    'Compare shows the changes from the previous version to the one on screen, unless two are chosen.',
    {
      closed: 'The document is shown.',
      open: 'The words that differ between two versions are shown, if the document has two. The state holds the chosen ones.',
    },
  ),
  note(
    accountDialogMachine,
    'profile',
    'The dialog is about one user: it closes when that user is signed out or replaced, also by another tab.',
    {
      closed: 'The dialog is not open.',
      open: 'The dialog is open. The state holds its user.',
    },
  ),
  note(
    recordEditorMachine,
    'dialogs',
    'Saving and cancelling close the dialog. Records can be deleted, without confirmation, in any state; this cancels the dialog of an existing record, which is still loading.',
    {
      closed: 'No dialog is open.',
      adding: 'The dialog for a new record is open.',
      editing: 'The dialog for an existing record is open; the state holds its id.',
    },
  ),
  note(
    appointmentStatusMachine,
    'crm-appointments',
    'A new appointment is scheduled. No control changes the status, so there is no event.',
    {
      scheduled: 'The appointment is in the future. The badge is blue.',
      completed: 'The appointment took place. The badge is green.',
      cancelled: 'The appointment does not take place. The badge is red.',
    },
  ),
  note(
    referralCodeStatusMachine,
    'crm-referral-codes',
    'The status button toggles. A new code starts active.',
    {
      active: 'The code can be used.',
      inactive: 'The code cannot be used until it is activated again.',
    },
  ),
  note(
    serviceSubscriptionMachine,
    'crm-services',
    'Subscribe subscribes; Unsubscribe and Manage unsubscribe.',
    {
      unsubscribed: 'The service can be subscribed to.',
      subscribed: 'The service is among the active subscriptions.',
    },
  ),
];
