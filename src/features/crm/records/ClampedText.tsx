interface ClampedTextProps {
  children: string;
}

// Most texts need no box of their own, and rows without one are made faster.
const needsBox = /\n|.{40}/;

/** A text in a row, of which three lines are shown: a very long one leaves the rest of the row in view. */
export function ClampedText({ children }: ClampedTextProps) {
  return needsBox.test(children) ? <span data-clamped>{children}</span> : children;
}
