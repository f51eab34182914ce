import { sessionRejected, signedIn, signedOut } from '../../events/sessionEvents';
import { storedStateChangedElsewhere } from '../../events/storedStateChangedElsewhere';
import { opensDialog } from '../../events/dialogOpened';
import { describeMachine } from '../../testing/describeMachine';
import { accountDialogClosed, accountDialogOpened } from './profileEvents';
import { accountDialogBinding, lazyProfile, selectIsAccountDialogOpen } from './profileSlice';

const { reducer } = lazyProfile;
const ada = { id: '1', name: 'Ada' };
const grace = { id: '2', name: 'Grace' };
const elsewhere = (user: typeof ada | null) =>
  storedStateChangedElsewhere({ user, token: 'token', submission: null });

describeMachine(accountDialogBinding, reducer, {
  opened: () => accountDialogOpened(ada),
  closed: () => accountDialogClosed(),
  otherDialogOpened: () => ({ type: 'elsewhere/opened', ...opensDialog('elsewhere') }),
  userChanged: () => signedOut(),
});

test.each([
  ['a sign-out', signedOut(), false],
  ['a rejected session', sessionRejected(), false],
  ['a sign-in', signedIn({ user: grace, token: null }), false],
  ['a sign-out in another tab', elsewhere(null), false],
  ['the sign-in of somebody else in another tab', elsewhere(grace), false],
  ['another change in another tab', elsewhere({ ...ada }), true],
])('after %s, the dialog of the earlier user is closed', (_what, action, isOpen) => {
  const open = reducer(undefined, accountDialogOpened(ada));
  expect(selectIsAccountDialogOpen({ profile: reducer(open, action) })).toBe(isOpen);
});
