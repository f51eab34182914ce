import type { RootState, StartAppListening } from '../../../store/storeTypes';
import { toastListener, toastOn } from '../../../toasts/toastTable';
import { serviceSubscribed, serviceUnsubscribed } from './communityServicesEvents';
import { serviceSubscriptionBinding } from './communityServicesSlice';

/** The toast of each event, with a description that names the service. */
const toasts = [
  toastOn(serviceSubscribed, ({ payload }) => ({
    kind: 'success',
    text: 'Subscribed successfully',
    description: `You are now subscribed to ${payload.name}.`,
  })),
  toastOn(serviceUnsubscribed, ({ payload }) => ({
    kind: 'success',
    text: 'Unsubscribed successfully',
    description: `You are no longer subscribed to ${payload.name}.`,
  })),
];

/** Starts the toasts about community services. */
export function startCommunityServicesListeners(startListening: StartAppListening): void {
  startListening(
    toastListener(toasts, (state: RootState) => state.communityServices, [
      serviceSubscriptionBinding,
    ]),
  );
}
