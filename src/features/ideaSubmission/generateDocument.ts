import { promptFor } from '../../../contract/prompt';
import { routePaths } from '../../../contract/routePaths';
import type { IdeaSubmission } from '../../../contract/storedValues';
import { GenerationError, type GenerationFailure } from '../../generation/generationPort';
import { nextStatus } from '../../machine/defineMachine';
import { addAppListener } from '../../store/addAppListener';
import { createAppAsyncThunk } from '../../store/createAppAsyncThunk';
import { generationMachine } from './generationMachine';
import { findIdeaProblem } from './ideaLimits';
import { generationStopped, generationTextArrived } from './ideaSubmissionEvents';
import { isOnPage } from './isOnPage';

/** Which model wrote a document, and how long it took. */
export interface WrittenBy {
  model: string;
  seconds: number;
}

/** What comes with a finished document; `isReading` if the user is on the result page, which may show another one. */
export interface Finished {
  written: WrittenBy;
  isReading: boolean;
}

/**
 * Asks the language model for the chosen document from the typed idea (docs/behaviour.md#generation). Dispatching
 * `generationStopped` aborts the request. Does nothing while another generation runs, or if the
 * idea is too short or too long.
 *
 * Fulfils with the submission to save; rejects with the failure, or as aborted after a stop.
 */
export const generateDocument = createAppAsyncThunk<
  IdeaSubmission,
  undefined,
  { rejectValue: GenerationFailure; fulfilledMeta: Finished }
>(
  'ideaSubmission/generateDocument',
  async (_, { dispatch, extra, fulfillWithValue, getState, rejectWithValue, requestId }) => {
    const started = extra.clock.now().getTime();
    const { documentType, idea: typed } = getState().ideaSubmission;
    const idea = typed.trim();
    const abort = new AbortController();
    const forgetStop = dispatch(
      addAppListener({
        actionCreator: generationStopped,
        effect: () => {
          abort.abort();
        },
      }),
    );
    try {
      const { text, model } = await extra.generation.generate({
        input: promptFor(documentType, idea),
        signal: abort.signal,
        onText: (piece) => dispatch(generationTextArrived({ requestId, text: piece })),
      });
      const now = extra.clock.now();
      return fulfillWithValue(
        { idea, documentType, response: text, timestamp: now.toISOString() },
        {
          written: { model, seconds: (now.getTime() - started) / 1000 },
          isReading: isOnPage(routePaths.result),
        },
      );
    } catch (error) {
      if (error instanceof GenerationError) return rejectWithValue(error.failure);
      throw error;
    } finally {
      forgetStop();
    }
  },
  {
    condition: (_, { getState }) => {
      const { generation, idea } = getState().ideaSubmission;
      return (
        nextStatus(generationMachine, generation.status, 'submitted') !== undefined &&
        findIdeaProblem(idea) === null
      );
    },
  },
);
