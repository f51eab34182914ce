import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { User } from '../../../contract/storedValues';
import { otherDialogOpened } from '../../events/dialogOpened';
import { sessionRejected, signedIn, signedOut } from '../../events/sessionEvents';
import { storedStateChangedElsewhere } from '../../events/storedStateChangedElsewhere';
import { bindMachine } from '../../machine/bindMachine';
import type { LazySlice } from '../../store/storeTypes';
import { accountDialogMachine } from './accountDialogMachine';
import { accountDialogClosed, accountDialogOpened, profileDialogs } from './profileEvents';

interface ProfileState {
  /** `user` is whom the open dialog is about. */
  accountDialog: { status: 'closed' } | { status: 'open'; user: User };
}

declare module '../../store/storeTypes' {
  interface LazySlices {
    profile: ProfileState;
  }
}

/** The machine of the account dialog, bound to its actions. */
export const accountDialogBinding = bindMachine<ProfileState>()(
  accountDialogMachine,
  'accountDialog',
  {
    opened: accountDialogOpened,
    closed: accountDialogClosed,
    otherDialogOpened: otherDialogOpened(profileDialogs),
    userChanged: {
      match: isAnyOf(signedIn, signedOut, sessionRejected, storedStateChangedElsewhere),
    },
  },
  {
    // Another tab also reports changes that leave the user as is.
    userChanged: (dialog, action) =>
      dialog.status === 'closed' ||
      !storedStateChangedElsewhere.match(action) ||
      JSON.stringify(action.payload.user) !== JSON.stringify(dialog.user),
  },
);

const initialState: ProfileState = { accountDialog: { status: 'closed' } };

const toClosed = () => ({ status: 'closed' }) as const;

const profileSlice = createSlice({
  name: 'profile',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    accountDialogBinding.addTransitions(builder, {
      opened: (_profile, { payload: user }) => ({ status: 'open', user }),
      closed: toClosed,
      otherDialogOpened: toClosed,
      userChanged: toClosed,
    });
  },
});

/** Whether the account dialog is open; not before the slice is loaded. */
export const selectIsAccountDialogOpen = ({ profile }: { profile?: ProfileState | undefined }) =>
  profile?.accountDialog.status === 'open';

/** The slice of the profile page, loaded with it. */
export const lazyProfile: LazySlice<'profile'> = {
  reducerPath: 'profile',
  reducer: profileSlice.reducer,
};
