import { useAppSelector } from '../../../store/hooks';
import { RecordEditorDialog } from '../records/editor/RecordEditorDialog';
import { enteredAppointmentFields } from './appointment';
import { appointmentEvents } from './appointmentEvents';
import { selectAppointmentEditor, selectEditedAppointment } from './appointmentsSlice';

/** The dialogs "Book New Appointment" and "Edit Appointment" (docs/behaviour.md#crm-appointments). */
export function AppointmentEditor() {
  return (
    <RecordEditorDialog
      titles={{ adding: 'Book New Appointment', editing: 'Edit Appointment' }}
      fields={enteredAppointmentFields}
      events={appointmentEvents}
      editor={useAppSelector(selectAppointmentEditor)}
      edited={useAppSelector(selectEditedAppointment)}
      toFields={(entered) => entered}
    />
  );
}
