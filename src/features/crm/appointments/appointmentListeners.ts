import type { StartAppListening } from '../../../store/startAppListening';
import { startToastListeners } from '../../../store/toastListeners';
import { recordToasts } from '../records/recordToasts';
import { appointmentEvents } from './appointmentEvents';

/** Starts the appointments' toasts (section 8). */
export function startAppointmentListeners(startListening: StartAppListening): void {
  startToastListeners(
    startListening,
    recordToasts(appointmentEvents, {
      added: 'Appointment scheduled successfully',
      updated: 'Appointment updated successfully',
      deleted: 'Appointment deleted successfully',
    }),
  );
}
