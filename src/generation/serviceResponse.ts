import * as v from 'valibot';
import { generationModel } from '../../contract/responsesApi';
import { GenerationError, type GeneratedDocument } from './generationPort';
import { failureOfServiceError, serviceErrorSchema } from './serviceFailure';

const contentPartSchema = v.object({ type: v.string(), text: v.nullish(v.string(), null) });

const outputItemSchema = v.object({ content: v.nullish(v.array(contentPartSchema), []) });

/** The fields we use of a response object. */
export const serviceResponseSchema = v.object({
  model: v.nullish(v.string(), null),
  status: v.nullish(v.string(), null),
  output_text: v.nullish(v.string(), null),
  output: v.nullish(v.array(outputItemSchema), []),
  error: v.nullish(serviceErrorSchema, null),
  incomplete_details: v.nullish(v.object({ reason: v.nullish(v.string(), null) }), null),
});

export type ServiceResponse = v.InferOutput<typeof serviceResponseSchema>;

/**
 * The text of a response: `output_text`, or else the joined text parts of its output.
 *
 * @returns the unchanged text, empty if the response has none
 */
export function textOfResponse({ output_text, output }: ServiceResponse): string {
  if (output_text !== null && output_text !== '') return output_text;
  return contentParts(output)
    .map((part) => (part.type === 'output_text' ? (part.text ?? '') : ''))
    .join('');
}

/**
 * Returns the document of a finished response.
 *
 * @param response the response object of a final event or of a plain JSON response
 * @param text the response's whole text
 * @returns the document; its model is the requested one if the response names none
 * @throws GenerationError if the response failed, was refused, is incomplete or has no text
 */
export function documentOfResponse(response: ServiceResponse, text: string): GeneratedDocument {
  const { status, error, incomplete_details: incomplete, model } = response;
  if (contentParts(response.output).some((part) => part.type === 'refusal')) {
    throw new GenerationError({ kind: 'refused' });
  }
  if (error !== null || status === 'failed') {
    throw new GenerationError(failureOfServiceError(error ?? { code: null, type: null }));
  }
  if (status === 'incomplete' || status === 'cancelled') {
    throw new GenerationError({
      kind: incomplete?.reason === 'content_filter' ? 'refused' : 'truncated',
    });
  }
  if (text.trim() === '') throw new GenerationError({ kind: 'malformed' });
  return { text, model: model ?? generationModel };
}

function contentParts(output: ServiceResponse['output']) {
  return output.flatMap((item) => item.content);
}
