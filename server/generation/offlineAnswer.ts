import { Readable } from 'node:stream';
import { findSection } from '../../contract/documentSections';
import { ideaWithInstruction } from '../../contract/ideaWithInstruction';
import { defaultInstruction, type Revision } from '../../contract/revisionPrompt';
import { RequestError } from '../RequestError';
import type { DraftRequest } from './draftRequest';
import type { Prompt } from './readPrompt';
import { textPieces } from './textPieces';
import { newResponseIdentity, responseCompleted, type SentResponse } from './responseObject';
import { responsesEvents, type SentEvent } from './responsesEvents';

/** Writes a document from an idea without a language model. */
export type Draft = (request: DraftRequest) => Promise<string>;

/** A stream of server-sent events, or the complete response object. */
export type OfflineAnswer =
  | { kind: 'stream'; events: Readable }
  | { kind: 'whole'; response: SentResponse & { output_text: string } };

/** The request to answer. */
export interface OfflineRequest {
  prompt: Prompt;
  stream: boolean;
}

/**
 * Answers a generation request like a service that implements the Responses API.
 *
 * @param draft writes the document
 * @throws RequestError 400 if neither document has the requested section
 */
export async function offlineAnswer(
  { prompt, stream }: OfflineRequest,
  draft: Draft,
): Promise<OfflineAnswer> {
  const text = await textOf(prompt, draft);
  const identity = newResponseIdentity();
  if (!stream) {
    return { kind: 'whole', response: { ...responseCompleted(identity, text), output_text: text } };
  }
  const events = responsesEvents(identity, textPieces(text));
  // A small buffer: writing stops soon after the browser stops reading.
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

/** Without a language model a revision is a new draft, from the idea with the instruction. */
async function textOf(prompt: Prompt, draft: Draft): Promise<string> {
  switch (prompt.kind) {
    case 'draft':
      return draft({ documentType: prompt.documentType, idea: prompt.idea });
    case 'sister':
      return draft({ documentType: prompt.target, idea: prompt.idea });
    case 'refine':
      return draft(revisionOf(prompt));
    case 'section':
      return sectionText(prompt, await draft(revisionOf(prompt)));
  }
}

function revisionOf({
  documentType,
  idea,
  instruction,
}: Exclude<Revision, { kind: 'sister' }>): DraftRequest {
  return {
    documentType,
    idea: instruction === defaultInstruction ? idea : ideaWithInstruction(idea, instruction),
  };
}

function sectionText(
  { documentType, heading, occurrence, document }: Extract<Revision, { kind: 'section' }>,
  redrafted: string,
): string {
  if (documentType === 'mockup') return redrafted;
  for (const text of [redrafted, document]) {
    const section = findSection(text, { heading, occurrence });
    if (section !== undefined) return text.slice(section.start, section.end);
  }
  throw new RequestError(400, 'invalid_prompt', 'The document has no section with this heading.');
}
