import type { Action, Reducer } from '@reduxjs/toolkit';
import fc from 'fast-check';
import * as sessionEvents from '../../events/sessionEvents';
import { sliceInjected } from '../../events/sliceInjected';
import * as account from '../../features/auth/accountEvents';
import { appointmentEvents } from '../../features/crm/appointments/appointmentEvents';
import { lazyAppointments } from '../../features/crm/appointments/lazyAppointments';
import { customerEvents } from '../../features/crm/customers/customerEvents';
import { lazyCustomers } from '../../features/crm/customers/lazyCustomers';
import { lazyDashboard } from '../../features/crm/dashboard/lazyDashboard';
import { referralCodeEvents } from '../../features/crm/referralCodes/referralCodeEvents';
import { lazyReferralCodes } from '../../features/crm/referralCodes/lazyReferralCodes';
import { lazyCommunityServices } from '../../features/crm/services/lazyCommunityServices';
import * as view from '../../features/ideaSubmission/document/documentViewEvents';
import { lazyDocumentView } from '../../features/ideaSubmission/document/documentViewSlice';
import * as idea from '../../features/ideaSubmission/ideaSubmissionEvents';
import * as handOff from '../../features/ideaSubmission/review/handOff';
import { lazyWorkbench } from '../../features/ideaSubmission/workbench/lazyWorkbench';
import * as workbench from '../../features/ideaSubmission/workbench/workbenchEvents';
import { lazyProfile } from '../../features/profile/profileSlice';
import { everyEvent } from '../../testing/everyEvent';
import { checkRandomWalk } from '../../testing/checkRandomWalk';
import { eventTypes } from '../../testing/eventTypes';
import type { RootState } from '../../store/storeTypes';
import { createRootReducer } from './createRootReducer';

jest.setTimeout(120_000);

const rootReducer = createRootReducer();
for (const slice of [
  lazyCustomers,
  lazyAppointments,
  lazyReferralCodes,
  lazyCommunityServices,
  lazyDashboard,
  lazyWorkbench,
  lazyDocumentView,
  lazyProfile,
]) {
  rootReducer.inject(slice);
}

const walks = fc.array(
  fc.record({
    event: fc.nat({ max: everyEvent.length - 1 }),
    pick: fc.nat({ max: 1000 }),
    text: fc.string({ maxLength: 12 }),
  }),
  { minLength: 1000, maxLength: 1000 },
);

/** Events that change no state: listeners show a toast or save a file, and the walk starts with every slice. */
const eventsWithoutChange = [
  sliceInjected,
  account.reverifyImpossible,
  idea.documentDownloaded,
  idea.documentCopied,
  idea.documentCopyFailed,
  idea.feedbackGiven,
  workbench.draftHeldBack,
  workbench.packingFailed,
  handOff.requirementsDownloaded,
  handOff.noRequirementsFound,
  handOff.requirementsDownloadFailed,
  handOff.agentPromptCopied,
  handOff.agentPromptCopyFailed,
  customerEvents.exportFailed,
  appointmentEvents.calendarFailed,
  referralCodeEvents.copied,
  referralCodeEvents.copyFailed,
  view.documentExportFailed,
  view.moreMenuFailed,
].map(({ type }) => type);

test('1,000 random events never lead to an invalid state', () => {
  const counted = new Set<string>();
  fc.assert(
    fc.property(walks, (walk) => {
      for (const type of checkRandomWalk(rootReducer, walk)) counted.add(type);
    }),
    {
      numRuns: 40,
      // A failing walk is already minimised.
      endOnFailure: true,
    },
  );
  // Coverage: every event must have changed the state at least once, unless no reducer handles it.
  // A missing event needs an entry in everyEvent.ts, and in eventsWithoutChange above if no reducer handles it.
  expect([...counted, ...eventsWithoutChange].sort()).toEqual([...eventTypes()].sort());
});

interface Fault {
  name: string;
  /** Breaks the state returned by the correct reducer. */
  breaks: (next: RootState, before: RootState, action: Action) => RootState;
  /** The events needed to find the bug. */
  steps: string[];
  failure: RegExp;
}

const faults: Fault[] = [
  {
    name: 'a value that cannot be serialised, in a different place in each walk',
    breaks: (next, _before, action) => {
      const { customers } = next;
      if (customers === undefined || !customerEvents.added.match(action)) return next;
      const added = { ...action.payload, since: new Date(0) };
      const records = [...customers.records, added];
      return { ...next, customers: { ...customers, records } };
    },
    steps: ['customers/customerAdded'],
    failure: /^a value cannot be serialised: customers\.records\..+\.since$/,
  },
  {
    name: 'a stored part of another shape',
    breaks: (next, _before, action) =>
      sessionEvents.signedIn.match(action)
        ? { ...next, auth: { session: { status: 'signedIn', ...action.payload, token: '' } } }
        : next,
    steps: ['session/signedIn'],
    failure: /^the stored part has another shape$/,
  },
  {
    name: 'two dialogs',
    breaks: (next, before, action) =>
      before.customers?.editor.status === 'adding' && idea.expertFeedbackRequested.match(action)
        ? { ...next, customers: before.customers }
        : next,
    steps: ['customers/customerAddRequested', 'ideaSubmission/expertFeedbackRequested'],
    failure: /^more than one dialog is open$/,
  },
  {
    name: 'a password that is kept',
    breaks: (next, _before, action) => {
      const { signIn } = next.account;
      return signIn.status === 'busy' && account.signInSubmitted.match(action)
        ? { ...next, account: { ...next.account, signIn: { ...signIn, ...action.payload } } }
        : next;
    },
    steps: ['account/signInSubmitted'],
    failure: /^a password is kept$/,
  },
  {
    name: 'a change past the table',
    breaks: (next, before, action) =>
      before.account.passwordReset.status === 'form' && account.signInSubmitted.match(action)
        ? { ...next, account: { ...next.account, passwordReset: { status: 'leaving' } } }
        : next,
    steps: ['account/signInSubmitted'],
    failure: /^passwordReset went from form to leaving$/,
  },
  {
    name: 'a change by an event that is refused',
    breaks: (next, _before, action) =>
      next.customers && customerEvents.cancelled.match(action)
        ? { ...next, customers: { ...next.customers } }
        : next,
    steps: ['customers/customerEditorCancelled'],
    failure: /^recordEditor refused the event, and customers changed$/,
  },
];

test.each(faults)('$name fails with a minimal sequence of events', ({ breaks, steps, failure }) => {
  const faulty: Reducer<RootState> = (state, action) => {
    const next = rootReducer(state, action);
    return state === undefined ? next : breaks(next, state, action);
  };
  const walk = fc.sample(walks, { numRuns: 20, seed: 20261121 }).flat();
  let message = '';
  try {
    checkRandomWalk(faulty, walk);
  } catch (error) {
    message = String(error).replace(/^Error: /, '');
  }
  const lines = message.split('\n');
  expect(lines.pop()).toMatch(failure);
  expect(lines.map((line) => /^\{"type":"([^"]+)"/.exec(line)?.[1])).toEqual(steps);
});
