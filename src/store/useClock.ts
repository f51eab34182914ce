import type { Clock } from '../lib/clock';
import { useAppDispatch } from './hooks';
import type { AppThunk } from './storeTypes';

const readClock =
  (): AppThunk<Clock> =>
  (_dispatch, _getState, { clock }) =>
    clock;

/** The application's clock, for components; thunks and listeners get it with the services. */
export function useClock(): Clock {
  return useAppDispatch()(readClock());
}
