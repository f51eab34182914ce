import type { LazySlice } from '../../../store/storeTypes';
import { startCustomerListeners } from './customerListeners';
import { customersReducer } from './customersSlice';

/** The slice of the customers, loaded with their tab. */
export const lazyCustomers: LazySlice<'customers'> = {
  reducerPath: 'customers',
  reducer: customersReducer,
  startListeners: startCustomerListeners,
};
