/**
 * What a number in a requirement is for, and so how it is tested: a limit, a case that depends on it, a time, or an
 * amount. `none` for one that nothing is to be tested about, such as in an example, or one that only counts what exists.
 */
export const numberUses = [
  'atMost',
  'atLeast',
  'exactly',
  'range',
  /** It copes with so much; more is not forbidden. */
  'capacity',
  /** Something holds from this value on, only above it, only below it, or up to it. */
  'from',
  'above',
  'below',
  'upTo',
  /** Done in this time, and how fast it is. */
  'within',
  'fast',
  /** Something happens when this time has passed. */
  'after',
  /** It ends when this time has passed, or is still there. */
  'lasting',
  'kept',
  'every',
  /** So long before something: it happens, is possible until then, or from then on. */
  'ahead',
  'latest',
  'aheadMost',
  /** A time of day or a date at which something happens, or by which it is done. */
  'at',
  'by',
  /** No further away than this, and the first or last so many. */
  'near',
  'nearest',
  /** So much for each of something, and a share of an amount. */
  'rate',
  'share',
  /** What the product itself may cost. */
  'budget',
  'none',
] as const;

export type NumberUse = (typeof numberUses)[number];
