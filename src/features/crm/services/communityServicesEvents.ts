import { createAction } from '@reduxjs/toolkit';
import type { CommunityService, ServiceCategoryFilter } from './communityService';

// The name goes along because the toast tells it (section 4).
const aboutService = ({ id, name }: Pick<CommunityService, 'id' | 'name'>) => ({
  payload: { id, name },
});

/** Subscribe was pressed on a service. */
export const serviceSubscribed = createAction('communityServices/serviceSubscribed', aboutService);

/** Unsubscribe or Manage was pressed on a service (section 4). */
export const serviceUnsubscribed = createAction(
  'communityServices/serviceUnsubscribed',
  aboutService,
);

/** One of the category filter buttons was pressed (section 2). */
export const serviceCategoryChosen = createAction<ServiceCategoryFilter>(
  'communityServices/serviceCategoryChosen',
);
