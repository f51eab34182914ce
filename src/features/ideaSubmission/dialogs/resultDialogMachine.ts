import { defineMachine } from '../../../machine/defineMachine';

/** See docs/behaviour.md#result-dialogs. A dialog elsewhere in the application replaces an open one. */
export const resultDialogMachine = defineMachine({
  name: 'resultDialog',
  initial: 'closed',
  states: {
    closed: { feedbackRequested: 'review', otherDialogOpened: 'closed' },
    review: {
      feedbackAccepted: 'contact',
      feedbackDeclined: 'join',
      dismissed: 'closed',
      otherDialogOpened: 'closed',
    },
    contact: { contactSubmitted: 'closed', dismissed: 'closed', otherDialogOpened: 'closed' },
    join: { communityJoined: 'closed', dismissed: 'closed', otherDialogOpened: 'closed' },
  },
});
