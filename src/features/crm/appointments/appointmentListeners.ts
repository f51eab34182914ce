import type { RootState, StartAppListening } from '../../../store/storeTypes';
import { toastListener, toastOn } from '../../../toasts/toastTable';
import { recordToasts } from '../records/state/recordToasts';
import { appointmentEvents } from './appointmentEvents';
import { appointmentEditorBinding } from './appointmentsSlice';

/** Starts the appointments' toasts (docs/behaviour.md#crm-appointments). */
export function startAppointmentListeners(startListening: StartAppListening): void {
  startListening(
    toastListener(
      [
        ...recordToasts(appointmentEvents, ({ customerName }) => customerName, {
          added: 'Appointment scheduled successfully',
          updated: 'Appointment updated successfully',
          deleted: 'Appointment deleted successfully',
        }),
        toastOn(appointmentEvents.calendarFailed, {
          kind: 'error',
          text: 'The calendar file could not be created. Please try again.',
        }),
      ],
      (state: RootState) => state.appointments,
      [appointmentEditorBinding],
    ),
  );
}
