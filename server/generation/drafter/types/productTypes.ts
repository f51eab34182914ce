import { analytics } from './analytics';
import { api } from './api';
import { booking } from './booking';
import { browserExtension } from './browserExtension';
import { chat } from './chat';
import { clinical } from './clinical';
import { community } from './community';
import { contentTool } from './contentTool';
import { delivery } from './delivery';
import { directory } from './directory';
import { eCommerce } from './eCommerce';
import { event } from './event';
import { finance } from './finance';
import { game } from './game';
import { hr } from './hr';
import { internalTool } from './internalTool';
import { iotMonitor } from './iotMonitor';
import { learning } from './learning';
import { lending } from './lending';
import { marketplace } from './marketplace';
import { planning } from './planning';
import { singlePageUtility } from './singlePageUtility';
import { survey } from './survey';
import { ticketing } from './ticketing';
import { tracker } from './tracker';
import type { KnownType } from './productType';

/** Every type of product that the drafter knows. */
export const productTypes: readonly KnownType[] = [
  analytics,
  api,
  booking,
  browserExtension,
  chat,
  clinical,
  community,
  contentTool,
  delivery,
  directory,
  eCommerce,
  event,
  finance,
  game,
  hr,
  internalTool,
  iotMonitor,
  learning,
  lending,
  marketplace,
  planning,
  singlePageUtility,
  survey,
  ticketing,
  tracker,
];
