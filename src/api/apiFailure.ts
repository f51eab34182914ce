/**
 * Why a call of the user API gave no result: the service answered with an error, which may carry a message for the
 * user, or there was no readable answer.
 */
export type ApiFailure =
  { kind: 'refused'; status: number; message: string | null } | { kind: 'unanswered' };

/** What a call of the user API came to. */
export type ApiOutcome<Value> = { ok: true; value: Value } | { ok: false; failure: ApiFailure };
