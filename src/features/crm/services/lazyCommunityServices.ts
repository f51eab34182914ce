import type { LazySlice } from '../../../store/storeTypes';
import { startCommunityServicesListeners } from './communityServicesListeners';
import { communityServicesReducer } from './communityServicesSlice';

/** The community services slice, loaded with its tab. */
export const lazyCommunityServices: LazySlice<'communityServices'> = {
  reducerPath: 'communityServices',
  reducer: communityServicesReducer,
  startListeners: startCommunityServicesListeners,
};
