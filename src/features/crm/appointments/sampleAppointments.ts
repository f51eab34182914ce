import { initialAppointmentFields, type Appointment } from './appointment';
import { daysAfter } from '../records/state/localDate';

/**
 * The initial appointments, all scheduled and to come, dated relative to today.
 *
 * @param today yyyy-MM-dd, or `null` if it is not known yet
 */
export const sampleAppointments = (today: string | null): readonly Appointment[] => [
  {
    ...initialAppointmentFields,
    id: 'appointment-1',
    customerName: 'Sarah Johnson',
    customerEmail: 'sarah@northlight.example',
    date: daysAfter(today, 2),
    time: '10:00',
    service: 'Consultation',
    status: 'scheduled',
    notes: 'Wants to talk through the brand refresh.',
  },
  {
    ...initialAppointmentFields,
    id: 'appointment-2',
    customerName: 'Michael Chen',
    customerEmail: 'mchen@harbor.example',
    date: daysAfter(today, 4),
    time: '14:00',
    service: 'Follow-up',
    status: 'scheduled',
    notes: '',
  },
  {
    ...initialAppointmentFields,
    id: 'appointment-3',
    customerName: 'Priya Raman',
    customerEmail: 'priya@verdant.example',
    date: daysAfter(today, 10),
    time: '09:00',
    service: 'Strategy Session',
    status: 'scheduled',
    notes: 'Bring the numbers of the third quarter.',
  },
];
