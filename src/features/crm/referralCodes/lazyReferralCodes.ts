import type { LazySlice } from '../../../store/storeTypes';
import { startReferralCodeListeners } from './referralCodeListeners';
import { referralCodesReducer } from './referralCodesSlice';

/** The slice of the referral codes, loaded with their tab. */
export const lazyReferralCodes: LazySlice<'referralCodes'> = {
  reducerPath: 'referralCodes',
  reducer: referralCodesReducer,
  startListeners: startReferralCodeListeners,
};
