import { createAction } from '@reduxjs/toolkit';
import type { User } from '../../contract/storedValues';

/** The sign-in call succeeded; a service that keeps its session in a cookie alone gives no token (section 4). */
export const signedIn = createAction<{ user: User; token: string | null }>('session/signedIn');

/** The user signed out; every slice that keeps something of the account hears it (section 4). */
export const signedOut = createAction('session/signedOut');

/** A service answered 401 or 403: whatever session there was has ended (section 8). */
export const sessionRejected = createAction('session/sessionRejected');
