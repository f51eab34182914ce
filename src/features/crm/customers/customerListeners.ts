import type { RootState, StartAppListening } from '../../../store/storeTypes';
import { toastListener, toastOn } from '../../../toasts/toastTable';
import { recordToasts } from '../records/state/recordToasts';
import { customerEvents } from './customerEvents';
import { customerEditorBinding } from './customersSlice';

/** Starts the customers' toasts (docs/behaviour.md#crm-customers). */
export function startCustomerListeners(startListening: StartAppListening): void {
  startListening(
    toastListener(
      [
        ...recordToasts(customerEvents, ({ name }) => name, {
          added: 'Customer added successfully',
          updated: 'Customer updated successfully',
          deleted: 'Customer deleted successfully',
        }),
        toastOn(customerEvents.exportFailed, {
          kind: 'error',
          text: 'The file could not be created. Please try again.',
        }),
      ],
      (state: RootState) => state.customers,
      [customerEditorBinding],
    ),
  );
}
