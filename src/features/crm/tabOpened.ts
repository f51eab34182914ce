import { createAction } from '@reduxjs/toolkit';

/**
 * A tab with dates was opened on this local date, yyyy-MM-dd: the samples get dates relative to it, and the dashboard
 * shows its month.
 */
export const tabOpened = createAction<{ today: string }>('crm/tabOpened');
