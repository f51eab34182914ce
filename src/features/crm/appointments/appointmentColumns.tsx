import { dateInWords } from '../records/localDate';
import type { RecordColumn } from '../records/recordColumn';
import { StatusBadge } from '../records/StatusBadge';
import type { Appointment, AppointmentStatus } from './appointment';

const orDash = (text: string) => (text === '' ? '—' : text);

/** The colour of the status badge (docs/behaviour.md#crm-appointments). */
function statusColor(status: AppointmentStatus): 'blue' | 'green' | 'red' {
  if (status === 'scheduled') return 'blue';
  return status === 'completed' ? 'green' : 'red';
}

/** The columns of the appointments' table. What was not chosen shows as an em dash. */
export const appointmentColumns: readonly RecordColumn<Appointment>[] = [
  { title: 'Customer', width: 9, kind: 'name', cell: ({ customerName }) => customerName },
  {
    title: 'Email',
    width: 12.5,
    kind: 'muted',
    cell: ({ customerEmail }) => customerEmail,
  },
  { title: 'Date', width: 7.5, cell: ({ date }) => dateInWords(date, 'medium') },
  { title: 'Time', width: 4.5, cell: ({ time }) => orDash(time) },
  { title: 'Service', width: 8, cell: ({ service }) => orDash(service) },
  {
    title: 'Status',
    width: 7.5,
    cell: ({ status }) => <StatusBadge color={statusColor(status)} status={status} />,
  },
  {
    title: 'Notes',
    width: 11,
    kind: 'muted',
    cell: ({ notes }) => orDash(notes),
  },
];
