/** What calls for a test of its own, whatever is done with it. */
export type SpecificName =
  | 'sorted'
  | 'highlighted'
  | 'perUnit'
  | 'ranked'
  | 'ofDay'
  | 'which'
  | 'withoutAccount'
  | 'hidden'
  | 'filtered'
  | 'dayBefore'
  | 'figure'
  | 'onlySeen'
  | 'withDetail'
  | 'everything'
  | 'numbered'
  | 'marked'
  | 'chosen'
  | 'moved'
  | 'cancelled'
  | 'signed'
  | 'edited'
  | 'blocked'
  | 'outside';

/** The test of each in one language, with the idea's words in `{quote}`. */
export interface SpecificTable extends Readonly<Record<SpecificName, string>> {
  /** A message, the `{quote}`, and the case in which it is sent: `{given}` with its conjunction. */
  occasion: string;
  /** The same where `{given}` is the statement before it. */
  following: string;
  /** The `{quote}` of a message of which nothing says when it is sent. */
  trigger: string;
  /** The states `{things}` that something goes through. */
  states: string;
  /** Several prices: `{things}`. */
  prices: string;
  /** A `{quantity}` for each, and what it is for two: `{double}`. */
  perOne: string;
  /** An `{object}` that is no more than a name. */
  label: string;
  /** The `{things}` that a report lists. */
  figures: string;
}
