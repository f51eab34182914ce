import type { SVGProps } from 'react';
import { Icon } from '../../../ui/Icon';

// Slightly smaller than other icons, to fit table rows.
const inRow = { width: 18, height: 18 };

export function EditIcon() {
  return (
    <Icon {...inRow}>
      <path d="M12.5 4.25 15.75 7.5 7 16.25l-4 .75.75-4ZM10.75 6 14 9.25" />
    </Icon>
  );
}

export function DeleteIcon() {
  return (
    <Icon {...inRow}>
      <path d="M3.5 5.75h13M8 5.5v-2h4v2M5.25 5.75l.75 11h8l.75-11M8.5 9v4.5M11.5 9v4.5" />
    </Icon>
  );
}

export function SearchIcon() {
  return (
    <Icon {...inRow}>
      <circle cx="8.75" cy="8.75" r="5" />
      <path d="m12.5 12.5 4 4" />
    </Icon>
  );
}

export function CopyIcon() {
  return (
    <Icon {...inRow}>
      <rect x="7" y="7" width="9.75" height="9.75" rx="1.5" />
      <path d="M13 7V4.75c0-.8-.7-1.5-1.5-1.5H4.75c-.8 0-1.5.7-1.5 1.5v6.75c0 .8.7 1.5 1.5 1.5H7" />
    </Icon>
  );
}

export function CalendarIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <Icon {...inRow} {...props}>
      <rect x="3" y="4.5" width="14" height="12.5" rx="1.5" />
      <path d="M3 8.5h14M6.75 2.75v3.5M13.25 2.75v3.5" />
    </Icon>
  );
}

/** The sort direction of a column; both arrows are faint while it is not sorted. */
export function SortIcon({ direction }: { direction: 'ascending' | 'descending' | 'none' }) {
  return (
    <Icon {...inRow}>
      <path d="m6.5 8 3.5-3.5L13.5 8" opacity={direction === 'ascending' ? 1 : 0.3} />
      <path d="m6.5 12 3.5 3.5 3.5-3.5" opacity={direction === 'descending' ? 1 : 0.3} />
    </Icon>
  );
}
