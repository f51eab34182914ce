import { findNonSerializableValue, type Action, type EntityState } from '@reduxjs/toolkit';
import fc from 'fast-check';
import * as v from 'valibot';
import { documentTypes } from '../../contract/documentType';
import { storedStateSchema } from '../../contract/storedValues';
import { sessionRejected, signedIn, signedOut } from '../events/sessionEvents';
import { exampleIdeaChosen } from '../events/exampleIdeaChosen';
import { storedStateRestored } from '../events/storedStateRestored';
import * as account from '../features/auth/accountEvents';
import { appointmentEvents } from '../features/crm/appointments/appointmentEvents';
import { appointmentsPart } from '../features/crm/appointments/appointmentsPart';
import { customerEvents } from '../features/crm/customers/customerEvents';
import { customersPart } from '../features/crm/customers/customersPart';
import { referralCodeEvents } from '../features/crm/referralCodes/referralCodeEvents';
import { referralCodesPart } from '../features/crm/referralCodes/referralCodesPart';
import { selectReferralStatistics } from '../features/crm/referralCodes/referralCodesSlice';
import * as services from '../features/crm/services/communityServicesEvents';
import { communityServicesPart } from '../features/crm/services/communityServicesPart';
import { generateDocument } from '../features/ideaSubmission/generateDocument';
import * as idea from '../features/ideaSubmission/ideaSubmissionEvents';
import { storedStateOf } from './persistence';
import { machines } from './machines';
import { rootReducer, type SliceStates } from './rootReducer';

jest.setTimeout(120_000);

for (const part of [customersPart, appointmentsPart, referralCodesPart, communityServicesPart]) {
  rootReducer.inject(part);
}

/** A choice that the walk makes: numbers pick among what the state offers. */
interface Choice {
  event: number;
  pick: number;
  text: string;
}

const password = 'a password that nobody stores';
const user = { id: '1', name: 'Ada', email: 'ada@example.com' };
const submission = {
  idea: 'A map of bakeries',
  documentType: 'prd',
  response: '# Map',
  timestamp: '2026-11-21T09:30:00.000Z',
};
const code = {
  discountType: 'fixed',
  discountValue: 5,
  description: '',
  usageLimit: 100,
  expiryDate: '',
} as const;

const pickOf = <T>(values: readonly T[], pick: number): T | undefined =>
  values[pick % values.length];

/** One of the requests that may be under way, or of another one. */
const requestIdOf = (pick: number) => `request-${pick % 3}`;

const recordOf = <Entity>(
  slice: EntityState<Entity, string> | undefined,
  pick: number,
): Entity | undefined => pickOf(Object.values(slice?.entities ?? {}), pick);

const about = (slice: EntityState<{ id: string }, string> | undefined, pick: number) => ({
  id: recordOf(slice, pick)?.id ?? 'nobody',
});

type Make = (choice: Choice, state: SliceStates) => Action | undefined;

/** Every event of the application, with what it carries chosen by the walk. */
const events: readonly Make[] = [
  () => signedIn({ user, token: 'token' }),
  () => signedOut(),
  () => sessionRejected(),
  ({ pick }) =>
    storedStateRestored({
      user: pick % 2 === 0 ? user : null,
      token: null,
      submission: pick % 3 === 0 ? submission : null,
    }),
  ...[
    account.signInSubmitted,
    account.signInSucceeded,
    account.signUpSubmitted,
    account.signUpRegistered,
    account.recoveryFailed,
    account.resendSubmitted,
    account.resendFailed,
    account.reverifySubmitted,
    account.reverifySucceeded,
    account.resetSubmitted,
    account.resetSucceeded,
  ].map(
    (create): Make =>
      ({ pick }) =>
        create({ requestId: requestIdOf(pick) }),
  ),
  ({ pick }) => account.signInFailed({ requestId: requestIdOf(pick), cause: 'refused' }),
  ({ pick, text }) => account.signUpCodeReceived({ requestId: requestIdOf(pick), code: text }),
  ({ pick }) =>
    account.signUpFailed({ requestId: requestIdOf(pick), message: null, answered: true }),
  () => account.signUpLeft(),
  ({ pick, text }) => account.recoverySubmitted({ requestId: requestIdOf(pick), email: text }),
  ({ pick }) => account.recoverySent({ requestId: requestIdOf(pick), resendOpensAt: pick }),
  ({ pick }) => account.resendSucceeded({ requestId: requestIdOf(pick), resendOpensAt: pick }),
  () => account.recoveryRestarted(),
  ({ pick }) => account.verificationStarted({ code: requestIdOf(pick) }),
  ({ pick }) => account.verificationSucceeded({ code: requestIdOf(pick) }),
  ({ pick }) => account.verificationFailed({ code: requestIdOf(pick), message: null }),
  ({ pick }) => account.reverifyFailed({ requestId: requestIdOf(pick), message: null }),
  () => account.reverifyImpossible(),
  ({ pick }) => account.resetFailed({ requestId: requestIdOf(pick), message: null }),
  ({ pick, text }) => account.resetLinkRejected({ requestId: requestIdOf(pick), message: text }),
  () => account.resetLeft(),
  ({ text }) => idea.ideaTyped(text),
  ({ pick }) => idea.documentTypeSelected(pickOf(documentTypes, pick) ?? 'prd'),
  ({ pick, text }) =>
    exampleIdeaChosen({ idea: text, documentType: pickOf(documentTypes, pick) ?? 'prd' }),
  () => idea.ideaRefused('tooShort'),
  ({ pick }) => generateDocument.pending(requestIdOf(pick), undefined),
  ({ pick, text }) => idea.generationTextArrived({ requestId: requestIdOf(pick), text }),
  ({ pick }) => generateDocument.fulfilled(submission, requestIdOf(pick), undefined),
  ({ pick }) =>
    generateDocument.rejected(null, requestIdOf(pick), undefined, { kind: 'truncated' }),
  () => idea.generationStopped(),
  () => idea.expertFeedbackRequested(),
  () => idea.expertFeedbackAccepted(),
  () => idea.expertFeedbackDeclined(),
  () => idea.contactSubmitted(),
  () => idea.communityJoined(),
  () => idea.dialogDismissed(),
  ...[customerEvents, appointmentEvents, referralCodeEvents].flatMap(
    ({ addRequested, cancelled }): Make[] => [() => addRequested(), () => cancelled()],
  ),
  ({ pick }, state) => customerEvents.editRequested(about(state.customers, pick)),
  ({ pick }, state) => appointmentEvents.editRequested(about(state.appointments, pick)),
  ({ pick }, state) => referralCodeEvents.editRequested(about(state.referralCodes, pick)),
  ({ text }) => customerEvents.added({ name: text, email: text, phone: text, company: '' }),
  ({ text }) =>
    appointmentEvents.added({
      customerName: text,
      customerEmail: text,
      date: '',
      time: '',
      service: '',
      notes: '',
    }),
  ({ text }) => referralCodeEvents.added({ ...code, code: text }),
  ({ pick, text }, state) =>
    customerEvents.updated({
      ...about(state.customers, pick),
      fields: { name: text, email: text, phone: text, company: text },
    }),
  ({ pick, text }, state) =>
    referralCodeEvents.updated({
      ...about(state.referralCodes, pick),
      fields: { ...code, code: text },
    }),
  ({ pick }, state) => {
    const record = recordOf(state.customers, pick);
    return record && customerEvents.deleted(record);
  },
  ({ pick }, state) => {
    const record = recordOf(state.appointments, pick);
    return record && appointmentEvents.deleted(record);
  },
  ({ pick }, state) => {
    const record = recordOf(state.referralCodes, pick);
    return record && referralCodeEvents.deleted(record);
  },
  ({ pick }, state) => {
    const record = recordOf(state.customers, pick);
    return record && customerEvents.deletionUndone({ ...record, id: `${record.id}-back` });
  },
  ({ text }) => customerEvents.searchTyped(text),
  () => customerEvents.sortPressed('name'),
  ({ pick }, state) => referralCodeEvents.activated(about(state.referralCodes, pick)),
  ({ pick }, state) => referralCodeEvents.deactivated(about(state.referralCodes, pick)),
  ({ pick }, state) => {
    const service = recordOf(state.communityServices, pick);
    return service && services.serviceSubscribed(service);
  },
  ({ pick }, state) => {
    const service = recordOf(state.communityServices, pick);
    return service && services.serviceUnsubscribed(service);
  },
  () => services.serviceCategoryChosen('all'),
];

const choices = fc.array(
  fc.record({
    event: fc.nat({ max: events.length - 1 }),
    pick: fc.nat({ max: 1000 }),
    text: fc.oneof(fc.constant(password), fc.string({ maxLength: 12 })),
  }),
  { minLength: 1000, maxLength: 1000 },
);

function openDialogs(state: SliceStates): number {
  const editors = [state.customers, state.appointments, state.referralCodes];
  return [
    state.ideaSubmission.dialog,
    ...editors.map((slice) => slice?.editor.status ?? 'closed'),
  ].filter((status) => status !== 'closed').length;
}

function recountOf(state: SliceStates) {
  const codes = Object.values(state.referralCodes?.entities ?? {});
  return {
    totalCodes: codes.length,
    totalUsage: codes.reduce((sum, { usageCount }) => sum + usageCount, 0),
    activeCodes: codes.filter(({ isActive }) => isActive).length,
  };
}

/** What must hold of every state that any events lead to. */
function expectSound(before: SliceStates, state: SliceStates, action: Action): void {
  expect(findNonSerializableValue(state)).toBe(false);
  expect(v.is(v.partial(storedStateSchema), storedStateOf(state))).toBe(true);
  expect(openDialogs(state)).toBeLessThanOrEqual(1);
  expect(selectReferralStatistics(state)).toEqual(recountOf(state));
  for (const machine of machines) {
    expect(machine.unlawfulChange(before, state, action)).toBeUndefined();
    if (machine.illegalEvent(before, action) !== undefined) {
      expect(state[machine.slice]).toBe(before[machine.slice]);
    }
  }
}

test('1,000 events in any order never lead to a state that must not be', () => {
  const legal = new Set<string>();
  fc.assert(
    fc.property(choices, (walk) => {
      let state = rootReducer(undefined, { type: '@@start' });
      for (const choice of walk) {
        const action = events[choice.event]?.(choice, state);
        if (action === undefined) continue;
        const next = rootReducer(state, action);
        expectSound(state, next, action);
        if (next !== state) legal.add(action.type);
        state = next;
      }
      // Everything that is typed into the store is there to be seen; what looks like a field for passwords is not.
      expect(JSON.stringify(state)).not.toMatch(/"(?:password|Password)":/);
    }),
    { numRuns: 5, seed: 20261121, endOnFailure: true },
  );
  // The walk gets about: most events counted somewhere.
  expect(legal.size).toBeGreaterThan(45);
});
