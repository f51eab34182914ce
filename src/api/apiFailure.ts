/**
 * Why a user API call failed: the service returned an error, which may carry a message for the user, or there was no
 * readable response.
 */
export type ApiFailure =
  { kind: 'refused'; status: number; message: string | null } | { kind: 'unanswered' };

/** The result of a user API call. */
export type ApiOutcome<Value> = { ok: true; value: Value } | { ok: false; failure: ApiFailure };
