import { createAction } from '@reduxjs/toolkit';
import type { CommunityService, ServiceCategoryFilter } from './communityService';

// The payload includes the name for the toast.
const aboutService = ({ id, name }: Pick<CommunityService, 'id' | 'name'>) => ({
  payload: { id, name },
});

/** Subscribe was pressed on a service. */
export const serviceSubscribed = createAction('communityServices/serviceSubscribed', aboutService);

/** Unsubscribe or Manage was pressed on a service. */
export const serviceUnsubscribed = createAction(
  'communityServices/serviceUnsubscribed',
  aboutService,
);

/** One of the category filter buttons was pressed. */
export const serviceCategoryChosen = createAction<ServiceCategoryFilter>(
  'communityServices/serviceCategoryChosen',
);
