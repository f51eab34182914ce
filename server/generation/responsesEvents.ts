import type { Response, ResponseStreamEvent } from 'openai/resources/responses/responses';
import {
  completedMessage,
  responseCompleted,
  responseInProgress,
  type ResponseIdentity,
  type SentResponse,
} from './responseObject';

type Sent<Event> = Event extends { response: Response }
  ? Omit<Event, 'response'> & { response: SentResponse }
  : Event;
type Unnumbered<Event> = Event extends unknown ? Omit<Event, 'sequence_number'> : never;

/** An event of the Responses API as sent. */
export type SentEvent = Sent<ResponseStreamEvent>;

/**
 * Converts pieces of text into the event stream of the Responses API for one message.
 *
 * @param identity ids and time of the response
 * @param pieces the text in order; consumed lazily
 */
export function* responsesEvents(
  identity: ResponseIdentity,
  pieces: Iterable<string>,
): Generator<SentEvent, void, undefined> {
  let count = 0;
  const next = (event: Unnumbered<SentEvent>): SentEvent => ({
    ...event,
    sequence_number: count++,
  });
  const item = { item_id: identity.messageId, output_index: 0 };
  const part = { ...item, content_index: 0 };
  const emptyPart = { type: 'output_text' as const, annotations: [], logprobs: [], text: '' };

  yield next({ type: 'response.created', response: responseInProgress(identity) });
  yield next({ type: 'response.in_progress', response: responseInProgress(identity) });
  yield next({
    type: 'response.output_item.added',
    output_index: 0,
    item: { ...completedMessage(identity, ''), status: 'in_progress', content: [] },
  });
  yield next({ type: 'response.content_part.added', ...part, part: emptyPart });

  let text = '';
  for (const delta of pieces) {
    text += delta;
    yield next({ type: 'response.output_text.delta', ...part, delta, logprobs: [] });
  }

  yield next({ type: 'response.output_text.done', ...part, text, logprobs: [] });
  yield next({ type: 'response.content_part.done', ...part, part: { ...emptyPart, text } });
  yield next({
    type: 'response.output_item.done',
    output_index: 0,
    item: completedMessage(identity, text),
  });
  yield next({ type: 'response.completed', response: responseCompleted(identity, text) });
}
