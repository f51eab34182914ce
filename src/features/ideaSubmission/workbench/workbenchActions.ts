import { isBlank } from '../../../../contract/isBlank';
import type { DocumentType } from '../../../../contract/documentType';
import type { IdeaSubmission } from '../../../../contract/storedValues';
import type { AppThunk } from '../../../store/storeTypes';
import { mockupViewChosen } from '../document/documentViewEvents';
import { selectSubmission } from '../ideaSubmissionSlice';
import { readyToast } from '../readyToast';
import { isRevisable } from './documentVersion';
import { reviseDocument } from './reviseDocument';
import { loadRevisionRequest } from './lazyRevisionRequest';
import type { RevisionTask, RevisionProblem } from './revisionTask';
import { selectHasUnstoredDraft } from './selectHasUnstoredDraft';
import { selectIsOffline } from './selectIsOffline';
import {
  comparisonClosed,
  documentOpened,
  draftHeldBack,
  draftOpened,
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
  selectHistoryOnScreen,
  selectIsComparing,
  selectOpenType,
  selectUnread,
  selectVersionOnScreen,
  selectWork,
} from './workbenchSlice';
import { emptyWorkbench } from './workbenchState';
import { isInMemory } from './workbenchVersions';

/**
 * Opens the saved document on the workbench. If it is one of the versions in memory, the one on screen stays there. A
 * draft that waits to be read takes its place, but is only offered if a version has been made since it arrived.
 */
export const openDocument = (): AppThunk => (dispatch, getState) => {
  const state = getState();
  const workbench = state.workbench ?? emptyWorkbench;
  const unread = selectUnread(state);
  if (unread !== null) {
    dispatch(selectHasUnstoredDraft(state) ? offerDraft(unread.submission) : openDraft());
    return;
  }
  const submission = selectSubmission(state);
  if (submission === null || !isRevisable(submission)) return;
  if (isInMemory(workbench, submission)) return;
  const { model, seconds } = state.ideaSubmission.written ?? { model: null, seconds: null };
  dispatch(documentOpened({ submission, model, seconds }));
};

/** Opens the draft that waits to be read; the editor asks first if an edit is unsaved. */
export const openDraft =
  (): AppThunk =>
  (dispatch, getState, { toasts }) => {
    dispatch(leaveDocument());
    const state = getState();
    const unread = selectUnread(state);
    if (unread === null) return;
    if (selectHasUnsavedEdit(state)) {
      dispatch(draftHeldBack());
      return;
    }
    toasts.withdraw(draftOpened.type);
    // Another object, which is written even if it is the stored one: that ends the question about one that is not stored.
    dispatch(draftOpened({ ...unread, submission: { ...unread.submission } }));
  };

/** Shows the toast that opens the draft that waits to be read. */
export const offerDraft =
  (submission: IdeaSubmission): AppThunk =>
  (dispatch, _getState, { toasts }) => {
    const source = draftOpened.type;
    toasts.withdraw(source);
    const run = () => {
      dispatch(openDraft());
    };
    toasts.show({ ...readyToast(submission.documentType, run), source });
  };

/** Puts a version on screen; by default the one last shown of another document. */
export const chooseVersion =
  (documentType: DocumentType, index?: number): AppThunk =>
  (dispatch, getState) => {
    const { versions, shown } = selectDocuments(getState())[documentType];
    const chosen = index ?? shown;
    if (chosen in versions) dispatch(versionChosen({ documentType, index: chosen }));
  };

/** Appends a copy of the version on screen. */
export const restoreVersion =
  (): AppThunk =>
  (dispatch, getState, { clock }) => {
    const { versions, shown } = selectHistoryOnScreen(getState());
    const version = versions[shown];
    if (version === undefined) return;
    const submission = { ...version.submission, timestamp: clock.now().toISOString() };
    dispatch(versionRestored({ ...version, submission, restoredFrom: shown }));
  };

/** Sends a task, or reports the missing input. */
export const requestRevision =
  (task: RevisionTask): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const version = selectVersionOnScreen(getState());
    if (version === undefined) return;
    const request = { task, submission: version.submission };
    let problem: RevisionProblem | null;
    try {
      problem = (await loadRevisionRequest()).findRevisionProblem(
        request,
        selectIsOffline(getState()),
      );
    } catch {
      problem = 'notLoaded';
    }
    if (selectWork(getState()).status !== 'reading') return;
    if (problem === null) void dispatch(reviseDocument(request));
    else dispatch(revisionRefused({ asked: task.kind, problem }));
  };

/** Stops the running request; flushes the buffered text first, so that it is counted. */
export const stopRevision =
  (): AppThunk =>
  (dispatch, _getState, { generation }) => {
    generation.flush();
    dispatch(revisionStopped());
  };

/** Replaces a comparison or a preview with the version's text, so that a line can be shown. */
export const showDocumentText = (): AppThunk => (dispatch, getState) => {
  const state = getState();
  if (selectIsComparing(state)) dispatch(comparisonClosed());
  if (selectOpenType(state) === 'mockup') dispatch(mockupViewChosen('code'));
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

/** Appends the edited text as a version; an unchanged text only ends editing, and a blank one stays in the editor. */
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
    if (isBlank(text)) return;
    const timestamp = clock.now().toISOString();
    const submission = { ...base, response: text, timestamp };
    dispatch(editSaved({ submission, origin: 'edit', model: null, seconds: null }));
  };
