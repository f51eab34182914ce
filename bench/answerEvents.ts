const place = { item_id: 'msg_bench', output_index: 0, content_index: 0 };

function sent(event: { type: string } & Record<string, unknown>): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

/** A serialised delta event of the Responses API. */
export function deltaEvent(delta: string, number: number): string {
  const type = 'response.output_text.delta';
  return sent({ type, sequence_number: number, ...place, delta, logprobs: [] });
}

/** The serialised final events of a response. */
export function endEvents(text: string): string {
  const part = { type: 'output_text', text, annotations: [], logprobs: [] };
  return (
    sent({ type: 'response.output_text.done', ...place, text, logprobs: [] }) +
    sent({
      type: 'response.completed',
      response: {
        id: 'resp_bench',
        object: 'response',
        created_at: 1_767_268_800,
        status: 'completed',
        model: 'gpt-4.1',
        error: null,
        incomplete_details: null,
        output: [
          {
            id: place.item_id,
            type: 'message',
            status: 'completed',
            role: 'assistant',
            content: [part],
          },
        ],
      },
    })
  );
}
