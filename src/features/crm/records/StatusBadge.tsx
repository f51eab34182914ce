interface StatusBadgeProps {
  color: 'blue' | 'green' | 'red' | 'grey';
  /** The status, such as `scheduled`; shown with a capital. The word says it, the colour only helps. */
  status: string;
}

/** A status as a word in a coloured frame, styled by `TableFrame`. */
export function StatusBadge({ color, status }: StatusBadgeProps) {
  return <span data-color={color}>{status.charAt(0).toUpperCase() + status.slice(1)}</span>;
}
