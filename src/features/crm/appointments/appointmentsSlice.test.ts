import { opensDialog } from '../../../events/dialogOpened';
import { eventsOf, statusesOf } from '../../../machine/defineMachine';
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
  appointmentStatusBinding,
} from './appointmentsSlice';
import { sampleAppointments } from './sampleAppointments';

const [first, second] = sampleAppointments as [Appointment, Appointment];
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
  added: () => appointmentEvents.added(fields),
  updated: (editor) => appointmentEvents.updated({ id: edited(editor).id, fields }),
  otherDialogOpened: () => ({ type: 'elsewhere/opened', ...opensDialog('elsewhere') }),
  cancelled: () => appointmentEvents.cancelled(),
  deleted: (editor) => appointmentEvents.deleted(edited(editor)),
  deletionUndone: () => appointmentEvents.deletionUndone({ ...first, id: 'gone' }),
});

test('the status has three values and no transitions', () => {
  const { machine, can, rejectedEvent } = appointmentStatusBinding;
  expect(statusesOf(machine)).toEqual(['scheduled', 'completed', 'cancelled']);
  expect(eventsOf(machine)).toEqual([]);
  expect(machine.initial).toBe('scheduled');
  expect(can(first, 'completed' as never)).toBe(false);
  const state = reducer(undefined, { type: '@@start' });
  expect(rejectedEvent(state, appointmentEvents.deleted(first))).toBeUndefined();
});

test('a new appointment is scheduled, whichever fields are empty', () => {
  const { payload } = appointmentEvents.added(fields);
  expect(payload).toEqual({ ...fields, id: payload.id, status: 'scheduled' });
});

test('the samples are scheduled and use times and services of the lists', () => {
  for (const { status, time, service } of sampleAppointments) {
    expect(status).toBe('scheduled');
    expect(appointmentTimes).toContain(time);
    expect(appointmentServices).toContain(service);
  }
  expect(appointmentTimes).toHaveLength(10);
});
