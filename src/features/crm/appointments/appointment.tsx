import { invalidEmail, isEmailInputValue } from '../../../../contract/emailAddress';
import { initialFields } from '../records/editor/initialFields';
import { dateInWords } from '../records/state/localDate';
import { recordColumns } from '../records/table/recordColumns';
import type { EnteredField, FieldName, RecordField } from '../records/state/recordField';
import { StatusBadge } from '../records/table/StatusBadge';

/** The time options: hourly from 09:00 to 18:00. */
export const appointmentTimes: readonly string[] = [
  '09:00',
  '10:00',
  '11:00',
  '12:00',
  '13:00',
  '14:00',
  '15:00',
  '16:00',
  '17:00',
  '18:00',
];

/** The service options. */
export const appointmentServices: readonly string[] = [
  'Consultation',
  'Follow-up',
  'Training Session',
  'Support Meeting',
  'Strategy Session',
];

const choicesOf = (placeholder: string, choices: readonly string[]) => [
  ['', placeholder] as const,
  ...choices.map((choice) => [choice, choice] as const),
];

/** The fields of the appointment form, in order; only name and e-mail are required. */
export const enteredAppointmentFields = {
  customerName: {
    title: 'Customer',
    column: { width: 9, kind: 'name' },
    input: { label: 'Customer Name' },
    required: 'Please enter a name.',
  },
  customerEmail: {
    title: 'Email',
    column: { width: 12.5, kind: 'muted' },
    input: { label: 'Customer Email', type: 'email' },
    required: 'Please enter an email address.',
    problemOf: (text) => (isEmailInputValue(text) ? undefined : invalidEmail),
  },
  /** Local date, yyyy-MM-dd. */
  date: {
    title: 'Date',
    column: { width: 7.5, cell: ({ date }: { date: string }) => dateInWords(date, 'medium') },
    input: { type: 'date' },
    isShort: true,
  },
  time: {
    title: 'Time',
    column: { width: 4.5 },
    input: { choices: choicesOf('Select a time', appointmentTimes) },
    isShort: true,
  },
  service: {
    title: 'Service',
    column: { width: 8 },
    input: { choices: choicesOf('Select a service', appointmentServices) },
  },
  notes: {
    title: 'Notes',
    column: { width: 11, kind: 'muted' },
    input: { rows: 3, placeholder: 'Optional notes' },
  },
} satisfies Record<string, EnteredField>;

/** The values of the appointment form; empty if not entered. */
export type AppointmentFields = Record<keyof typeof enteredAppointmentFields, string>;

/** The badge is blue for scheduled, green for completed, otherwise red. */
type AppointmentStatus = 'scheduled' | 'completed' | 'cancelled';

/** An appointment (docs/behaviour.md#crm-appointments). */
export interface Appointment extends AppointmentFields {
  id: string;
  status: AppointmentStatus;
}

function statusColor(status: AppointmentStatus): 'blue' | 'green' | 'red' {
  if (status === 'scheduled') return 'blue';
  return status === 'completed' ? 'green' : 'red';
}

const { notes, ...fieldsBeforeStatus } = enteredAppointmentFields;

/** All fields of an appointment, in table order. */
const appointmentFields: Readonly<Record<FieldName<Appointment>, RecordField<Appointment>>> = {
  ...fieldsBeforeStatus,
  status: {
    title: 'Status',
    column: {
      width: 7.5,
      cell: ({ status }) => <StatusBadge color={statusColor(status)} status={status} />,
    },
  },
  notes,
};

/** The columns of the appointments' table. */
export const appointmentColumns = recordColumns(appointmentFields);

/** The initial values of the form for a new appointment. */
export const initialAppointmentFields: AppointmentFields = initialFields(enteredAppointmentFields);
