import { SortIcon } from '../../icons/crmIcons';

interface SortButtonProps {
  title: string;
  direction: 'ascending' | 'descending' | 'none';
  onPress: () => void;
}

/** The button in a sortable column's header; `aria-sort` is on the header cell. */
export function SortButton({ title, direction, onPress }: SortButtonProps) {
  return (
    <button type="button" data-sort-button={direction} onClick={onPress}>
      {title}
      <SortIcon direction={direction} />
    </button>
  );
}
