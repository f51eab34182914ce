import type { SignInFailure } from './accountEvents';

/** A running call to the user API. */
export interface RunningRequest {
  requestId: string;
}

/** The state of a password recovery; times are in milliseconds since 1970. */
export type Recovery =
  | { status: 'form' }
  | { status: 'sending'; requestId: string; email: string }
  | { status: 'sent'; email: string; resendOpensAt: number }
  | { status: 'resending'; requestId: string; email: string; resendOpensAt: number };

/** The state of a verification; `verificationCode` is the link's code, empty before a link was opened. */
type Verification =
  | { status: 'verifying'; verificationCode: string }
  | { status: 'verified'; verificationCode: string }
  | { status: 'failed'; verificationCode: string; canRetry: boolean };

/** The state of the account pages. It never contains a password: the form keeps it until the call. */
export interface AccountState {
  /** The last e-mail address entered; the other forms begin with it. */
  email: string;
  signIn: { status: 'form'; failure: SignInFailure | null } | ({ status: 'busy' } & RunningRequest);
  signUp:
    | { status: 'form' }
    | ({ status: 'busy' } & RunningRequest)
    | { status: 'registered'; email: string };
  recovery: Recovery;
  verification: Verification;
  verificationResend: { status: 'ready' } | ({ status: 'sending' } & RunningRequest);
  passwordReset: { status: 'form' } | ({ status: 'busy' } & RunningRequest) | { status: 'leaving' };
}
