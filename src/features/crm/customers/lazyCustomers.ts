import type { LazySlice } from '../../../store/storeTypes';
import { startCustomerListeners } from './customerListeners';
import { customersReducer } from './customersSlice';

/** The customers slice, loaded with its tab. */
export const lazyCustomers: LazySlice<'customers'> = {
  reducerPath: 'customers',
  reducer: customersReducer,
  startListeners: startCustomerListeners,
};
