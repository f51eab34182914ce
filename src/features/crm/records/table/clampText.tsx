import type { ReactNode } from 'react';

// Short texts get no extra element, because rows render faster without one.
const needsBox = /\n|.{40}/;

/**
 * Clamps a cell's text to three lines, so that a long text does not push the rest of the row out of view. A function
 * rather than a component, because every cell uses it.
 */
export function clampText(content: ReactNode): ReactNode {
  return typeof content === 'string' && needsBox.test(content) ? (
    <span data-clamped>{content}</span>
  ) : (
    content
  );
}
