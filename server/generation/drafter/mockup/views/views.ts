import * as lists from './lists';
import { detail, form } from './records';
import * as shells from './shells';
import type { View } from './parts';

/** How each view of the layouts is drawn. */
export const views: Readonly<Record<string, View>> = {
  ...lists,
  ...shells,
  checkin: lists.checks,
  today: lists.checks,
  detail,
  thread: detail,
  form,
  card: shells.quiz,
};
