import { useRef } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { RecordEditorDialog } from '../records/editor/RecordEditorDialog';
import { RecordInput } from '../records/editor/RecordInput';
import { enteredAppointmentFields } from './appointment';
import { appointmentEvents } from './appointmentEvents';
import { selectAppointmentEditor, selectEditedAppointment } from './appointmentsSlice';
import { CustomerNameInput } from './CustomerNameInput';

/** The dialogs "Book New Appointment" and "Edit Appointment" (docs/behaviour.md#crm-appointments). */
export function AppointmentEditor() {
  const emailField = useRef<HTMLInputElement>(null);
  return (
    <RecordEditorDialog
      titles={{ adding: 'Book New Appointment', editing: 'Edit Appointment' }}
      fields={enteredAppointmentFields}
      inputs={{
        customerName: (props) => <CustomerNameInput {...props} emailField={emailField} />,
        customerEmail: (props) => <RecordInput {...props} inputRef={emailField} />,
      }}
      events={appointmentEvents}
      editor={useAppSelector(selectAppointmentEditor)}
      edited={useAppSelector(selectEditedAppointment)}
      toFields={(entered) => entered}
    />
  );
}
