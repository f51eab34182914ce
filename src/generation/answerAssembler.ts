import * as v from 'valibot';
import { GenerationError, type GeneratedDocument } from './generationPort';
import { failureOfServiceError, serviceErrorSchema } from './serviceFailure';
import {
  documentOfResponse,
  serviceResponseSchema,
  textOfResponse,
  type ServiceResponse,
} from './serviceResponse';

const position = {
  output_index: v.optional(v.number(), 0),
  content_index: v.optional(v.number(), 0),
};
/** Some services send an error as an event without a type. */
const eventSchema = v.object({ type: v.optional(v.string()), error: v.optional(v.unknown()) });
const deltaSchema = v.object({ ...position, delta: v.string() });
const partDoneSchema = v.object({ ...position, text: v.string() });
const contentPartSchema = v.object({ part: v.object({ type: v.string() }) });
const endSchema = v.object({ response: serviceResponseSchema });

export interface AnswerAssembler {
  /**
   * Processes one parsed event of the stream.
   *
   * @returns the document if this event completes it, otherwise `undefined`
   * @throws GenerationError if the event ends the response without a whole document, or is not part of the protocol
   */
  take: (event: unknown) => GeneratedDocument | undefined;
}

/**
 * Assembles a streamed response from its events.
 *
 * The final text of a part or of the response takes precedence over the concatenated deltas; if it extends the text
 * received so far, `onText` receives the rest.
 *
 * @param onText receives each piece of text as it arrives, unchanged
 */
export function createAnswerAssembler(onText: (text: string) => void): AnswerAssembler {
  const parts = new Map<string, string>();
  let emitted = '';

  function emit(text: string) {
    emitted += text;
    onText(text);
  }

  function end(response: ServiceResponse): GeneratedDocument {
    const final = textOfResponse(response);
    const text = final === '' ? [...parts.values()].join('') : final;
    if (text.startsWith(emitted)) emit(text.slice(emitted.length));
    return documentOfResponse(response, text);
  }

  function take(event: unknown): GeneratedDocument | undefined {
    const { type, error } = parse(eventSchema, event);
    if (error !== undefined && error !== null) throw failureOfEvent(error);
    switch (type) {
      case 'response.output_text.delta': {
        const { delta, ...where } = parse(deltaSchema, event);
        const key = partKey(where);
        parts.set(key, (parts.get(key) ?? '') + delta);
        emit(delta);
        return undefined;
      }
      case 'response.output_text.done': {
        const { text, ...where } = parse(partDoneSchema, event);
        const key = partKey(where);
        const concatenated = parts.get(key) ?? '';
        parts.set(key, text);
        if (text.startsWith(concatenated)) emit(text.slice(concatenated.length));
        return undefined;
      }
      case 'response.content_part.added':
      case 'response.content_part.done':
        if (parse(contentPartSchema, event).part.type !== 'refusal') return undefined;
        throw new GenerationError({ kind: 'refused' });
      case 'response.refusal.delta':
      case 'response.refusal.done':
        throw new GenerationError({ kind: 'refused' });
      case 'response.completed':
        return end(parse(endSchema, event).response);
      case 'response.incomplete':
        return end({ ...parse(endSchema, event).response, status: 'incomplete' });
      case 'response.failed':
        return end({ ...parse(endSchema, event).response, status: 'failed' });
      case 'error':
        throw new GenerationError(failureOfServiceError(parse(serviceErrorSchema, event)));
      case undefined:
        throw new GenerationError({ kind: 'malformed' });
      default:
        return undefined;
    }
  }

  return { take };
}

function failureOfEvent(error: unknown): GenerationError {
  const said = v.safeParse(serviceErrorSchema, error);
  return new GenerationError(
    failureOfServiceError(said.success ? said.output : { code: null, type: null }),
  );
}

function partKey({ output_index, content_index }: { output_index: number; content_index: number }) {
  return `${output_index}.${content_index}`;
}

function parse<TSchema extends v.GenericSchema>(
  schema: TSchema,
  event: unknown,
): v.InferOutput<TSchema> {
  const result = v.safeParse(schema, event);
  if (result.success) return result.output;
  throw new GenerationError({ kind: 'malformed' }, { cause: new v.ValiError(result.issues) });
}
