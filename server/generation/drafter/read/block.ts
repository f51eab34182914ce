import type { Span } from './span';

/** A part of the idea's layout, such as a paragraph or a list item. */
export interface Block {
  kind: 'heading' | 'text' | 'item' | 'row' | 'code' | 'metadata';
  /** The text without its markup. */
  span: Span;
  /** The cells of a table row; for a heading above a table, the columns. */
  cells: readonly Span[];
  /** How far its line is indented. */
  indent: number;
  /** Of a heading: from 1 to 6 with markup, otherwise {@link levels}. */
  level: number;
  /** Whether markup, a trailing colon or the other paragraphs mark it as a heading; otherwise it only looks like one. */
  isMarked: boolean;
  /** In a conversation: the speaker. */
  speaker: Span | undefined;
  /** A heading with nothing under it. */
  isLast: boolean;
}

/**
 * Levels of headings without markup: a line by itself, one before the text of a paragraph, one with a colon, a question
 * above its answer, and an item with items nested in it.
 */
export const levels = { plain: 7, runIn: 8, colon: 9, question: 9.5, nested: 10 };
