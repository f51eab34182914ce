import type { ActionName } from '../../../lexicon/lexicon';

/** What a requirement does, as far as it calls for the same test whatever the idea: the most telling first. */
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

/** How a class of actions is recognised and tested in one language. */
interface ActionWords {
  /** Verbs of the class that the lexicon's actions do not tell apart, with what follows them. */
  verbs?: RegExp;
  /** Words that mean the class whatever the verb. */
  things?: RegExp;
  /** The criterion, with the `{object}` in the idea's words; none where it would say no more than these. */
  check?: string;
  /** What goes wrong, and what is then seen; none where that depends on the idea. */
  fails?: string;
}

export type ActionTable = Readonly<Record<ActionClass, ActionWords>>;
