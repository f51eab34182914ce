import { createAction } from '@reduxjs/toolkit';
import type { User } from '../../../contract/storedValues';
import { opensDialog } from '../../events/dialogOpened';

export const profileDialogs = 'profile';

/** The user opened the account dialog; the payload is the signed-in user. */
export const accountDialogOpened = createAction('profile/accountDialogOpened', (payload: User) => ({
  payload,
  ...opensDialog(profileDialogs),
}));

/** The account dialog was closed, or its page left. */
export const accountDialogClosed = createAction('profile/accountDialogClosed');
