import type { StartAppListening } from '../../../store/startAppListening';
import { startToastListeners } from '../../../store/toastListeners';
import { recordToasts } from '../records/recordToasts';
import { customerEvents } from './customerEvents';

/** Starts the customers' toasts (section 8). */
export function startCustomerListeners(startListening: StartAppListening): void {
  startToastListeners(
    startListening,
    recordToasts(customerEvents, {
      added: 'Customer added successfully',
      updated: 'Customer updated successfully',
      deleted: 'Customer deleted successfully',
    }),
  );
}
