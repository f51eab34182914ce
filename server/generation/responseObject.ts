import { randomUUID } from 'node:crypto';
import type { Response, ResponseOutputMessage } from 'openai/resources/responses/responses';
import { offlineDrafterModel } from '../../contract/responsesApi';

/** A response object as sent; clients derive `output_text` from `output`. */
export type SentResponse = Omit<Response, 'output_text'>;

/** The fields that are equal in all events of a response. */
export interface ResponseIdentity {
  responseId: string;
  messageId: string;
  /** Seconds since 1970. */
  createdAt: number;
}

/** Creates the identity of a new response. */
export function newResponseIdentity(): ResponseIdentity {
  return { responseId: newId('resp'), messageId: newId('msg'), createdAt: nowInSeconds() };
}

/** The response object at the start of a stream, without text. */
export function responseInProgress({ responseId, createdAt }: ResponseIdentity): SentResponse {
  return {
    id: responseId,
    object: 'response',
    created_at: createdAt,
    status: 'in_progress',
    background: false,
    completed_at: null,
    error: null,
    incomplete_details: null,
    instructions: null,
    max_output_tokens: null,
    metadata: {},
    model: offlineDrafterModel,
    output: [],
    parallel_tool_calls: true,
    previous_response_id: null,
    temperature: null,
    text: { format: { type: 'text' } },
    tool_choice: 'auto',
    tools: [],
    top_p: null,
    truncation: 'disabled',
  };
}

/** The complete response object. */
export function responseCompleted(identity: ResponseIdentity, text: string): SentResponse {
  return {
    ...responseInProgress(identity),
    status: 'completed',
    completed_at: nowInSeconds(),
    output: [completedMessage(identity, text)],
    // No language model, so no tokens.
    usage: {
      input_tokens: 0,
      input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
      output_tokens: 0,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 0,
    },
  };
}

/** The output item with the complete text. */
export function completedMessage(
  { messageId }: ResponseIdentity,
  text: string,
): ResponseOutputMessage {
  return {
    id: messageId,
    type: 'message',
    status: 'completed',
    role: 'assistant',
    content: [{ type: 'output_text', annotations: [], logprobs: [], text }],
  };
}

function newId(kind: 'resp' | 'msg'): string {
  return `${kind}_${randomUUID().replaceAll('-', '')}`;
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
