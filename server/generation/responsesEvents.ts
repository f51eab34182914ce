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

/** An event of the Responses protocol as it is sent. */
export type SentEvent = Sent<ResponseStreamEvent>;

/**
 * Turns pieces of a text into the events in which the Responses API streams one message.
 *
 * @param identity the answer's ids and time
 * @param pieces the text, in order; each is taken only when its event is wanted
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
