import type { ReactNode } from 'react';

// Most texts need no box of their own, and rows without one are made faster.
const needsBox = /\n|.{40}/;

/**
 * What a cell shows of its content: of a text three lines, so that a very long one leaves the rest of the row in view.
 * A function and no component, because each cell of each row has it.
 */
export function clampText(content: ReactNode): ReactNode {
  return typeof content === 'string' && needsBox.test(content) ? (
    <span data-clamped>{content}</span>
  ) : (
    content
  );
}
