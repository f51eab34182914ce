interface StatusBadgeProps {
  color: 'blue' | 'green' | 'red' | 'grey';
  /** The status, such as `scheduled`; shown capitalised. Colour is not the only cue. */
  status: string;
}

/** A status label, styled by `TableFrame`. */
export function StatusBadge({ color, status }: StatusBadgeProps) {
  return <span data-color={color}>{status.charAt(0).toUpperCase() + status.slice(1)}</span>;
}
