import * as v from 'valibot';

/** An error of the language model service in a form for the browser: it contains no text of the service. */
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

interface Meaning {
  error: UpstreamError;
  /** The codes and types that mean the error; services differ in both. */
  names: readonly string[];
  statuses: readonly number[];
}

const meanings: readonly Meaning[] = [
  {
    error: {
      code: 'rate_limit_exceeded',
      message: 'The language model service is getting too many requests. Please try again later.',
    },
    names: ['rate_limit_exceeded', 'rate_limit_error', 'too_many_requests'],
    statuses: [429],
  },
  {
    error: {
      code: 'insufficient_quota',
      message: 'The quota of this server at the language model service is used up.',
    },
    names: ['insufficient_quota', 'billing_hard_limit_reached', 'billing_not_active'],
    statuses: [],
  },
  {
    error: {
      code: 'content_filter',
      message: 'The language model service declined to write this document.',
    },
    names: ['content_filter', 'content_policy_violation', 'bio_policy'],
    statuses: [],
  },
  {
    error: {
      code: 'context_length_exceeded',
      message: 'The request is too long for the language model.',
    },
    names: ['context_length_exceeded', 'string_above_max_length'],
    statuses: [413],
  },
  {
    error: {
      code: 'model_not_found',
      message:
        'The language model service does not know the model or the address that is asked for.',
    },
    names: ['model_not_found'],
    statuses: [404, 405],
  },
  {
    error: {
      code: 'timeout',
      message: 'The language model service took too long to answer. Please try again later.',
    },
    names: ['timeout', 'request_timeout', 'gateway_timeout'],
    statuses: [408, 504],
  },
  {
    // Not forwarded as 401 or 403: the browser would end its own session.
    error: {
      code: 'upstream_unauthorized',
      message:
        'The language model service does not accept the key of this server. Its operator has to correct it.',
    },
    names: ['invalid_api_key', 'authentication_error', 'permission_error'],
    statuses: [401, 403],
  },
  { error: notProcessed, names: ['invalid_request_error'], statuses: [] },
];

const word = v.fallback(v.nullish(v.union([v.string(), v.number()]), null), null);
const errorSchema = v.object({ code: word, type: word });

/**
 * Maps an error of the service to one of these.
 *
 * @param error the service's error object, of any shape
 * @param status the HTTP status of its response, if it is an error status
 */
export function upstreamErrorOf(error: unknown, status?: number): UpstreamError {
  const parsed = v.safeParse(errorSchema, error);
  const { code, type } = parsed.success ? parsed.output : { code: null, type: null };
  const byCode = errorByName(code) ?? errorByStatus(Number(code));
  // The type of a 404 or 413 is often a general "invalid request".
  return byCode ?? errorByStatus(status) ?? errorByName(type) ?? failed;
}

function errorByName(name: string | number | null): UpstreamError | undefined {
  return meanings.find(({ names }) => names.includes(String(name)))?.error;
}

function errorByStatus(status: number | undefined): UpstreamError | undefined {
  if (status === undefined || !(status >= 400 && status <= 599)) return undefined;
  const meaning = meanings.find(({ statuses }) => statuses.includes(status));
  return meaning?.error ?? (status < 500 ? notProcessed : failed);
}
