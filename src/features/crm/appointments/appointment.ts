/** The badge is blue for scheduled, green for completed and red otherwise. */
export type AppointmentStatus = 'scheduled' | 'completed' | 'cancelled';

/** An appointment (docs/behaviour.md#crm-appointments). */
export interface Appointment {
  id: string;
  customerName: string;
  customerEmail: string;
  /** Local date, yyyy-MM-dd; empty where none was picked. */
  date: string;
  /** One of `appointmentTimes`; empty where none was chosen. */
  time: string;
  /** One of `appointmentServices`; empty where none was chosen. */
  service: string;
  status: AppointmentStatus;
  notes: string;
}

/** The fields of the appointment form. */
export type AppointmentFields = Omit<Appointment, 'id' | 'status'>;

/** The times to choose from: hourly from 09:00 to 18:00. */
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

/** The services to choose from. */
export const appointmentServices: readonly string[] = [
  'Consultation',
  'Follow-up',
  'Training Session',
  'Support Meeting',
  'Strategy Session',
];
