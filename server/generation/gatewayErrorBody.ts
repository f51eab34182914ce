import type { ErrorDescription } from '../describeError';

/** The body of an OpenAI error. */
export interface GatewayErrorBody {
  error: {
    message: string;
    type: 'invalid_request_error' | 'rate_limit_error' | 'server_error';
    param: null;
    code: string;
  };
}

/** Converts an error into the body of an OpenAI error. */
export function gatewayErrorBody({ status, code, message }: ErrorDescription): GatewayErrorBody {
  return { error: { message, type: errorType(status), param: null, code } };
}

function errorType(status: number): GatewayErrorBody['error']['type'] {
  if (status === 429) return 'rate_limit_error';
  return status < 500 ? 'invalid_request_error' : 'server_error';
}
