import { createAction } from '@reduxjs/toolkit';
import type { User } from '../../contract/storedValues';

/** The sign-in call succeeded; a service that keeps its session in a cookie alone gives no token. */
export const signedIn = createAction<{ user: User; token: string | null }>('session/signedIn');

/** The user signed out; every slice that keeps something of the account handles it. */
export const signedOut = createAction('session/signedOut');

/** A service answered 401 or 403: the session, if there was one, has ended (docs/behaviour.md#session). */
export const sessionRejected = createAction('session/sessionRejected');
