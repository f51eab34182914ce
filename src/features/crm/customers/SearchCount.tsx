import { styled } from '@mui/material/styles';
import { theme } from '../../../ui/theme';

const count = new Intl.NumberFormat('en-US');

const Count = styled('p')({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});

interface SearchCountProps {
  found: number;
  total: number;
  isSearched: boolean;
}

/** The number of matching customers and the total; changes are announced. */
export function SearchCount({ found, total, isSearched }: SearchCountProps) {
  const all = total === 1 ? '1 customer' : `${count.format(total)} customers`;
  return <Count role="status">{isSearched ? `${count.format(found)} of ${all}` : all}</Count>;
}
