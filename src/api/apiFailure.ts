/**
 * Why a user API call failed: the service returned an error, which may carry a message for the user and the seconds
 * to wait before the next try, or there was no readable response.
 */
export type ApiFailure =
  | { kind: 'refused'; status: number; message: string | null; retryAfter: number | null }
  | { kind: 'unanswered' };

/** The result of a user API call. */
export type ApiOutcome<Value> = { ok: true; value: Value } | { ok: false; failure: ApiFailure };
