import Typography from '@mui/material/Typography';

const count = new Intl.NumberFormat('en-US');

interface SearchCountProps {
  found: number;
  total: number;
  isSearched: boolean;
}

/** How many customers there are, and of how many others they were found; announced as it changes. */
export function SearchCount({ found, total, isSearched }: SearchCountProps) {
  const all = total === 1 ? '1 customer' : `${count.format(total)} customers`;
  return (
    <Typography
      role="status"
      variant="body2"
      sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
    >
      {isSearched ? `${count.format(found)} of ${all}` : all}
    </Typography>
  );
}
