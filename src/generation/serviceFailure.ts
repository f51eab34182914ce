import * as v from 'valibot';
import type { GenerationFailure } from './generationPort';

/** Error codes vary: OpenAI sends a word, vLLM an HTTP status number, others nothing. */
const errorCodeSchema = v.nullish(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  null,
);

/** The error object in an error body, an `error` event or a failed response. */
export const serviceErrorSchema = v.object({
  code: errorCodeSchema,
  type: v.nullish(v.string(), null),
});

export type ServiceError = v.InferOutput<typeof serviceErrorSchema>;

const failureKinds: ReadonlyMap<string, GenerationFailure['kind']> = new Map([
  ['rate_limit_exceeded', 'rateLimited'],
  ['rate_limit_error', 'rateLimited'],
  ['too_many_requests', 'rateLimited'],
  ['insufficient_quota', 'quotaExceeded'],
  ['billing_hard_limit_reached', 'quotaExceeded'],
  ['billing_not_active', 'quotaExceeded'],
  ['daily_limit_exceeded', 'quotaExceeded'],
  ['sign_in_required', 'signInRequired'],
  ['invalid_api_key', 'unauthorized'],
  ['authentication_error', 'unauthorized'],
  ['permission_error', 'unauthorized'],
  ['content_filter', 'refused'],
  ['content_policy_violation', 'refused'],
  ['bio_policy', 'refused'],
  ['invalid_prompt', 'badRequest'],
  ['invalid_request_error', 'badRequest'],
  ['request_too_large', 'tooLong'],
  ['context_length_exceeded', 'tooLong'],
  ['string_above_max_length', 'tooLong'],
  ['model_not_found', 'misconfigured'],
  ['upstream_unauthorized', 'unauthorized'],
  ['upstream_malformed', 'malformed'],
  ['timeout', 'timedOut'],
  ['request_timeout', 'timedOut'],
  ['gateway_timeout', 'timedOut'],
]);

/**
 * Maps an error inside a response to a failure.
 *
 * @param error its code takes precedence over its type
 * @returns `unavailable` for `server_error` and unknown codes
 */
export function failureOfServiceError(error: ServiceError): GenerationFailure {
  return known(error, null) ?? { kind: 'unavailable' };
}

/** What an error says is more precise than any other status of the 4xx. */
const decidesOver4xx: ReadonlySet<GenerationFailure['kind']> = new Set([
  'refused',
  'misconfigured',
  'signInRequired',
  'tooLong',
]);

/**
 * Maps an HTTP status other than 2xx to a failure (docs/behaviour.md#generation-failures).
 *
 * @param status the HTTP status
 * @param error the error in the body; overrides the status for an exhausted quota, a filtered prompt and the like
 * @param retryAfterSeconds the delay that the service requested with 429
 */
export function failureOfStatus(
  status: number,
  error: ServiceError,
  retryAfterSeconds: number | null,
): GenerationFailure {
  const said = known(error, retryAfterSeconds);
  if (status === 401 || status === 403) return { kind: 'unauthorized', httpStatus: status };
  if (status === 429) {
    return said?.kind === 'quotaExceeded' ? said : { kind: 'rateLimited', retryAfterSeconds };
  }
  if (status === 408 || status === 504) return { kind: 'timedOut' };
  if (status >= 500) {
    return said?.kind === 'unauthorized' || said?.kind === 'malformed'
      ? said
      : { kind: 'unavailable' };
  }
  if (said !== undefined && decidesOver4xx.has(said.kind)) return said;
  if (status === 413) return { kind: 'tooLong' };
  if (status === 404 || status === 405) return { kind: 'misconfigured' };
  if (status >= 400) return { kind: 'badRequest' };
  return { kind: 'malformed' };
}

function known(
  { code, type }: ServiceError,
  retryAfterSeconds: number | null,
): GenerationFailure | undefined {
  if (code !== null && /^[45]\d\d$/.test(code)) {
    const failure = failureOfStatus(Number(code), { code: null, type: null }, retryAfterSeconds);
    return failure.kind === 'unauthorized' ? { kind: 'unauthorized', httpStatus: null } : failure;
  }
  const kind = failureKinds.get(code ?? '') ?? failureKinds.get(type ?? '');
  if (kind === undefined) return undefined;
  if (kind === 'rateLimited') return { kind, retryAfterSeconds };
  return kind === 'unauthorized' ? { kind, httpStatus: null } : { kind };
}
