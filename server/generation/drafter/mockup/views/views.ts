import { board, cards, devices, feed, list } from './lists';
import type { View } from './parts';
import { detail, form } from './records';
import * as shells from './shells';

/** How each view of the layouts is drawn. */
export const views: Readonly<Record<string, View>> = {
  board,
  cards,
  devices,
  feed,
  list,
  search: cards,
  shop: cards,
  detail,
  form,
  ...shells,
  thread: detail,
};
