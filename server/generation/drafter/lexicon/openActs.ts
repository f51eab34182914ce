import type { ActName } from './actNames';

/** Acts that ideas usually leave a decision open about, the most costly to get wrong first. */
export const openActs = [
  'approve',
  'pay',
  'suggest',
  'calculate',
  'offline',
  'sync',
  'import',
  'assign',
  'lend',
  'book',
  'privacy',
  'publish',
  'remove',
  'notify',
  'measure',
  'rate',
  'report',
  'history',
  'queue',
  'scan',
  'message',
  'export',
  'upload',
  'create',
] as const satisfies readonly ActName[];

export type OpenAct = (typeof openActs)[number];
