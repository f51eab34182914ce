import { defineMachine } from '../../machine/defineMachine';

/** See docs/behaviour.md#profile. A dialog elsewhere in the application replaces an open one. */
export const accountDialogMachine = defineMachine({
  name: 'accountDialog',
  initial: 'closed',
  states: {
    closed: { opened: 'open', otherDialogOpened: 'closed', userChanged: 'closed' },
    open: { closed: 'closed', otherDialogOpened: 'closed', userChanged: 'closed' },
  },
  conditions: { userChanged: 'the dialog is not about the new user' },
});
