import { createSlice, type Action } from '@reduxjs/toolkit';
import { defaultDocumentType, type DocumentType } from '../../../contract/documentType';
import type { IdeaSubmission } from '../../../contract/storedValues';
import { otherDialogOpened } from '../../events/dialogOpened';
import { exampleIdeaChosen } from '../../events/exampleIdeaChosen';
import { storedStateChangedElsewhere } from '../../events/storedStateChangedElsewhere';
import { storedStateRestored } from '../../events/storedStateRestored';
import { submissionReplaced } from '../../events/submissionReplaced';
import type { GenerationFailure } from '../../generation/generationPort';
import { bindMachine, type InStatus } from '../../machine/bindMachine';
import { documentTypeMachine } from './documentTypeMachine';
import { generateDocument, type WrittenBy } from './generateDocument';
import { generationMachine } from './generationMachine';
import { findIdeaProblem, type IdeaProblem } from './ideaLimits';
import {
  communityJoined,
  contactSubmitted,
  dialogDismissed,
  documentTypeSelected,
  expertFeedbackAccepted,
  expertFeedbackDeclined,
  expertFeedbackRequested,
  generationStopped,
  generationTextArrived,
  ideaRefused,
  ideaTyped,
} from './ideaSubmissionEvents';
import { resultDialogMachine } from './dialogs/resultDialogMachine';

/** A generation that ended without a whole document, and the text that had arrived. */
export interface Interruption {
  cause: GenerationFailure | { kind: 'stopped' };
  documentType: DocumentType;
  text: string;
}

/** The state of a generation (docs/behaviour.md#generation); `kept` is the partial text of the previous attempt. */
export type Generation =
  | { status: 'idle'; interruption: Interruption | null }
  | {
      status: 'busy';
      requestId: string;
      documentType: DocumentType;
      text: string;
      kept: Interruption | null;
    };

export type ResultDialog = 'closed' | 'review' | 'contact' | 'join';

export interface IdeaSubmissionState {
  /** The idea as typed. */
  idea: string;
  /** The problem of the idea when last submitted; `null` before that and once it is fixed. */
  ideaProblem: IdeaProblem | null;
  documentType: DocumentType;
  generation: Generation;
  /** The last whole document, also stored in the browser. */
  submission: IdeaSubmission | null;
  /** Who wrote the last draft of this visit; not stored. */
  written: WrittenBy | null;
  dialog: ResultDialog;
}

const selectedType = (type: DocumentType) => ({
  match: (action: Action): action is Action =>
    (documentTypeSelected.match(action) && action.payload === type) ||
    (exampleIdeaChosen.match(action) && action.payload.documentType === type),
});

const failed = {
  match: (action: Action): action is ReturnType<typeof generateDocument.rejected> =>
    generateDocument.rejected.match(action) && !action.meta.aborted,
};

const isOwnAnswer = (
  busy: InStatus<Generation, 'busy'>,
  action: { meta: { requestId: string } },
): boolean => busy.requestId === action.meta.requestId;

/** The generation machine, bound to its actions. It ignores responses to earlier requests. */
export const generationBinding = bindMachine<IdeaSubmissionState>()(
  generationMachine,
  'generation',
  {
    submitted: generateDocument.pending,
    textArrived: generationTextArrived,
    succeeded: generateDocument.fulfilled,
    failed,
    stopped: generationStopped,
  },
  {
    submitted: (_idle, _action, { idea }) => findIdeaProblem(idea) === null,
    textArrived: (busy, action) => busy.requestId === action.payload.requestId,
    succeeded: isOwnAnswer,
    failed: isOwnAnswer,
  },
);

/** The document-type machine, bound to its action. */
export const documentTypeBinding = bindMachine<IdeaSubmissionState>()(
  documentTypeMachine,
  'documentType',
  {
    prdSelected: selectedType('prd'),
    frdSelected: selectedType('frd'),
    mockupSelected: selectedType('mockup'),
  },
);

/** The machine of the result's three dialogs, bound to its actions. */
export const resultDialogBinding = bindMachine<IdeaSubmissionState>()(
  resultDialogMachine,
  'dialog',
  {
    feedbackRequested: expertFeedbackRequested,
    feedbackAccepted: expertFeedbackAccepted,
    feedbackDeclined: expertFeedbackDeclined,
    contactSubmitted,
    communityJoined,
    dismissed: dialogDismissed,
    otherDialogOpened: otherDialogOpened('ideaSubmission'),
  },
);

function interrupt(
  busy: InStatus<Generation, 'busy'>,
  cause: Interruption['cause'],
): Generation & { status: 'idle' } {
  const { documentType, text, kept } = busy;
  // Of two partial texts, keep the longer one.
  const left = kept !== null && kept.text.length > text.length ? kept : { documentType, text };
  return { status: 'idle', interruption: { ...left, cause } };
}

declare module '../../store/storeTypes' {
  interface EagerSlices {
    ideaSubmission: IdeaSubmissionState;
  }
}

const initialState: IdeaSubmissionState = {
  idea: '',
  ideaProblem: null,
  documentType: defaultDocumentType,
  generation: { status: 'idle', interruption: null },
  submission: null,
  written: null,
  dialog: 'closed',
};

const ideaSubmissionSlice = createSlice({
  name: 'ideaSubmission',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(ideaTyped, (state, { payload }) => {
        state.idea = payload;
        // After a rejected submission, validate on every change.
        if (state.ideaProblem !== null) state.ideaProblem = findIdeaProblem(payload);
      })
      .addCase(exampleIdeaChosen, (state, { payload }) => {
        state.idea = payload.idea;
        state.ideaProblem = null;
      })
      .addCase(ideaRefused, (state, { payload }) => {
        state.ideaProblem = payload;
      })
      .addMatcher(submissionReplaced.match, (state, { meta }) => {
        state.submission = meta.replacesSubmission;
      })
      .addMatcher(storedStateRestored.match, (state, { payload }) => {
        state.submission = payload.submission;
      })
      .addMatcher(storedStateChangedElsewhere.match, (state, { payload }) => {
        // Take the newest document. If another tab removed it, keep it while the user reads it.
        if (payload.submission === null) return;
        state.submission = payload.submission;
        state.written = null;
      });

    generationBinding.addTransitions(builder, {
      submitted: (state, { meta }, { interruption }) => ({
        status: 'busy',
        requestId: meta.requestId,
        documentType: state.documentType,
        text: '',
        kept: interruption,
      }),
      textArrived: (_state, { payload }, busy) => ({ ...busy, text: busy.text + payload.text }),
      succeeded: (state, { payload, meta }) => {
        state.submission = payload;
        state.written = meta.written;
        return { status: 'idle', interruption: null };
      },
      failed: (_state, { payload }, busy) => interrupt(busy, payload ?? { kind: 'unavailable' }),
      stopped: (_state, _action, busy) => interrupt(busy, { kind: 'stopped' }),
    });

    documentTypeBinding.addTransitions(builder, {
      prdSelected: () => 'prd',
      frdSelected: () => 'frd',
      mockupSelected: () => 'mockup',
    });

    resultDialogBinding.addTransitions(builder, {
      feedbackRequested: () => 'review',
      feedbackAccepted: () => 'contact',
      feedbackDeclined: () => 'join',
      contactSubmitted: () => 'closed',
      communityJoined: () => 'closed',
      dismissed: () => 'closed',
      otherDialogOpened: () => 'closed',
    });
  },
  selectors: {
    selectIdea: (state) => state.idea,
    selectIdeaProblem: (state) => state.ideaProblem,
    selectDocumentType: (state) => state.documentType,
    selectGeneration: (state) => state.generation,
    /** Whether a document is being written, or was left unfinished. */
    selectHasDraft: ({ generation }) =>
      generation.status === 'busy' || generation.interruption !== null,
    selectIsGenerating: ({ generation }) => generation.status === 'busy',
    selectSubmission: (state) => state.submission,
    selectResultDialog: (state) => state.dialog,
    /**
     * Whether leaving the site would lose a running generation or an unfinished draft. The idea stays in
     * the history entry of its page.
     */
    selectHasUnsavedWork: ({ generation }) =>
      generation.status === 'busy' || (generation.interruption?.text ?? '') !== '',
  },
});

export const ideaSubmissionReducer = ideaSubmissionSlice.reducer;
export const {
  selectIdea,
  selectIdeaProblem,
  selectDocumentType,
  selectGeneration,
  selectHasDraft,
  selectIsGenerating,
  selectSubmission,
  selectResultDialog,
  selectHasUnsavedWork,
} = ideaSubmissionSlice.selectors;
