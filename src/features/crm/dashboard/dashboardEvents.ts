import { createAction, nanoid } from '@reduxjs/toolkit';
import type { Activity } from './activity';

/** Something happened that Recent Activity lists. */
export const activityHappened = createAction(
  'dashboard/activityHappened',
  (entry: Omit<Activity, 'id'>) => ({ payload: { ...entry, id: nanoid() } }),
);
