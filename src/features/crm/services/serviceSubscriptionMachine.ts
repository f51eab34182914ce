import { defineMachine } from '../../../machine/defineMachine';

/** Section 4: "Service: isSubscribed toggles through Subscribe, Unsubscribe, or Manage (Manage also unsubscribes)." */
export const serviceSubscriptionMachine = defineMachine({
  name: 'serviceSubscription',
  initial: 'unsubscribed',
  states: {
    unsubscribed: { serviceSubscribed: 'subscribed' },
    subscribed: { serviceUnsubscribed: 'unsubscribed' },
  },
});
