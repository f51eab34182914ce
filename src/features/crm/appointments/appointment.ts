/** Anything but the first two shows red (section 4). */
export type AppointmentStatus = 'scheduled' | 'completed' | 'cancelled';

/** An appointment (section 3). */
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

/** What the appointment form asks for (section 5). */
export type AppointmentFields = Omit<Appointment, 'id' | 'status'>;

/** Section 9: hourly from 09:00 to 18:00. */
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

/** Section 9. */
export const appointmentServices: readonly string[] = [
  'Consultation',
  'Follow-up',
  'Training Session',
  'Support Meeting',
  'Strategy Session',
];
