import { defineMachine } from '../../machine/defineMachine';

/**
 * Section 4: "Result dialogs: review question, then contact form (yes) or community join (no)." A dialog of another
 * part of the application takes its place.
 */
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
