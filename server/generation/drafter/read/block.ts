import type { Span } from './span';

/** A part of the idea's layout, such as a paragraph or a list item. */
export interface Block {
  kind: 'heading' | 'text' | 'item' | 'row' | 'code';
  /** The text without its markup. */
  span: Span;
  /** The cells of a table row; for a heading above a table, the columns. */
  cells: readonly Span[];
  /** Whether markup or a trailing colon marks it as a heading; otherwise it only looks like one. */
  isMarked: boolean;
  /** A heading that is an item with items nested in it. */
  isParent: boolean;
  /** In a conversation: the speaker. */
  speaker: Span | undefined;
  /** A heading with nothing under it. */
  isLast: boolean;
}
