import type { LazyStorePart } from '../../../store/services';
import { startCustomerListeners } from './customerListeners';
import { customersReducer } from './customersSlice';

/** The part of the store that the customers need; it comes with their tab. */
export const customersPart: LazyStorePart = {
  reducerPath: 'customers',
  reducer: customersReducer,
  startListeners: startCustomerListeners,
};
