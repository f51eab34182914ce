import { createAction, nanoid } from '@reduxjs/toolkit';
import { createRecordEvents } from '../records/state/createRecordEvents';
import type { Appointment, AppointmentFields } from './appointment';

/** The events of appointments. A new one is scheduled. */
export const appointmentEvents = {
  ...createRecordEvents<Appointment, AppointmentFields>(
    'appointments',
    {
      addRequested: 'appointments/appointmentAddRequested',
      editRequested: 'appointments/appointmentEditRequested',
      added: 'appointments/appointmentAdded',
      updated: 'appointments/appointmentUpdated',
      cancelled: 'appointments/appointmentEditorCancelled',
      deleted: 'appointments/appointmentDeleted',
      deletionUndone: 'appointments/appointmentDeletionUndone',
    },
    (fields) => ({ ...fields, id: nanoid(), status: 'scheduled' }),
  ),
  /** The calendar file of an appointment could not be generated. */
  calendarFailed: createAction('appointments/appointmentCalendarFailed'),
};
