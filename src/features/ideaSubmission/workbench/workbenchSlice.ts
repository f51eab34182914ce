import { isBlank } from '../../../../contract/isBlank';
import { createSlice, isAnyOf, type Action } from '@reduxjs/toolkit';
import { bindMachine, type InStatus } from '../../../machine/bindMachine';
import { clearSentText } from './clearSentText';
import { comparisonMachine } from './comparisonMachine';
import {
  arrivalAction,
  arrivedVersion,
  openedVersion,
  openingAction,
  opensNewDraft,
} from './openingAction';
import { hasUnsentAnswer } from './hasUnsentAnswer';
import { reviseDocument } from './reviseDocument';
import { withLines } from './withLines';
import {
  answerTyped,
  comparisonClosed,
  comparisonOpened,
  editDiscarded,
  editRequested,
  editSaved,
  editTyped,
  instructionAdded,
  instructionTyped,
  pairChosen,
  revisionRefused,
  revisionStopped,
  revisionTextArrived,
  versionChosen,
  versionRestored,
} from './workbenchEvents';
import { workbenchMachine } from './workbenchMachine';
import {
  comparedPair,
  emptyWorkbench,
  findVersion,
  historyOnScreen,
  noComparison,
  versionOnScreen,
  type EndedRevision,
  type Work,
  type WorkbenchState,
} from './workbenchState';
import {
  addArrival,
  appendVersion,
  editorWorkAfter,
  isInMemory,
  openDocument,
  prependDraft,
} from './workbenchVersions';

const failed = {
  match: (action: Action): action is ReturnType<typeof reviseDocument.rejected> =>
    reviseDocument.rejected.match(action) && !action.meta.aborted,
};

const isOwnAnswer = (
  revising: InStatus<Work, 'revising'>,
  action: { meta: { requestId: string } },
): boolean => revising.requestId === action.meta.requestId;

/** The workbench machine, bound to its actions. It ignores answers to earlier requests. */
export const workbenchBinding = bindMachine<WorkbenchState>()(
  workbenchMachine,
  'work',
  {
    documentOpened: openingAction,
    documentArrived: arrivalAction,
    versionChosen,
    versionRestored,
    submitted: reviseDocument.pending,
    refused: revisionRefused,
    editRequested,
    textArrived: revisionTextArrived,
    succeeded: reviseDocument.fulfilled,
    failed,
    stopped: revisionStopped,
    editTyped,
    editSaved,
    editDiscarded,
  },
  {
    documentOpened: (_work, action, state) => {
      const version = openedVersion(action);
      return opensNewDraft(action) || version === null || !isInMemory(state, version.submission);
    },
    documentArrived: (_work, action, state) => {
      const version = arrivedVersion(action);
      return version !== null && !isInMemory(state, version.submission);
    },
    versionChosen: (_reading, { payload }, { documents }) =>
      payload.index in documents[payload.documentType].versions,
    versionRestored: (_reading, _action, state) => {
      const { versions, shown } = historyOnScreen(state);
      return shown < versions.length - 1;
    },
    textArrived: (revising, { payload }) => revising.requestId === payload.requestId,
    succeeded: isOwnAnswer,
    failed: isOwnAnswer,
    editSaved: ({ base }, { payload: { submission } }) =>
      submission.response !== base.response && !isBlank(submission.response),
  },
);

/** The comparison machine, bound to its actions. */
export const comparisonBinding = bindMachine<WorkbenchState>()(
  comparisonMachine,
  'comparison',
  {
    opened: comparisonOpened,
    closed: comparisonClosed,
    pairChosen,
    documentChanged: {
      match: isAnyOf(
        openingAction.match,
        arrivalAction.match,
        versionChosen,
        versionRestored,
        reviseDocument.fulfilled,
        editSaved,
      ),
    },
  },
  {
    opened: (_closed, _action, state) => historyOnScreen(state).versions.length > 1,
    pairChosen: (_open, { payload: { before, after } }, state) => {
      const { versions } = historyOnScreen(state);
      return before in versions && after in versions;
    },
    // The workbench handles these actions first, so that the state is the new one.
    documentChanged: (comparison, _action, state) =>
      comparison.status === 'open' &&
      (comparison.documentType !== state.documentType ||
        historyOnScreen(state).versions.length < 2),
  },
);

declare module '../../../store/storeTypes' {
  interface LazySlices {
    workbench: WorkbenchState;
  }
}

const reading: Work & { status: 'reading' } = { status: 'reading', ended: null };

/** The state after a request that produced no version. */
function end(
  { task, text }: InStatus<Work, 'revising'>,
  cause: EndedRevision['cause'],
): InStatus<Work, 'reading'> {
  return { status: 'reading', ended: { asked: task.kind, cause, characters: text.length } };
}

/** Whether the editor holds a text that is not saved as a version. */
const hasUnsavedEdit = ({ work }: WorkbenchState): boolean =>
  work.status === 'editing' && work.text !== work.base.response;

const workbenchSlice = createSlice({
  name: 'workbench',
  initialState: emptyWorkbench,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(instructionTyped, (state, { payload }) => {
        state.instructions[state.documentType] = payload;
      })
      .addCase(instructionAdded, (state, { payload }) => {
        const { documentType, instructions } = state;
        instructions[documentType] = withLines(instructions[documentType], payload.split('\n'));
      })
      .addCase(answerTyped, (state, { payload }) => {
        state.answers[payload.question] = payload.answer;
      });

    workbenchBinding.addTransitions(builder, {
      documentOpened: (state, action, work) => {
        openDocument(state, action);
        return work.status === 'editing' ? editorWorkAfter(state, work) : reading;
      },
      documentArrived: (state, action, work) => {
        addArrival(state, action);
        return work.status === 'editing' ? editorWorkAfter(state, work) : work;
      },
      versionChosen: (state, { payload: { documentType, index } }) => {
        state.documents[documentType].shown = index;
        state.documentType = documentType;
        return reading;
      },
      versionRestored: (state, { payload }) => {
        appendVersion(state, payload);
        return reading;
      },
      submitted: (_state, { meta: { requestId, arg } }) => ({
        status: 'revising',
        requestId,
        task: arg.task,
        text: '',
      }),
      refused: (_state, { payload: { asked, problem } }) => ({
        status: 'reading',
        ended: { asked, cause: { kind: problem }, characters: 0 },
      }),
      editRequested: (_state, { payload }) => ({
        status: 'editing',
        base: payload,
        text: payload.response,
      }),
      textArrived: (_state, { payload }, work) => ({ ...work, text: work.text + payload.text }),
      succeeded: (state, { payload }, { task }) => {
        appendVersion(state, payload);
        state.model = payload.model;
        clearSentText(state, task, payload.submission.documentType);
        return reading;
      },
      failed: (_state, { payload }, revising) => end(revising, payload ?? { kind: 'unavailable' }),
      stopped: (_state, _action, revising) => end(revising, { kind: 'stopped' }),
      editTyped: (_state, { payload }, work) => ({ ...work, text: payload }),
      editSaved: (state, { payload }, { base }) => {
        // A new draft has arrived meanwhile, in place of the edited document: keep it between that and the edit.
        if (findVersion(state, base) === -1) prependDraft(state, base);
        appendVersion(state, payload);
        return reading;
      },
      editDiscarded: () => reading,
    });

    comparisonBinding.addTransitions(builder, {
      opened: ({ documentType }) => ({ status: 'open', documentType, pair: null }),
      closed: () => noComparison,
      documentChanged: () => noComparison,
      pairChosen: (state, { payload }) => ({
        status: 'open',
        documentType: state.documentType,
        pair: { ...payload, shown: state.documents[state.documentType].shown },
      }),
    });
  },
  selectors: {
    selectDocuments: (state) => state.documents,
    /** The type of the document on screen. */
    selectOpenType: (state) => state.documentType,
    /** Whether more than one document was made from the idea. */
    selectHasOtherDocuments: ({ documents }) =>
      Object.values(documents).filter(({ versions }) => versions.length > 0).length > 1,
    selectHistoryOnScreen: historyOnScreen,
    selectVersionOnScreen: versionOnScreen,
    selectWork: (state) => state.work,
    selectWorkStatus: (state) => state.work.status,
    /** The last request, if it produced no version. */
    selectEndedRevision: ({ work }) => (work.status === 'reading' ? work.ended : null),
    selectComparedPair: comparedPair,
    selectIsComparing: (state) => comparedPair(state) !== null,
    selectInstruction: ({ instructions, documentType }) => instructions[documentType],
    selectAnswers: (state) => state.answers,
    /** The draft that waits to be read. */
    selectUnread: (state) => state.unread,
    selectLastModel: (state) => state.model,
    selectHasUnsavedEdit: hasUnsavedEdit,
    /** Whether a reload would lose typed text or a running request. Versions don't count. */
    selectHasUnsavedText: (state) =>
      state.work.status === 'revising' ||
      hasUnsavedEdit(state) ||
      hasUnsentAnswer(state) ||
      Object.values(state.instructions).some((text) => text.trim() !== ''),
  },
});

export const workbenchReducer = workbenchSlice.reducer;
export const {
  selectDocuments,
  selectOpenType,
  selectHasOtherDocuments,
  selectHistoryOnScreen,
  selectVersionOnScreen,
  selectWork,
  selectWorkStatus,
  selectEndedRevision,
  selectComparedPair,
  selectIsComparing,
  selectInstruction,
  selectAnswers,
  selectUnread,
  selectLastModel,
  selectHasUnsavedEdit,
  selectHasUnsavedText,
} = workbenchSlice.getSelectors(
  ({ workbench = emptyWorkbench }: { workbench?: WorkbenchState | undefined }) => workbench,
);
