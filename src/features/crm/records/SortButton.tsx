import ButtonBase from '@mui/material/ButtonBase';
import { SortIcon } from './recordIcons';

interface SortButtonProps {
  title: string;
  direction: 'ascending' | 'descending' | 'none';
  onPress: () => void;
}

/** The button in the header of a sortable column; the header cell itself says how the column is sorted. */
export function SortButton({ title, direction, onPress }: SortButtonProps) {
  return (
    <ButtonBase
      onClick={onPress}
      sx={{
        font: 'inherit',
        color: direction === 'none' ? 'inherit' : 'text.primary',
        gap: 0.25,
        minHeight: 32,
        borderRadius: '6px',
        textAlign: 'start',
        '@media (pointer: coarse)': { minHeight: 44 },
      }}
    >
      {title}
      <SortIcon direction={direction} />
    </ButtonBase>
  );
}
