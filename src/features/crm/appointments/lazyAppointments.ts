import type { LazySlice } from '../../../store/storeTypes';
import { startAppointmentListeners } from './appointmentListeners';
import { appointmentsReducer } from './appointmentsSlice';

/** The slice of the appointments, loaded with their tab. */
export const lazyAppointments: LazySlice<'appointments'> = {
  reducerPath: 'appointments',
  reducer: appointmentsReducer,
  startListeners: startAppointmentListeners,
};
