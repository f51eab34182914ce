import { createAction, nanoid } from '@reduxjs/toolkit';
import { createRecordEvents } from '../records/recordEvents';
import type { Appointment, AppointmentFields } from './appointment';

/** The events of appointments. A new one is scheduled. */
export const appointmentEvents = {
  ...createRecordEvents<Appointment, AppointmentFields>(
    { slice: 'appointments', record: 'appointment' },
    (fields) => ({ ...fields, id: nanoid(), status: 'scheduled' }),
  ),
  /** No calendar file could be made of an appointment. */
  calendarFailed: createAction('appointments/appointmentCalendarFailed'),
};
