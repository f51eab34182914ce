import { SortIcon } from './recordIcons';

interface SortButtonProps {
  title: string;
  direction: 'ascending' | 'descending' | 'none';
  onPress: () => void;
}

/** The button in the header of a sortable column; the header cell itself says how the column is sorted. */
export function SortButton({ title, direction, onPress }: SortButtonProps) {
  return (
    <button type="button" data-sort-button={direction} onClick={onPress}>
      {title}
      <SortIcon direction={direction} />
    </button>
  );
}
