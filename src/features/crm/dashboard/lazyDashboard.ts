import type { LazySlice } from '../../../store/storeTypes';
import { startDashboardListeners } from './dashboardListeners';
import { dashboardReducer } from './dashboardSlice';

/** The dashboard slice, loaded with the first tab, because it records what happens in every tab. */
export const lazyDashboard: LazySlice<'dashboard'> = {
  reducerPath: 'dashboard',
  reducer: dashboardReducer,
  startListeners: startDashboardListeners,
};
