import type { Action } from '@reduxjs/toolkit';
import { replacesSubmission } from '../events/submissionReplaced';
import { storedStateChangedElsewhere } from '../events/storedStateChangedElsewhere';
import type {
  DocumentVersion,
  RevisableSubmission,
} from '../features/ideaSubmission/workbench/documentVersion';
import { reviseDocument } from '../features/ideaSubmission/workbench/reviseDocument';
import type { RevisionTask } from '../features/ideaSubmission/workbench/revisionTask';
import * as events from '../features/ideaSubmission/workbench/workbenchEvents';
import {
  selectHistoryOnScreen,
  workbenchReducer as reducer,
} from '../features/ideaSubmission/workbench/workbenchSlice';
import type { WorkbenchState } from '../features/ideaSubmission/workbench/workbenchState';

export const first: RevisableSubmission = {
  idea: 'A calendar for bees',
  documentType: 'prd',
  response: '# Bees\n',
  timestamp: '2026-11-21T09:00:00.000Z',
};
export const second: RevisableSubmission = { ...first, response: '# Wasps\n' };
export const frd: RevisableSubmission = { ...first, documentType: 'frd', response: '# FRD\n' };

export const opened = events.documentOpened({ submission: first, model: 'fake-model', seconds: 2 });
export const refine: RevisionTask = { kind: 'refine', instruction: 'shorter' };
export const versionOf = (submission: RevisableSubmission): DocumentVersion => ({
  submission,
  origin: 'refine',
  model: 'fake-model',
  seconds: 1,
});

export const submitted = (task: RevisionTask = refine, requestId = 'first') =>
  reviseDocument.pending(requestId, { task, submission: first });
export const succeeded = (submission = second, task: RevisionTask = refine, requestId = 'first') =>
  reviseDocument.fulfilled(
    versionOf(submission),
    requestId,
    { task, submission: first },
    replacesSubmission(submission),
  );
export const failed = (requestId = 'first') =>
  reviseDocument.rejected(
    null,
    requestId,
    { task: refine, submission: first },
    {
      kind: 'truncated',
    },
  );
export const arrived = (text: string, requestId = 'first') =>
  events.revisionTextArrived({ requestId, text });

export const run = (...actions: Action[]): WorkbenchState =>
  [opened, ...actions].reduce<WorkbenchState>(reducer, reducer(undefined, { type: '@@start' }));
export const root = (workbench: WorkbenchState) => ({ workbench });
export const textsOf = (state: WorkbenchState) =>
  selectHistoryOnScreen(root(state)).versions.map(({ submission }) => submission.response);

/** Two versions, the first on screen. */
export const backToFirstVersion = [
  submitted(),
  succeeded(),
  events.versionChosen({ documentType: 'prd', index: 0 }),
];

/** Another tab stored this document. */
export const storedInOtherTab = (submission: RevisableSubmission | null) =>
  storedStateChangedElsewhere({ user: null, token: null, submission });
