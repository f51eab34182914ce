import type { DocumentType } from '../../../../contract/documentType';
import type { AppThunk } from '../../../store/storeTypes';
import { selectSubmission } from '../ideaSubmissionSlice';
import { isKnownSubmission } from './documentVersion';
import { reviseDocument } from './reviseDocument';
import { findRevisionProblem, type RevisionOrder } from './revisionOrder';
import {
  documentOpened,
  editDiscarded,
  editRequested,
  editSaved,
  revisionRefused,
  revisionStopped,
  versionChosen,
  versionRestored,
} from './workbenchEvents';
import {
  selectDocuments,
  selectHasUnsavedEdit,
  selectVersionOnScreen,
  selectWork,
} from './workbenchSlice';

/** Puts the saved document on the workbench, unless it is there. */
export const openDocument = (): AppThunk => (dispatch, getState) => {
  const state = getState();
  const submission = selectSubmission(state);
  if (submission === null || !isKnownSubmission(submission)) return;
  if (selectVersionOnScreen(state)?.submission === submission) return;
  const { model, seconds } = state.ideaSubmission.written ?? { model: null, seconds: null };
  dispatch(documentOpened({ submission, model, seconds }));
};

/** Puts a version on screen; by default the one last shown of another document. */
export const chooseVersion =
  (documentType: DocumentType, index?: number): AppThunk =>
  (dispatch, getState) => {
    const { versions, shown } = selectDocuments(getState())[documentType];
    const chosen = index ?? shown;
    const version = versions[chosen];
    if (version !== undefined) dispatch(versionChosen(documentType, chosen, version.submission));
  };

/** Appends a copy of the version on screen. */
export const restoreVersion =
  (): AppThunk =>
  (dispatch, getState, { clock }) => {
    const version = selectVersionOnScreen(getState());
    if (version === undefined) return;
    const submission = { ...version.submission, timestamp: clock.now().toISOString() };
    dispatch(versionRestored({ ...version, submission, origin: 'restored' }));
  };

/** Sends an order, or reports what it lacks. */
export const orderRevision =
  (order: RevisionOrder): AppThunk =>
  (dispatch, getState) => {
    const version = selectVersionOnScreen(getState());
    if (version === undefined) return;
    const { submission } = version;
    const problem = findRevisionProblem(order, submission);
    if (problem === null) void dispatch(reviseDocument({ order, submission }));
    else dispatch(revisionRefused(problem));
  };

/** Stops the running request; flushes the buffered text first, so that it is counted. */
export const stopRevision =
  (): AppThunk =>
  (dispatch, _getState, { generation }) => {
    generation.flush();
    dispatch(revisionStopped());
  };

/** Opens the version on screen in the editor. */
export const editDocument = (): AppThunk => (dispatch, getState) => {
  const version = selectVersionOnScreen(getState());
  if (version !== undefined) dispatch(editRequested(version.submission));
};

/** Ends editing when the page is left, unless a changed text would be lost. */
export const leaveDocument = (): AppThunk => (dispatch, getState) => {
  const state = getState();
  if (selectWork(state).status === 'editing' && !selectHasUnsavedEdit(state)) {
    dispatch(editDiscarded());
  }
};

/** Appends the edited text as a version; an unchanged text only ends editing. */
export const saveEdit =
  (): AppThunk =>
  (dispatch, getState, { clock }) => {
    const work = selectWork(getState());
    if (work.status !== 'editing') return;
    const { base, text } = work;
    if (text === base.response) {
      dispatch(editDiscarded());
      return;
    }
    const timestamp = clock.now().toISOString();
    const submission = { ...base, response: text, timestamp };
    dispatch(editSaved({ submission, origin: 'edit', model: null, seconds: null }));
  };
