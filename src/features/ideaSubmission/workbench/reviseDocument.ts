import { GenerationError, type GenerationFailure } from '../../../generation/generationPort';
import { nextStatus } from '../../../machine/defineMachine';
import { addAppListener } from '../../../store/addAppListener';
import { createAppAsyncThunk } from '../../../store/createAppAsyncThunk';
import { replacesSubmission, type SubmissionReplaced } from '../../../events/submissionReplaced';
import type { DocumentVersion, RevisableSubmission } from './documentVersion';
import { loadRevisionRequest } from './lazyRevisionRequest';
import type { RevisionRequest } from './revisionTask';
import { revisionTextArrived } from './workbenchEvents';
import { workbenchMachine } from './workbenchMachine';

/**
 * Asks the generation service for another version of the document on screen, or for another document
 * (docs/behaviour.md#workbench). The request is aborted when the workbench no longer waits for it: after
 * `revisionStopped`, and when another document replaces this one. Does nothing while the workbench is busy.
 * `requestRevision` validates the request first.
 *
 * Fulfils with the version to append; rejects with the failure, or as aborted.
 */
export const reviseDocument = createAppAsyncThunk<
  DocumentVersion,
  RevisionRequest,
  { rejectValue: GenerationFailure; fulfilledMeta: SubmissionReplaced['meta'] }
>(
  'workbench/reviseDocument',
  async (request, { dispatch, extra, fulfillWithValue, rejectWithValue, requestId }) => {
    const started = extra.clock.now().getTime();
    const abort = new AbortController();
    const forgetEnd = dispatch(
      addAppListener({
        predicate: (_action, { workbench }) =>
          workbench?.work.status !== 'revising' || workbench.work.requestId !== requestId,
        effect: () => {
          abort.abort();
        },
      }),
    );
    try {
      const { revisedType, revisedIdea, revisedText, revisionInput } = await loadRevisionRequest();
      const { text, model } = await extra.generation.generate({
        input: revisionInput(request),
        signal: abort.signal,
        onText: (piece) => dispatch(revisionTextArrived({ requestId, text: piece })),
      });
      const now = extra.clock.now();
      const revised: RevisableSubmission = {
        idea: revisedIdea(request, model),
        documentType: revisedType(request),
        response: revisedText(request, text),
        timestamp: now.toISOString(),
      };
      const seconds = (now.getTime() - started) / 1000;
      return fulfillWithValue(
        { submission: revised, origin: request.task.kind, model, seconds },
        replacesSubmission(revised),
      );
    } catch (error) {
      if (error instanceof GenerationError) return rejectWithValue(error.failure);
      throw error;
    } finally {
      forgetEnd();
    }
  },
  {
    condition: (_request, { getState }) => {
      const { workbench } = getState();
      return (
        workbench !== undefined &&
        nextStatus(workbenchMachine, workbench.work.status, 'submitted') !== undefined
      );
    },
  },
);
