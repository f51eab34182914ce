import {
  bars,
  board,
  cards,
  checks,
  decide,
  devices,
  feed,
  list,
  ranking,
  search,
  totals,
} from './lists';
import type { View } from './parts';
import { detail, form } from './records';
import {
  agenda,
  api,
  basket,
  game,
  map,
  popup,
  quiz,
  result,
  shop,
  start,
  trend,
  utility,
  week,
} from './shells';

/** How each view of the layouts is drawn. */
export const views: Readonly<Record<string, View>> = {
  ...{ agenda, api, bars, basket, board, cards, checks, decide, detail, devices, feed, form, game },
  ...{ list, map, popup, quiz, ranking, result, search, shop, start, totals, trend, utility, week },
  card: quiz,
  checkin: checks,
  thread: detail,
  today: checks,
};
