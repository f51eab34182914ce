import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { RequestError } from './RequestError';

/** The part of an error that a client receives. */
export interface ErrorDescription {
  /** HTTP status, 400 to 599. */
  status: number;
  /** A machine-readable code. */
  code: string;
  /** A sentence for the user; never a stack trace or an internal detail. */
  message: string;
}

const frameworkErrorSchema = v.object({
  statusCode: v.pipe(v.number(), v.minValue(400), v.maxValue(499)),
  code: v.optional(v.string()),
  message: v.string(),
});

const codes: Partial<Record<number, string>> = {
  413: 'request_too_large',
  415: 'unsupported_media_type',
};

const notJson = 'The body of the request is not valid JSON.';

const sentences: Partial<Record<string, (request: FastifyRequest) => string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: (request) =>
    `The request is too large: its body may have ${request.routeOptions.bodyLimit} bytes.`,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    'The request must have a JSON body and the content type application/json.',
  FST_ERR_CTP_EMPTY_JSON_BODY: () => notJson,
  FST_ERR_CTP_INVALID_JSON_BODY: () => notJson,
};

/**
 * Describes an error to the client, and logs the details for the operator.
 *
 * @param error the value thrown while handling the request
 * @param request the request
 */
export function describeError(error: unknown, request: FastifyRequest): ErrorDescription {
  if (error instanceof RequestError) {
    return { status: error.statusCode, code: error.code, message: error.message };
  }
  const known = v.safeParse(frameworkErrorSchema, error);
  if (known.success) {
    const { statusCode: status, code = '', message } = known.output;
    return {
      status,
      code: codes[status] ?? 'invalid_request',
      message: sentences[code]?.(request) ?? message,
    };
  }
  request.log.error({ err: error }, 'A request failed');
  return {
    status: 500,
    code: 'internal_error',
    message: 'Something went wrong on the server. Please try again later.',
  };
}
