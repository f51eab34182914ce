import type { Quote, Span } from './span';

/** How a number limits: `atMost` and `atLeast` include it, `below` and `above` do not. */
export type Comparison =
  'atMost' | 'below' | 'atLeast' | 'above' | 'every' | 'after' | 'range' | 'by' | 'exactly';

/** A number of the idea with its unit. */
export interface Quantity {
  /** Number and unit, without the words of the comparison: `1.5 kg`. */
  span: Span;
  text: Quote;
  /** With the words that limit it: `more than 1.5 kg`. */
  phrase: Quote;
  /** `1.5`; `undefined` for a date or a word that is no plain number. */
  value: number | undefined;
  /** The part of `text` that is the number. */
  digits: Quote;
  comparison: Comparison;
}
