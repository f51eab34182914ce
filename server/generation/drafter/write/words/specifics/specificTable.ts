/** What calls for a test of its own, whatever is done with it. */
export type SpecificName =
  | 'sorted'
  | 'perUnit'
  | 'ofDay'
  | 'withoutAccount'
  | 'filtered'
  | 'dayBefore'
  | 'onlySeen';

/** The test of each in one language, with the idea's words in `{quote}`. */
export interface SpecificTable extends Readonly<
  Record<SpecificName | 'marked' | 'moved' | 'signed', string>
> {
  /** The `{quote}` of a message of which nothing says when it is sent. */
  trigger: string;
  /** A `{quantity}` for each, and what it is for two: `{double}`. */
  perOne: string;
}
