import { useController } from 'react-hook-form';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { registered } from '../../../ui/registered';
import { TextInput } from '../../../ui/TextInput';
import { useDialogForm } from '../../../ui/useDialogForm';
import { FieldPair } from '../records/FieldPair';
import { LazyDateInput } from '../records/LazyDateInput';
import { RecordEditorDialog } from '../records/RecordEditorDialog';
import { requiredText } from '../records/requiredText';
import { SelectInput } from '../records/SelectInput';
import { appointmentServices, appointmentTimes, type AppointmentFields } from './appointment';
import { appointmentEvents } from './appointmentEvents';
import { selectAppointmentEditor, selectEditedAppointment } from './appointmentsSlice';

const emptyFields: AppointmentFields = {
  customerName: '',
  customerEmail: '',
  date: '',
  time: '',
  service: '',
  notes: '',
};

// What browsers take for an e-mail address, and addresses in other scripts besides; a dot after the @ is not asked for.
const emailType = /^[^\s@]+@[^\s@]+$/;

const choicesOf = (placeholder: string, choices: readonly string[]) => [
  ['', placeholder] as const,
  ...choices.map((choice) => [choice, choice] as const),
];
const timeChoices = choicesOf('Select a time', appointmentTimes);
const serviceChoices = choicesOf('Select a service', appointmentServices);

interface AppointmentFormDialogProps {
  title: string;
  fields: AppointmentFields;
  onSave: (fields: AppointmentFields) => void;
}

function AppointmentFormDialog({ title, fields, onSave }: AppointmentFormDialogProps) {
  const dispatch = useAppDispatch();
  const {
    register,
    control,
    handleSubmit,
    formState: { errors, isDirty },
  } = useDialogForm<AppointmentFields>(fields);
  const { field: date } = useController({ name: 'date', control });

  const save = ({ customerName, customerEmail, ...rest }: AppointmentFields) => {
    onSave({ ...rest, customerName: customerName.trim(), customerEmail: customerEmail.trim() });
  };
  return (
    <RecordEditorDialog
      title={title}
      isChanged={isDirty}
      onCancel={() => dispatch(appointmentEvents.cancelled())}
      onSubmit={(event) => void handleSubmit(save)(event)}
    >
      <TextInput
        label="Customer Name"
        required
        {...registered(
          register('customerName', requiredText('Please enter a name.')),
          errors.customerName,
        )}
      />
      <TextInput
        label="Customer Email"
        type="email"
        required
        {...registered(
          register('customerEmail', {
            required: 'Please enter an email address.',
            validate: (email) => emailType.test(email.trim()) || 'Invalid email format.',
          }),
          errors.customerEmail,
        )}
      />
      <FieldPair>
        <LazyDateInput label="Date" value={date.value} onChange={date.onChange} />
        <SelectInput label="Time" choices={timeChoices} registration={register('time')} />
      </FieldPair>
      <SelectInput label="Service" choices={serviceChoices} registration={register('service')} />
      <TextInput
        label="Notes"
        rows={3}
        placeholder="Optional notes"
        {...registered(register('notes'), errors.notes)}
      />
    </RecordEditorDialog>
  );
}

/** The dialogs "Book New Appointment" and "Edit Appointment"; only name and e-mail are enforced. */
export function AppointmentEditor() {
  const dispatch = useAppDispatch();
  const editor = useAppSelector(selectAppointmentEditor);
  const edited = useAppSelector(selectEditedAppointment);

  if (editor.status === 'adding') {
    return (
      <AppointmentFormDialog
        title="Book New Appointment"
        fields={emptyFields}
        onSave={(fields) => dispatch(appointmentEvents.added(fields))}
      />
    );
  }
  if (edited === undefined) return null;
  const { id, customerName, customerEmail, date, time, service, notes } = edited;
  return (
    <AppointmentFormDialog
      key={id}
      title="Edit Appointment"
      fields={{ customerName, customerEmail, date, time, service, notes }}
      onSave={(fields) => dispatch(appointmentEvents.updated({ id, fields }))}
    />
  );
}
