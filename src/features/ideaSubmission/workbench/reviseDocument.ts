import { findSection } from '../../../../contract/documentSections';
import type { IdeaSubmission } from '../../../../contract/storedValues';
import { offlineDrafterModel } from '../../../../contract/responsesApi';
import { cleanAnswer } from '../../../generation/cleanAnswer';
import { GenerationError, type GenerationFailure } from '../../../generation/generationPort';
import { nextStatus } from '../../../machine/defineMachine';
import { addAppListener } from '../../../store/addAppListener';
import { createAppAsyncThunk } from '../../../store/createAppAsyncThunk';
import { replaceSection } from './replaceSection';
import type { DocumentVersion, KnownSubmission } from './documentVersion';
import {
  findRevisionProblem,
  orderedType,
  revisionInput,
  type RevisionOrder,
} from './revisionOrder';
import { revisionTextArrived } from './workbenchEvents';
import { workbenchMachine } from './workbenchMachine';

/** An order, and the version on screen that it starts from. */
interface RevisionRequest {
  order: RevisionOrder;
  submission: KnownSubmission;
}

/** The whole document after the answer to an order. */
function revisedText({ order, submission }: RevisionRequest, answer: string): string {
  const text = cleanAnswer(orderedType(order, submission), answer);
  if (order.kind !== 'section') return text;
  const section = findSection(submission.response, order.place);
  // `findRevisionProblem` refuses an order for a section that the document does not have.
  return section === undefined
    ? text
    : replaceSection(submission.response, section, order.place.occurrence, text);
}

/** The offline drafter can only draft from an idea, so that an instruction becomes part of it. */
function revisedIdea({ order, submission }: RevisionRequest, model: string): string {
  if (order.kind === 'answers') return order.idea;
  if (order.kind === 'sister' || model !== offlineDrafterModel) return submission.idea;
  return `${submission.idea}\n\n${order.instruction.trim()}`.trim();
}

/**
 * Asks the generation service for another version of the document on screen, or for another document
 * (docs/behaviour.md#workbench). The request is aborted when the workbench no longer waits for it: after
 * `revisionStopped`, and when another document replaces this one. Does nothing while the workbench is busy.
 *
 * Fulfils with the version to append; rejects with the failure, or as aborted.
 */
export const reviseDocument = createAppAsyncThunk<
  DocumentVersion,
  RevisionRequest,
  { rejectValue: GenerationFailure; fulfilledMeta: { submission: IdeaSubmission } }
>(
  'workbench/reviseDocument',
  async (request, { dispatch, extra, fulfillWithValue, rejectWithValue, requestId }) => {
    const { order, submission } = request;
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
      const { text, model } = await extra.generation.generate({
        input: revisionInput(order, submission),
        signal: abort.signal,
        onText: (piece) => dispatch(revisionTextArrived({ requestId, text: piece })),
      });
      const now = extra.clock.now();
      const revised: KnownSubmission = {
        idea: revisedIdea(request, model),
        documentType: orderedType(order, submission),
        response: revisedText(request, text),
        timestamp: now.toISOString(),
      };
      const seconds = (now.getTime() - started) / 1000;
      return fulfillWithValue(
        { submission: revised, origin: order.kind, model, seconds },
        { submission: revised },
      );
    } catch (error) {
      if (error instanceof GenerationError) return rejectWithValue(error.failure);
      throw error;
    } finally {
      forgetEnd();
    }
  },
  {
    condition: ({ order, submission }, { getState }) => {
      const { workbench } = getState();
      return (
        workbench !== undefined &&
        nextStatus(workbenchMachine, workbench.work.status, 'submitted') !== undefined &&
        findRevisionProblem(order, submission) === null
      );
    },
  },
);
