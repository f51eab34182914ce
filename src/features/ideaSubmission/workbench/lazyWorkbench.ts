import type { LazySlice } from '../../../store/storeTypes';
import { startWorkbenchListeners } from './workbenchListeners';
import { workbenchReducer } from './workbenchSlice';

/** The workbench slice, loaded with the result page. */
export const lazyWorkbench: LazySlice<'workbench'> = {
  reducerPath: 'workbench',
  reducer: workbenchReducer,
  startListeners: startWorkbenchListeners,
};
