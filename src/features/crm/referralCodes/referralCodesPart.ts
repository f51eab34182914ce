import type { LazyStorePart } from '../../../store/services';
import { startReferralCodeListeners } from './referralCodeListeners';
import { referralCodesReducer } from './referralCodesSlice';

/** The part of the store that the referral codes need; it comes with their tab. */
export const referralCodesPart: LazyStorePart = {
  reducerPath: 'referralCodes',
  reducer: referralCodesReducer,
  startListeners: startReferralCodeListeners,
};
