import { styled } from '@mui/material/styles';
import { theme } from '../../ui/theme';

const count = new Intl.NumberFormat('en-US');

const Count = styled('p')({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});

interface ResultCountProps {
  /** What is counted, in the singular. */
  noun: string;
  found: number;
  total: number;
  /** Whether a search or a filter applies. */
  isFiltered: boolean;
  /** The name of the filter: without it, two with as many matches would announce nothing. */
  filter?: string;
}

/** The number of matching entries and the total; changes are announced. */
export function ResultCount({ noun, found, total, isFiltered, filter }: ResultCountProps) {
  const all = `${count.format(total)} ${noun}${total === 1 ? '' : 's'}`;
  const matches = `${count.format(found)} of ${all}`;
  const shown = filter === undefined ? matches : `${filter}: ${matches}`;
  return <Count role="status">{isFiltered ? shown : all}</Count>;
}
