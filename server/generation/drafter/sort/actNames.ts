/**
 * What a requirement or constraint has done, as far as it calls for the same test whatever the idea;
 * `training/actCorpus` has a file of examples for each.
 */
export const actNames = [
  'upload',
  'notify',
  'message',
  'create',
  'remove',
  'book',
  'pay',
  'approve',
  'rate',
  'search',
  'show',
  'map',
  'report',
  'calculate',
  'export',
  'print',
  'scan',
  'signIn',
  'restrict',
  'publish',
  'assign',
  'unique',
  'queue',
  'sync',
  'import',
  'measure',
  'history',
  'suggest',
  'lend',
  'stock',
  'endpoint',
  'offline',
  'privacy',
  'platform',
  'access',
  'language',
] as const;

export type ActName = (typeof actNames)[number];
