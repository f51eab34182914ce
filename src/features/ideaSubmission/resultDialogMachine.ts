import { defineMachine } from '../../machine/defineMachine';

/** See docs/behaviour.md#result-dialogs. A dialog of another part of the application takes the place of an open one. */
export const resultDialogMachine = defineMachine({
  name: 'resultDialog',
  initial: 'closed',
  states: {
    closed: { feedbackRequested: 'review', displaced: 'closed' },
    review: {
      feedbackAccepted: 'contact',
      feedbackDeclined: 'join',
      dismissed: 'closed',
      displaced: 'closed',
    },
    contact: { contactSubmitted: 'closed', dismissed: 'closed', displaced: 'closed' },
    join: { communityJoined: 'closed', dismissed: 'closed', displaced: 'closed' },
  },
});
