import { createSlice, type Action } from '@reduxjs/toolkit';
import { bindMachine, type At } from '../../../machine/bindMachine';
import { comparisonMachine } from './comparisonMachine';
import { isKnownSubmission, type DocumentVersion } from './documentVersion';
import { isNewDraft, openedDocument, opening, type OpeningAction } from './openingAction';
import { reviseDocument } from './reviseDocument';
import { findRevisionProblem } from './revisionOrder';
import {
  answerTyped,
  comparisonClosed,
  comparisonOpened,
  editDiscarded,
  editRequested,
  editSaved,
  editTyped,
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
  noDocuments,
  versionOnScreen,
  type Work,
  type WorkbenchState,
} from './workbenchState';

const failed = {
  match: (action: Action): action is ReturnType<typeof reviseDocument.rejected> =>
    reviseDocument.rejected.match(action) && !action.meta.aborted,
};

const isOwnAnswer = (
  revising: At<Work, 'revising'>,
  action: { meta: { requestId: string } },
): boolean => revising.requestId === action.meta.requestId;

/** Another tab's sign-in, for example, reports the document that is on screen already. */
function isOnScreen(state: WorkbenchState, action: OpeningAction): boolean {
  const shown = versionOnScreen(state)?.submission;
  const { submission } = openedDocument(action);
  return (
    shown?.idea === submission?.idea &&
    shown?.documentType === submission?.documentType &&
    shown?.response === submission?.response
  );
}

/** The workbench machine, bound to its actions. It ignores answers to earlier requests. */
export const workbenchBinding = bindMachine<WorkbenchState>()(
  workbenchMachine,
  'work',
  {
    documentOpened: opening,
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
    documentOpened: (_work, action, state) => isNewDraft(action) || !isOnScreen(state, action),
    versionChosen: (_reading, { payload }, { documents }) =>
      payload.index in documents[payload.documentType].versions,
    versionRestored: (_reading, _action, state) => {
      const { versions, shown } = historyOnScreen(state);
      return shown < versions.length - 1;
    },
    submitted: (_reading, { meta: { arg } }) =>
      findRevisionProblem(arg.order, arg.submission) === null,
    textArrived: (revising, { payload }) => revising.requestId === payload.requestId,
    succeeded: isOwnAnswer,
    failed: isOwnAnswer,
    editSaved: ({ base }, { payload }) => payload.submission.response !== base.response,
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
  },
  {
    opened: (_closed, _action, state) => historyOnScreen(state).versions.length > 1,
    pairChosen: (_open, { payload: { before, after } }, state) => {
      const { versions } = historyOnScreen(state);
      return before in versions && after in versions;
    },
  },
);

declare module '../../../store/storeTypes' {
  interface LazySlices {
    workbench: WorkbenchState;
  }
}

const reading: Work & { status: 'reading' } = { status: 'reading', ended: null };

/** Appends a version to its document, and shows it. */
function append(state: WorkbenchState, version: DocumentVersion): void {
  const { documentType } = version.submission;
  const versions = [...state.documents[documentType].versions, version];
  state.documents[documentType] = { versions, shown: versions.length - 1 };
  state.documentType = documentType;
}

/** Shows a version already in memory, or starts anew with the document. */
function open(state: WorkbenchState, action: OpeningAction): void {
  const { submission, model, seconds } = openedDocument(action);
  if (submission === null || !isKnownSubmission(submission)) {
    state.documents = { ...noDocuments };
    return;
  }
  const { documentType } = submission;
  const present = findVersion(state, submission);
  if (present !== -1) {
    state.documents[documentType].shown = present;
    state.documentType = documentType;
    return;
  }
  state.documents = { ...noDocuments };
  state.model = model;
  // What the user typed is not lost because another tab stored a document.
  if (isNewDraft(action)) {
    state.instruction = '';
    state.answers = {};
  }
  append(state, { submission, origin: 'draft', model, seconds });
}

const workbenchSlice = createSlice({
  name: 'workbench',
  initialState: emptyWorkbench,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(instructionTyped, (state, { payload }) => {
        state.instruction = payload;
      })
      .addCase(answerTyped, (state, { payload }) => {
        state.answers[payload.question] = payload.answer;
      });

    workbenchBinding.addTransitions(builder, {
      documentOpened: (state, action, work) => {
        open(state, action);
        if (work.status !== 'editing') return reading;
        const version = versionOnScreen(state);
        if (version === undefined || work.text !== work.base.response) return work;
        // An unchanged text gives way to the new document's.
        const { submission } = version;
        return { status: 'editing', base: submission, text: submission.response };
      },
      versionChosen: (state, { payload }) => {
        state.documents[payload.documentType].shown = payload.index;
        state.documentType = payload.documentType;
        return reading;
      },
      versionRestored: (state, { payload }) => {
        append(state, payload);
        return reading;
      },
      submitted: (_state, { meta: { requestId, arg } }) => ({
        status: 'revising',
        requestId,
        order: arg.order,
        text: '',
      }),
      refused: (_state, { payload }) => ({
        status: 'reading',
        ended: { cause: { kind: payload }, characters: 0 },
      }),
      editRequested: (_state, { payload }) => ({
        status: 'editing',
        base: payload,
        text: payload.response,
      }),
      textArrived: (_state, { payload }, work) => ({ ...work, text: work.text + payload.text }),
      succeeded: (state, { payload }, { order }) => {
        append(state, payload);
        state.model = payload.model;
        // What was typed in the meantime stays.
        if (order.kind === 'answers') {
          state.answers = Object.fromEntries(
            Object.entries(state.answers).filter(
              ([question, answer]) =>
                !order.answered.some((sent) => sent[0] === question && sent[1] === answer),
            ),
          );
        }
        if ('instruction' in order && order.instruction === state.instruction) {
          state.instruction = '';
        }
        return reading;
      },
      failed: (_state, { payload }, { text }) => ({
        status: 'reading',
        ended: { cause: payload ?? { kind: 'unavailable' }, characters: text.length },
      }),
      stopped: (_state, _action, { text }) => ({
        status: 'reading',
        ended: { cause: { kind: 'stopped' }, characters: text.length },
      }),
      editTyped: (_state, { payload }, work) => ({ ...work, text: payload }),
      editSaved: (state, { payload }, { base }) => {
        // Another tab's document came in between: its versions are not those of the edited one.
        if (findVersion(state, base) === -1) {
          state.documents = { ...noDocuments };
          append(state, { submission: base, origin: 'draft', model: null, seconds: null });
        }
        append(state, payload);
        return reading;
      },
      editDiscarded: () => reading,
    });

    comparisonBinding.addTransitions(builder, {
      opened: () => ({ status: 'open', pair: null }),
      closed: () => ({ status: 'closed' }),
      pairChosen: (state, { payload }) => ({
        status: 'open',
        pair: {
          ...payload,
          documentType: state.documentType,
          shown: state.documents[state.documentType].shown,
        },
      }),
    });
  },
  selectors: {
    selectDocuments: (state) => state.documents,
    /** The type of the document on screen. */
    selectOpenType: (state) => state.documentType,
    /** Whether more than one document was made from the idea. */
    selectHasSisters: ({ documents }) =>
      Object.values(documents).filter(({ versions }) => versions.length > 0).length > 1,
    selectHistoryOnScreen: historyOnScreen,
    selectVersionOnScreen: versionOnScreen,
    selectWork: (state) => state.work,
    selectComparedPair: comparedPair,
    selectIsComparing: (state) => comparedPair(state) !== null,
    selectInstruction: (state) => state.instruction,
    selectAnswers: (state) => state.answers,
    selectLastModel: (state) => state.model,
    /** Whether the editor holds a text that is not saved as a version. */
    selectHasUnsavedEdit: ({ work }) =>
      work.status === 'editing' && work.text !== work.base.response,
  },
});

export const workbenchReducer = workbenchSlice.reducer;
export const {
  selectDocuments,
  selectOpenType,
  selectHasSisters,
  selectHistoryOnScreen,
  selectVersionOnScreen,
  selectWork,
  selectComparedPair,
  selectIsComparing,
  selectInstruction,
  selectAnswers,
  selectLastModel,
  selectHasUnsavedEdit,
} = workbenchSlice.getSelectors(
  ({ workbench = emptyWorkbench }: { workbench?: WorkbenchState | undefined }) => workbench,
);
