import { createSlice } from '@reduxjs/toolkit';
import { bindRecordMachine } from '../../../machine/bindRecordMachine';
import { bindRecords } from '../records/state/bindRecords';
import { editedRecord } from '../records/state/editedRecord';
import { entityAdapter } from '../records/state/entityAdapter';
import { recordsState, type RecordsState } from '../records/state/recordsState';
import type { Appointment } from './appointment';
import { appointmentEvents } from './appointmentEvents';
import { appointmentStatusMachine } from './appointmentStatusMachine';
import { sampleAppointments } from './sampleAppointments';

export type AppointmentsState = RecordsState<Appointment>;

const { selectAll } = entityAdapter<Appointment>().getSelectors();
const { editorBinding, isRecordEvent, reduceRecords } = bindRecords(appointmentEvents);

/** The editor machine, bound to the appointments' dialog. */
export const appointmentEditorBinding = editorBinding;

/** The status machine of each appointment. */
export const appointmentStatusBinding = bindRecordMachine<Appointment>()(
  appointmentStatusMachine,
  ({ status }) => status,
  {},
);

declare module '../../../store/storeTypes' {
  interface LazySlices {
    appointments: AppointmentsState;
  }
}

const initialState = recordsState(sampleAppointments);

const appointmentsSlice = createSlice({
  name: 'appointments',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(isRecordEvent, reduceRecords);
  },
  selectors: {
    selectAppointmentEditor: (state) => state.editor,
    selectEditedAppointment: (state) => editedRecord(state),
    selectAppointments: selectAll,
  },
});

export const appointmentsReducer = appointmentsSlice.reducer;
export const { selectAppointmentEditor, selectEditedAppointment, selectAppointments } =
  appointmentsSlice.getSelectors(
    ({ appointments = initialState }: { appointments?: AppointmentsState | undefined }) =>
      appointments,
  );
