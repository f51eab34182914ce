import { initialAppointmentFields, type Appointment } from './appointment';

/** The initial appointments, all scheduled. */
export const sampleAppointments: readonly Appointment[] = [
  {
    ...initialAppointmentFields,
    id: 'appointment-1',
    customerName: 'Sarah Johnson',
    customerEmail: 'sarah@northlight.example',
    date: '2026-11-24',
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
    date: '2026-11-26',
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
    date: '2026-12-02',
    time: '09:00',
    service: 'Strategy Session',
    status: 'scheduled',
    notes: 'Bring the numbers of the third quarter.',
  },
];
