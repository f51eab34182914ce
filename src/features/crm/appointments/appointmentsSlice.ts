import { createSelector, createSlice } from '@reduxjs/toolkit';
import { bindRecordMachine } from '../../../machine/bindRecordMachine';
import { bindRecords } from '../records/state/bindRecords';
import { editedRecord } from '../records/state/editedRecord';
import { undated } from '../records/state/localDate';
import { prepareForTab, recordsState, type RecordsState } from '../records/state/recordsState';
import type { Appointment } from './appointment';
import { appointmentEvents } from './appointmentEvents';
import { appointmentStatusMachine } from './appointmentStatusMachine';
import { sampleAppointments } from './sampleAppointments';
import { tabOpened } from '../tabOpened';

export type AppointmentsState = RecordsState<Appointment>;

// A missing date or time comes last; samples without dates keep the order that their dates will give them.
const last = '\uffff';
const sortKey = ({ date, time }: Appointment): string =>
  date === undated ? '' : `${date || last} ${time || last}`;

/** Orders appointments by date, then time. */
function byDate(left: Appointment, right: Appointment): number {
  const [a, b] = [sortKey(left), sortKey(right)];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

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

const initialState = recordsState(sampleAppointments(null));

const appointmentsSlice = createSlice({
  name: 'appointments',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(tabOpened, (state, { payload }) => {
      prepareForTab(state, sampleAppointments(payload.today));
    });
    builder.addMatcher(isRecordEvent, reduceRecords);
    appointmentStatusBinding.addTransitions(builder, {});
  },
  selectors: {
    selectAppointmentEditor: (state) => state.editor,
    selectNewestAppointment: (state) => state.newest,
    selectEditedAppointment: (state) => editedRecord(state),
    /** In order of date and time; those without one come last. */
    selectAppointments: createSelector(
      ({ records }: AppointmentsState) => records,
      (all) => all.toSorted(byDate),
    ),
  },
});

export const appointmentsReducer = appointmentsSlice.reducer;
export const {
  selectNewestAppointment,
  selectAppointmentEditor,
  selectEditedAppointment,
  selectAppointments,
} = appointmentsSlice.getSelectors(
  ({ appointments = initialState }: { appointments?: AppointmentsState | undefined }) =>
    appointments,
);
