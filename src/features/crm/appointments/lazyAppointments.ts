import type { LazySlice } from '../../../store/storeTypes';
import { startAppointmentListeners } from './appointmentListeners';
import { appointmentsReducer } from './appointmentsSlice';

/** The appointments slice, loaded with its tab. */
export const lazyAppointments: LazySlice<'appointments'> = {
  reducerPath: 'appointments',
  reducer: appointmentsReducer,
  startListeners: startAppointmentListeners,
};
