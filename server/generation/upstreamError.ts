import * as v from 'valibot';

/** An error of the language model service as the browser may know it: nothing of the service's own words. */
export interface UpstreamError {
  code: string;
  message: string;
}

const failed: UpstreamError = {
  code: 'server_error',
  message: 'The language model service failed. Please try again later.',
};
const notProcessed: UpstreamError = {
  code: 'invalid_request_error',
  message: 'The language model service could not process this request.',
};
const tooManyRequests: UpstreamError = {
  code: 'rate_limit_exceeded',
  message: 'The language model service is getting too many requests. Please try again later.',
};
const quotaExceeded: UpstreamError = {
  code: 'insufficient_quota',
  message: 'The quota of this server at the language model service is used up.',
};
const refused: UpstreamError = {
  code: 'content_filter',
  message: 'The language model service declined to write this document.',
};
const tooLong: UpstreamError = {
  code: 'context_length_exceeded',
  message: 'The request is too long for the language model.',
};
const modelNotFound: UpstreamError = {
  code: 'model_not_found',
  message: 'The language model service does not know the model or the address that is asked for.',
};
const timedOut: UpstreamError = {
  code: 'timeout',
  message: 'The language model service took too long to answer. Please try again later.',
};
// Not forwarded as 401 or 403: the browser would end its own session.
const keyRejected: UpstreamError = {
  code: 'upstream_unauthorized',
  message:
    'The language model service does not accept the key of this server. Its operator has to correct it.',
};

/** By code or type; services differ in both. */
const errorsByCode: ReadonlyMap<string, UpstreamError> = new Map([
  ['rate_limit_exceeded', tooManyRequests],
  ['rate_limit_error', tooManyRequests],
  ['too_many_requests', tooManyRequests],
  ['insufficient_quota', quotaExceeded],
  ['billing_hard_limit_reached', quotaExceeded],
  ['billing_not_active', quotaExceeded],
  ['content_filter', refused],
  ['content_policy_violation', refused],
  ['bio_policy', refused],
  ['context_length_exceeded', tooLong],
  ['string_above_max_length', tooLong],
  ['model_not_found', modelNotFound],
  ['timeout', timedOut],
  ['request_timeout', timedOut],
  ['gateway_timeout', timedOut],
  ['invalid_api_key', keyRejected],
  ['authentication_error', keyRejected],
  ['permission_error', keyRejected],
  ['invalid_request_error', notProcessed],
]);

const word = v.fallback(v.nullish(v.union([v.string(), v.number()]), null), null);
const errorSchema = v.object({ code: word, type: word });

/**
 * Finds the error that the service means.
 *
 * @param error the service's error object, of any shape
 * @param status the HTTP status of its response, if it is an error status
 */
export function upstreamErrorOf(error: unknown, status?: number): UpstreamError {
  const parsed = v.safeParse(errorSchema, error);
  const { code, type } = parsed.success ? parsed.output : { code: null, type: null };
  const byCode = errorsByCode.get(String(code)) ?? errorByStatus(Number(code));
  // The type of a 404 or 413 is often a general "invalid request".
  return byCode ?? errorByStatus(status) ?? errorsByCode.get(String(type)) ?? failed;
}

function errorByStatus(status: number | undefined): UpstreamError | undefined {
  if (status === undefined || !(status >= 400 && status <= 599)) return undefined;
  if (status === 401 || status === 403) return keyRejected;
  if (status === 404 || status === 405) return modelNotFound;
  if (status === 408 || status === 504) return timedOut;
  if (status === 413) return tooLong;
  if (status === 429) return tooManyRequests;
  return status < 500 ? notProcessed : failed;
}
