import type { StartAppListening } from '../../../store/storeTypes';
import { toastListener, toastOn } from '../../../toasts/toastTable';
import { recordToasts } from '../records/state/recordToasts';
import { appointmentEvents } from './appointmentEvents';

/** Starts the appointments' toasts (docs/behaviour.md#crm-appointments). */
export function startAppointmentListeners(startListening: StartAppListening): void {
  startListening(
    toastListener([
      ...recordToasts(appointmentEvents, ({ customerName }) => customerName, {
        added: 'Appointment scheduled successfully',
        updated: 'Appointment updated successfully',
        deleted: 'Appointment deleted successfully',
      }),
      toastOn(appointmentEvents.calendarFailed, {
        kind: 'error',
        text: 'The calendar file could not be made. Please try again.',
      }),
    ]),
  );
}
