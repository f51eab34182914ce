import type { LazyStorePart } from '../../../store/services';
import { startCommunityServicesListeners } from './communityServicesListeners';
import { communityServicesReducer } from './communityServicesSlice';

/** The part of the store that the community services need; it comes with their tab. */
export const communityServicesPart: LazyStorePart = {
  reducerPath: 'communityServices',
  reducer: communityServicesReducer,
  startListeners: startCommunityServicesListeners,
};
