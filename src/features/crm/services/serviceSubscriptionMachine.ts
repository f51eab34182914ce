import { defineMachine } from '../../../machine/defineMachine';

/** See docs/behaviour.md#crm-services. Subscribe subscribes; Unsubscribe and Manage unsubscribe. */
export const serviceSubscriptionMachine = defineMachine({
  name: 'serviceSubscription',
  initial: 'unsubscribed',
  states: {
    unsubscribed: { serviceSubscribed: 'subscribed' },
    subscribed: { serviceUnsubscribed: 'unsubscribed' },
  },
});
