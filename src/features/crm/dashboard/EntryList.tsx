import List, { type ListProps } from '@mui/material/List';

/** A list with hairlines between its rows, used twice on the dashboard. */
export function EntryList(props: Pick<ListProps, 'aria-labelledby' | 'children'>) {
  return <List disablePadding sx={{ borderTop: 1, borderColor: 'divider' }} {...props} />;
}
