import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import { bindRecordMachine } from '../../../machine/bindRecordMachine';
import { bindRecords } from '../records/bindRecords';
import { editedRecord } from '../records/editedRecord';
import { recordsState } from '../records/recordsState';
import type { Appointment } from './appointment';
import { appointmentEvents } from './appointmentEvents';
import { appointmentStatusMachine } from './appointmentStatusMachine';
import { sampleAppointments } from './sampleAppointments';

const { selectAll } = createEntityAdapter<Appointment>().getSelectors();
const { editorBinding, isRecordEvent, reduceRecords } = bindRecords(appointmentEvents);

/** The editor machine, tied to the appointments' dialog. */
export const appointmentEditorBinding = editorBinding;

/** The status machine of each appointment. */
export const appointmentStatusBinding = bindRecordMachine<Appointment>()(
  appointmentStatusMachine,
  ({ status }) => status,
  {},
);

const appointmentsSlice = createSlice({
  name: 'appointments',
  initialState: recordsState(sampleAppointments),
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
  appointmentsSlice.selectors;
