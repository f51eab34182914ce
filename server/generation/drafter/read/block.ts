import type { LetterPart } from './letter';
import type { Span } from './span';

/** A run of the idea between two borders of its layout. */
export interface Block {
  kind: 'heading' | 'text' | 'item' | 'row' | 'code';
  /** The words, without the marks around them. */
  span: Span;
  /** The cells of a table's row; of a heading over a table, the columns. */
  cells: readonly Span[];
  /** A heading by its mark or by a colon at its end; others only look like one. */
  isMarked: boolean;
  /** A heading with nothing under it. */
  isLast: boolean;
  /** What it is of an e-mail, if it is not the idea itself. */
  letterPart?: LetterPart;
  /** Who says it in the notes of a meeting: `Maria` in `Maria: …`, where the name speaks more than once. */
  speaker?: Span | undefined;
}
