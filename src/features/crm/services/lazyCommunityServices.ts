import type { LazySlice } from '../../../store/storeTypes';
import { startCommunityServicesListeners } from './communityServicesListeners';
import { communityServicesReducer } from './communityServicesSlice';

/** The slice of the community services, loaded with their tab. */
export const lazyCommunityServices: LazySlice<'communityServices'> = {
  reducerPath: 'communityServices',
  reducer: communityServicesReducer,
  startListeners: startCommunityServicesListeners,
};
