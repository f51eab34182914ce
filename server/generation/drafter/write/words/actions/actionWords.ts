import type { ActionName } from '../../../lexicon/lexicon';

/** What a verb does, as far as the mockup has a control for it: the most telling first. */
export const actionClasses = [
  'endpoint',
  'pay',
  'signIn',
  'remove',
  'book',
  'approve',
  'upload',
  'transfer',
  'search',
  'notify',
  'message',
  'assign',
  'calculate',
  'check',
  'sync',
  'measure',
  'create',
  'organise',
  'show',
  'report',
  'only',
] as const satisfies readonly (Exclude<ActionName, 'other'> | 'endpoint' | 'report' | 'only')[];

export type ActionClass = (typeof actionClasses)[number];

/** Verbs of each class that the lexicon's actions do not tell apart, with what follows them. */
export type ActionTable = Readonly<Record<ActionClass, { verbs?: RegExp }>>;
