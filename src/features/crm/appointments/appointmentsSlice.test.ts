import { opensDialog } from '../../../events/dialogOpened';
import { describeMachine } from '../../../testing/describeMachine';
import type { RecordEditor } from '../records/state/recordsState';
import {
  appointmentServices,
  appointmentTimes,
  initialAppointmentFields,
  type Appointment,
} from './appointment';
import { appointmentEvents } from './appointmentEvents';
import {
  appointmentEditorBinding,
  appointmentsReducer as reducer,
  selectAppointments,
} from './appointmentsSlice';
import { recordsState } from '../records/state/recordsState';
import { sampleAppointments } from './sampleAppointments';

const samples = sampleAppointments('2026-11-22');

const [first, second] = samples as [Appointment, Appointment];
const today = '2026-11-21';
const fields = {
  ...initialAppointmentFields,
  customerName: 'Ada',
  customerEmail: 'ada@example.com',
};
const edited = (editor: RecordEditor) =>
  editor.status === 'editing' && editor.id === second.id ? second : first;

describeMachine(appointmentEditorBinding, reducer, {
  addRequested: () => appointmentEvents.addRequested(),
  editRequested: () => appointmentEvents.editRequested({ id: second.id }),
  added: () => appointmentEvents.added(fields, today),
  updated: (editor) => appointmentEvents.updated({ id: edited(editor).id, fields }),
  otherDialogOpened: () => ({ type: 'elsewhere/opened', ...opensDialog('elsewhere') }),
  cancelled: () => appointmentEvents.cancelled(),
  deleted: (editor) => appointmentEvents.deleted(edited(editor)),
  deletionUndone: () => appointmentEvents.deletionUndone({ ...first, id: 'gone' }),
});

test('a new appointment is scheduled, whichever fields are empty', () => {
  const { payload } = appointmentEvents.added(fields, today);
  expect(payload).toEqual({ ...fields, id: payload.id, status: 'scheduled' });
});

test('the samples are scheduled and use times and services of the lists', () => {
  for (const { status, time, service } of samples) {
    expect(status).toBe('scheduled');
    expect(appointmentTimes).toContain(time);
    expect(appointmentServices).toContain(service);
  }
});

test('appointments are in order of date and time; those without one come last', () => {
  const times = [
    ['', '09:00'],
    ['2026-11-25', '14:00'],
    ['', ''],
    ['2026-11-25', ''],
    ['2026-11-24', '18:00'],
    ['2026-11-25', '09:00'],
    ['2026-11-25', '09:00'],
  ];
  const appointments = recordsState(
    times.map(([date = '', time = ''], place) => ({ ...first, id: String(place), date, time })),
  );
  const order = selectAppointments({ appointments }).map(({ id }) => id);
  expect(order).toEqual(['4', '5', '6', '1', '3', '0', '2']);
});

test('samples without dates are in the order of their dates', () => {
  const order = (today: string | null) =>
    selectAppointments({ appointments: recordsState(sampleAppointments(today)) }).map(
      ({ id }) => id,
    );
  expect(order(null)).toEqual(order('2026-11-22'));
});
