import { defineMachine } from '../../machine/defineMachine';

/** Section 4: "Result dialogs: review question, then contact form (yes) or community join (no)." */
export const resultDialogMachine = defineMachine({
  name: 'resultDialog',
  initial: 'closed',
  states: {
    closed: { feedbackRequested: 'review' },
    review: { feedbackAccepted: 'contact', feedbackDeclined: 'join', dismissed: 'closed' },
    contact: { contactSubmitted: 'closed', dismissed: 'closed' },
    join: { communityJoined: 'closed', dismissed: 'closed' },
  },
});
