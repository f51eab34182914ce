import type { LimitName } from '../lexicon/lexicon';
import type { Quote, Span } from './span';

/** The comparison of a limit: `atMost` and `atLeast` include the number, `below` and `above` do not. */
export type Comparison = LimitName | 'range' | 'exactly';

/** A number in the idea with its unit. */
export interface Quantity {
  /** Number and unit without the comparison: `1.5 kg`. */
  span: Span;
  text: Quote;
  /** The same with the comparison: `more than 1.5 kg`. */
  phrase: Quote;
  /** `1.5`; `undefined` for a date or a word that is not a plain number. */
  value: number | undefined;
  /** The number within `text`. */
  digits: Quote;
  comparison: Comparison;
}
