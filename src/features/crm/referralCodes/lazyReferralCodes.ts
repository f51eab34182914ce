import type { LazySlice } from '../../../store/storeTypes';
import { startReferralCodeListeners } from './referralCodeListeners';
import { referralCodesReducer } from './referralCodesSlice';

/** The referral codes slice, loaded with its tab. */
export const lazyReferralCodes: LazySlice<'referralCodes'> = {
  reducerPath: 'referralCodes',
  reducer: referralCodesReducer,
  startListeners: startReferralCodeListeners,
};
