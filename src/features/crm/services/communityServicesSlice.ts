import { createSelector, createSlice } from '@reduxjs/toolkit';
import { bindRecordMachine } from '../../../machine/bindRecordMachine';
import type { RecordList } from '../../../machine/recordList';
import type { CommunityService, ServiceCategoryFilter } from './communityService';
import {
  serviceCategoryChosen,
  serviceSubscribed,
  serviceUnsubscribed,
} from './communityServicesEvents';
import { sampleServices } from './sampleServices';
import { serviceSubscriptionMachine } from './serviceSubscriptionMachine';

export interface CommunityServicesState extends RecordList<CommunityService> {
  category: ServiceCategoryFilter;
}

/** The subscription machine, bound to each service. */
export const serviceSubscriptionBinding = bindRecordMachine<CommunityService>()(
  serviceSubscriptionMachine,
  ({ isSubscribed }) => (isSubscribed ? 'subscribed' : 'unsubscribed'),
  { serviceSubscribed, serviceUnsubscribed },
);

const selectAll = ({ records }: CommunityServicesState) => records;

declare module '../../../store/storeTypes' {
  interface LazySlices {
    communityServices: CommunityServicesState;
  }
}

const initialState: CommunityServicesState = { records: [...sampleServices], category: 'all' };

const communityServicesSlice = createSlice({
  name: 'communityServices',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(serviceCategoryChosen, (state, { payload }) => {
      state.category = payload;
    });
    serviceSubscriptionBinding.addTransitions(builder, {
      serviceSubscribed: (service) => {
        service.isSubscribed = true;
      },
      serviceUnsubscribed: (service) => {
        service.isSubscribed = false;
      },
    });
  },
  selectors: {
    selectServiceCategory: (state) => state.category,
    selectServiceCount: ({ records }) => records.length,
    /** The services of the selected category. */
    selectShownServices: createSelector(
      [selectAll, (state: CommunityServicesState) => state.category],
      (services, category) =>
        services.filter((service) => category === 'all' || service.category === category),
    ),
    /** The services the user is subscribed to, regardless of the filter. */
    selectActiveSubscriptions: createSelector([selectAll], (services) =>
      services.filter(({ isSubscribed }) => isSubscribed),
    ),
  },
});

export const communityServicesReducer = communityServicesSlice.reducer;
export const {
  selectServiceCategory,
  selectServiceCount,
  selectShownServices,
  selectActiveSubscriptions,
} = communityServicesSlice.getSelectors(
  ({
    communityServices = initialState,
  }: {
    communityServices?: CommunityServicesState | undefined;
  }) => communityServices,
);
