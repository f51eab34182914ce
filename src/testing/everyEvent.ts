import type { Action } from '@reduxjs/toolkit';
import { documentTypes } from '../../contract/documentType';
import { exampleIdeaChosen } from '../events/exampleIdeaChosen';
import { sessionRejected, signedIn, signedOut } from '../events/sessionEvents';
import { sliceInjected } from '../events/sliceInjected';
import { storedStateChangedElsewhere } from '../events/storedStateChangedElsewhere';
import { storedStateRestored } from '../events/storedStateRestored';
import { replacesSubmission } from '../events/submissionReplaced';
import * as account from '../features/auth/accountEvents';
import { initialAppointmentFields } from '../features/crm/appointments/appointment';
import { appointmentEvents } from '../features/crm/appointments/appointmentEvents';
import { initialCustomerFields } from '../features/crm/customers/customerForm';
import { customerEvents } from '../features/crm/customers/customerEvents';
import { activityHappened } from '../features/crm/dashboard/dashboardEvents';
import { tabOpened } from '../features/crm/tabOpened';
import { referralCodeEvents } from '../features/crm/referralCodes/referralCodeEvents';
import * as services from '../features/crm/services/communityServicesEvents';
import { generateDocument } from '../features/ideaSubmission/generateDocument';
import * as view from '../features/ideaSubmission/document/documentViewEvents';
import * as idea from '../features/ideaSubmission/ideaSubmissionEvents';
import * as handOff from '../features/ideaSubmission/review/handOff';
import type { RevisableSubmission } from '../features/ideaSubmission/workbench/documentVersion';
import { reviseDocument } from '../features/ideaSubmission/workbench/reviseDocument';
import type { RevisionTask } from '../features/ideaSubmission/workbench/revisionTask';
import * as profile from '../features/profile/profileEvents';
import * as workbench from '../features/ideaSubmission/workbench/workbenchEvents';
import { about, pickOf, recordMakes, recordOf, type Make } from './recordMakes';

/** The secrets a form passes to a call; none may be stored. */
export const password = 'a password that nobody keeps';

const user = { id: '1', name: 'Ada', email: 'ada@example.com' };

const submission: RevisableSubmission = {
  idea: 'A map of bakeries',
  documentType: 'prd',
  response: '# Map',
  timestamp: '2026-11-21T09:30:00.000Z',
};

/** One of two request ids, so that some responses do not belong to the running request. */
const requestIdOf = (pick: number) => `request-${String(pick % 2)}`;

const typeOf = (pick: number) => pickOf(documentTypes, pick) ?? 'prd';

const refine: RevisionTask = { kind: 'refine', instruction: 'shorter' };

const revision = (pick: number) => ({
  task: pick % 3 === 0 ? ({ kind: 'sister', target: typeOf(pick) } as const) : refine,
  submission,
});

/** Another version, of any type. */
const versionOf = (pick: number, text: string) => ({
  submission: { ...submission, documentType: typeOf(pick), response: `# ${text}` },
  origin: 'refine' as const,
  model: 'gpt-4.1',
  seconds: 1,
});

/** An event without a payload. */
const plain =
  (create: () => Action): Make =>
  () =>
    create();

/** The end of a long chain of events, which every walk should reach. */
const often = (make: Make): Make[] => [make, make, make, make];

/** Every event of the application, including those only listeners handle, with payloads chosen by the walk. */
export const everyEvent: readonly Make[] = [
  () => signedIn({ user, token: 'token' }),
  () => signedOut(),
  () => sessionRejected(),
  ...[storedStateRestored, storedStateChangedElsewhere].map((create): Make => ({ pick, text }) => {
    const another = { ...submission, response: `# ${text}` };
    return create({
      user: pick % 2 === 0 ? user : null,
      token: null,
      submission: pickOf([submission, another, null], pick) ?? null,
    });
  }),
  () => sliceInjected('customers'),
  ...[
    account.signInSucceeded,
    account.recoveryFailed,
    account.reverifySucceeded,
    account.resetSucceeded,
  ].map(
    (create): Make =>
      ({ pick }) =>
        create({ requestId: requestIdOf(pick) }),
  ),
  ({ text }) => account.emailEntered(text),
  ({ pick }) => account.signUpRegistered({ requestId: requestIdOf(pick), email: user.email }),
  ...[account.signInSubmitted, account.signUpSubmitted].map((create): Make => ({ pick }) => {
    // Simulates a page that passes all values of its form.
    const form = { requestId: requestIdOf(pick), password };
    return create(form);
  }),
  ({ pick }) =>
    account.signInFailed({
      requestId: requestIdOf(pick),
      email: user.email,
      failure: { kind: 'refused' },
    }),
  () => account.signInLeft(),
  ({ pick, text }) =>
    account.signUpCodeReceived({
      requestId: requestIdOf(pick),
      email: user.email,
      verificationCode: text,
    }),
  ({ pick }) =>
    account.signUpFailed({ requestId: requestIdOf(pick), message: null, answered: true }),
  () => account.signUpLeft(),
  ...often(({ pick, text }) =>
    account.recoverySubmitted({ requestId: requestIdOf(pick), email: text }),
  ),
  ...often(({ pick }) =>
    account.recoverySent({ requestId: requestIdOf(pick), resendOpensAt: pick }),
  ),
  ...often(({ pick }) =>
    account.resendSucceeded({ requestId: requestIdOf(pick), resendOpensAt: pick }),
  ),
  ...often(({ pick }) => account.resendSubmitted({ requestId: requestIdOf(pick), at: 1000 })),
  ({ pick }) => account.reverifySubmitted({ requestId: requestIdOf(pick) }),
  ({ pick }) => {
    const form = { requestId: requestIdOf(pick), password };
    return account.resetSubmitted(form);
  },
  ...often(({ pick }) => account.resendFailed({ requestId: requestIdOf(pick) })),
  () => account.recoveryRestarted(),
  ({ pick }) => account.verificationStarted({ verificationCode: requestIdOf(pick) }),
  ({ pick }) => account.verificationRecalled({ verificationCode: requestIdOf(pick) }),
  ({ pick }) => account.verificationSucceeded({ verificationCode: requestIdOf(pick) }),
  ...[true, false].map((canRetry): Make => ({ pick }) => {
    const verificationCode = requestIdOf(pick);
    return account.verificationFailed({ verificationCode, message: null, canRetry });
  }),
  ...often(({ pick }) => account.verificationRetried({ verificationCode: requestIdOf(pick) })),
  ({ pick }) => account.reverifyFailed({ requestId: requestIdOf(pick), message: null }),
  () => account.reverifyImpossible(),
  ({ pick }) => account.resetFailed({ requestId: requestIdOf(pick), message: null }),
  ({ pick, text }) => account.resetLinkRejected({ requestId: requestIdOf(pick), message: text }),
  () => account.resetLeft(),
  ({ pick, text }) => idea.ideaTyped(pick % 4 === 0 ? text : submission.idea),
  ({ pick }) => idea.documentTypeSelected(typeOf(pick)),
  ({ pick, text }) => exampleIdeaChosen({ idea: text, documentType: typeOf(pick) }),
  () => idea.ideaRefused('tooShort'),
  ({ pick }) => generateDocument.pending(requestIdOf(pick), undefined),
  ({ pick, text }) => idea.generationTextArrived({ requestId: requestIdOf(pick), text }),
  ({ pick }) =>
    generateDocument.fulfilled(submission, requestIdOf(pick), undefined, {
      written: { model: 'gpt-4.1', seconds: 1 },
      isReading: pick % 2 === 0,
    }),
  ({ pick }) =>
    generateDocument.rejected(null, requestIdOf(pick), undefined, { kind: 'truncated' }),
  () => idea.generationStopped(),
  ...[
    idea.documentDownloaded,
    idea.documentCopied,
    idea.documentCopyFailed,
    idea.feedbackGiven,
  ].map(plain),
  ...often(() => idea.expertFeedbackRequested()),
  ...often(() => idea.expertFeedbackAccepted()),
  ...often(() => idea.expertFeedbackDeclined()),
  ...often(() => idea.contactSubmitted()),
  ...often(() => idea.communityJoined()),
  () => idea.dialogDismissed(),
  ({ pick, text }) =>
    workbench.documentOpened({ ...versionOf(pick, text), seconds: null, model: null }),
  ({ pick, text }) => workbench.draftOpened(versionOf(pick, text)),
  () => workbench.draftHeldBack(),
  ({ pick }, { workbench: state }) => {
    const documentType = typeOf(pick);
    const index = pick % 3;
    const version = state?.documents[documentType].versions[index];
    return version && workbench.versionChosen({ documentType, index });
  },
  ({ pick, text }) => workbench.versionRestored(versionOf(pick, text)),
  ({ pick, text }) =>
    pick % 2 === 0 ? workbench.instructionTyped(text) : workbench.instructionAdded(text),
  ({ text }) => workbench.answerTyped({ question: 'Who pays?', answer: text }),
  () => workbench.revisionRefused({ asked: 'refine', problem: 'documentTooLong' }),
  ({ pick }) => reviseDocument.pending(requestIdOf(pick), revision(pick)),
  ({ pick, text }) => workbench.revisionTextArrived({ requestId: requestIdOf(pick), text }),
  ...often(({ pick, text }) => {
    const version = versionOf(pick, text);
    return reviseDocument.fulfilled(
      version,
      requestIdOf(pick),
      revision(pick),
      replacesSubmission(version.submission),
    );
  }),
  ({ pick }) =>
    reviseDocument.rejected(null, requestIdOf(pick), revision(pick), { kind: 'truncated' }),
  () => workbench.revisionStopped(),
  () => workbench.editRequested(submission),
  ({ text }) => workbench.editTyped(text),
  ({ pick, text }) => workbench.editSaved(versionOf(pick, text)),
  () => workbench.editDiscarded(),
  ...often(() => workbench.comparisonOpened()),
  () => workbench.comparisonClosed(),
  ...often(({ pick }) => workbench.pairChosen({ before: pick % 2, after: pick % 3 })),
  () => workbench.packingFailed(),
  ({ pick }) => handOff.requirementsDownloaded(pick),
  ...[
    handOff.noRequirementsFound,
    handOff.requirementsDownloadFailed,
    handOff.agentPromptCopied,
    handOff.agentPromptCopyFailed,
  ].map(plain),
  ...recordMakes(
    customerEvents,
    ({ customers }) => customers,
    (text) => ({ ...initialCustomerFields, name: text, email: text, phone: text }),
  ),
  ({ text }) => customerEvents.searchTyped(text),
  () => customerEvents.sortPressed('name'),
  () => customerEvents.exportFailed(),
  ...recordMakes(
    appointmentEvents,
    ({ appointments }) => appointments,
    (text) => ({ ...initialAppointmentFields, customerName: text, customerEmail: text }),
  ),
  () => appointmentEvents.calendarFailed(),
  ...recordMakes(
    referralCodeEvents,
    ({ referralCodes }) => referralCodes,
    (text) => ({
      code: text,
      discountType: 'fixed' as const,
      discountValue: 5,
      description: '',
      usageLimit: 100,
      expiryDate: '',
    }),
  ),
  ({ pick }, state) => referralCodeEvents.activated(about(state.referralCodes, pick)),
  ({ pick }, state) => referralCodeEvents.deactivated(about(state.referralCodes, pick)),
  () => referralCodeEvents.copied(),
  () => referralCodeEvents.copyFailed(),
  ...[services.serviceSubscribed, services.serviceUnsubscribed].map(
    (create): Make =>
      ({ pick }, state) => {
        const service = recordOf(state.communityServices, pick);
        return service && create(service);
      },
  ),
  () => profile.accountDialogOpened(user),
  () => profile.accountDialogClosed(),
  ({ pick }) => tabOpened({ today: pick % 2 === 0 ? '2026-11-22' : '2026-11-23' }),
  ({ text }) => activityHappened({ type: 'customer', message: text, at: '2026-11-22T12:00' }),
  ({ pick }) => services.serviceCategoryChosen(pick % 2 === 0 ? 'all' : 'Security'),
  ({ pick }) =>
    pickOf<Action>(
      [
        view.documentViewChosen('formatted'),
        view.documentViewChosen('plain'),
        view.mockupViewChosen('code'),
        view.mockupWidthChosen('phone'),
        view.partToggled({ part: 'contents', isOpen: false }),
        view.findingsUnfolded({ rule: 'vagueWord', count: 104 }),
        view.documentExportFailed(),
        view.moreMenuFailed(),
      ],
      pick,
    ),
];
