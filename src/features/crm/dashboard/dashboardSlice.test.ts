import { appointmentEvents } from '../appointments/appointmentEvents';
import { initialAppointmentFields } from '../appointments/appointment';
import { customerEvents } from '../customers/customerEvents';
import { initialCustomerFields } from '../customers/customerForm';
import { referralCodeEvents } from '../referralCodes/referralCodeEvents';
import { startStore } from '../../../testing/startStore';
import { injectSlice } from '../../../store/injectSlice';
import { undated } from '../records/state/localDate';
import { tabOpened } from '../tabOpened';
import { sampleActivity } from './activity';
import { activityHappened } from './dashboardEvents';
import { dashboardReducer as reducer } from './dashboardSlice';
import { lazyDashboard } from './lazyDashboard';

const start = reducer(undefined, { type: '@@start' });

test('the samples get their times when the first tab opens, and keep them', () => {
  expect(start.activity.map(({ at }) => at)).toEqual([undated, undated, undated, undated]);
  const opened = reducer(start, tabOpened({ today: '2026-11-22' }));
  expect(opened).toEqual({ today: '2026-11-22', activity: sampleActivity('2026-11-22') });
  const nextDay = reducer(opened, tabOpened({ today: '2026-11-23' }));
  expect(nextDay).toEqual({ ...opened, today: '2026-11-23' });
});

test('keeps the six latest entries, newest first', () => {
  const happened = (message: string) =>
    activityHappened({ type: 'customer', message, at: '2026-11-22T12:00' });
  const state = ['a', 'b', 'c'].map(happened).reduce(reducer, start);
  expect(state.activity.map(({ message }) => message).slice(0, 4)).toEqual([
    'c',
    'b',
    'a',
    sampleActivity(null)[0]?.message,
  ]);
  expect(state.activity).toHaveLength(6);
});

test('a new customer, appointment and referral code are entered at the time of the clock', async () => {
  const today = '2026-11-22';
  const { store } = await startStore({ now: () => new Date(2026, 10, 22, 9, 5) });
  store.dispatch(injectSlice(lazyDashboard));
  store.dispatch(customerEvents.added({ ...initialCustomerFields, name: 'Ada' }, today));
  store.dispatch(
    appointmentEvents.added(
      { ...initialAppointmentFields, customerName: 'Ada', service: 'Follow-up' },
      today,
    ),
  );
  store.dispatch(
    referralCodeEvents.added(
      {
        code: 'BEES',
        discountType: 'fixed',
        discountValue: 5,
        description: 'For bees',
        usageLimit: 10,
        expiryDate: '2027-01-01',
      },
      today,
    ),
  );
  expect(store.getState().dashboard?.activity.slice(0, 3)).toMatchObject([
    { type: 'referral', message: 'Referral code BEES was created', at: '2026-11-22T09:05' },
    { type: 'appointment', message: 'Ada booked a Follow-up', at: '2026-11-22T09:05' },
    { type: 'customer', message: 'Ada became a customer', at: '2026-11-22T09:05' },
  ]);
});
