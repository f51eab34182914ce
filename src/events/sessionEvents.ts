import { createAction } from '@reduxjs/toolkit';
import type { User } from '../../contract/storedValues';

/** Sign-in succeeded. The token is absent if the service uses a session cookie only. */
export const signedIn = createAction<{ user: User; token: string | null }>('session/signedIn');

/** The user signed out; every slice that keeps account data handles it. */
export const signedOut = createAction('session/signedOut');

/** A service responded with 401 or 403: the session, if any, has ended (docs/behaviour.md#session). */
export const sessionRejected = createAction('session/sessionRejected');
