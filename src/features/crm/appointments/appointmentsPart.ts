import type { LazyStorePart } from '../../../store/services';
import { startAppointmentListeners } from './appointmentListeners';
import { appointmentsReducer } from './appointmentsSlice';

/** The part of the store that the appointments need; it comes with their tab. */
export const appointmentsPart: LazyStorePart = {
  reducerPath: 'appointments',
  reducer: appointmentsReducer,
  startListeners: startAppointmentListeners,
};
