import { Readable } from 'node:stream';
import type { DocumentType } from '../../contract/documentType';
import { parsePrompt } from '../../contract/prompt';
import type { GenerationRequest } from '../../contract/responsesApi';
import { RequestError } from '../RequestError';
import { textPieces } from './textPieces';
import { newResponseIdentity, responseCompleted, type SentResponse } from './responseObject';
import { responsesEvents, type SentEvent } from './responsesEvents';

/** Writes a document from an idea without a language model. */
export type Draft = (documentType: DocumentType, idea: string) => string;

/** A stream of server-sent events, or the complete response object. */
export type OfflineAnswer =
  | { kind: 'stream'; events: Readable }
  | { kind: 'whole'; response: SentResponse & { output_text: string } };

/**
 * Answers a generation request as a service with the Responses API would.
 *
 * @param order the request; its `input` must be a prompt of this product
 * @param draft writes the document
 * @throws RequestError 400 if the input is not such a prompt or contains no idea
 */
export function offlineAnswer(order: GenerationRequest, draft: Draft): OfflineAnswer {
  const prompt = parsePrompt(order.input);
  if (prompt === undefined) {
    throw new RequestError(
      400,
      'invalid_prompt',
      'The offline drafter takes only prompts that begin as in "Create a Product Requirement Document based on the following idea: ".',
    );
  }
  if (prompt.idea === '') {
    throw new RequestError(400, 'invalid_prompt', 'The prompt has no idea in it.');
  }
  const text = draft(prompt.documentType, prompt.idea);
  const identity = newResponseIdentity();
  if (order.stream !== true) {
    return { kind: 'whole', response: { ...responseCompleted(identity, text), output_text: text } };
  }
  const events = responsesEvents(identity, textPieces(text));
  // A small buffer: drafting stops soon after the browser stops reading.
  return {
    kind: 'stream',
    events: Readable.from(serverSentEvents(events), { objectMode: false, highWaterMark: 1024 }),
  };
}

function* serverSentEvents(events: Iterable<SentEvent>): Generator<string, void, undefined> {
  for (const event of events) {
    yield `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
  }
}
