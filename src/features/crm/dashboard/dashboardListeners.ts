import type { AppThunk, StartAppListening } from '../../../store/storeTypes';
import { appointmentEvents } from '../appointments/appointmentEvents';
import { customerEvents } from '../customers/customerEvents';
import { localTime } from '../records/state/localDate';
import { referralCodeEvents } from '../referralCodes/referralCodeEvents';
import type { Activity } from './activity';
import { activityHappened } from './dashboardEvents';

const enter =
  (type: Activity['type'], message: string): AppThunk =>
  (dispatch, _getState, { clock }) => {
    dispatch(activityHappened({ type, message, at: localTime(clock.now()) }));
  };

/** Adds an entry to Recent Activity for each new customer, appointment and referral code. */
export function startDashboardListeners(startListening: StartAppListening): void {
  startListening({
    actionCreator: customerEvents.added,
    effect: ({ payload: { name } }, { dispatch }) => {
      dispatch(enter('customer', `${name} became a customer`));
    },
  });
  startListening({
    actionCreator: appointmentEvents.added,
    effect: ({ payload: { customerName, service } }, { dispatch }) => {
      const booked = service === '' ? 'an appointment' : `a ${service}`;
      dispatch(enter('appointment', `${customerName} booked ${booked}`));
    },
  });
  startListening({
    actionCreator: referralCodeEvents.added,
    effect: ({ payload: { code } }, { dispatch }) => {
      dispatch(enter('referral', `Referral code ${code} was created`));
    },
  });
}
