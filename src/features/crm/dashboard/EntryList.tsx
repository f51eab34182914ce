import List, { type ListProps } from '@mui/material/List';

/** A list whose rows are set apart by hairlines, for the two lists of the dashboard. */
export function EntryList(props: Pick<ListProps, 'aria-labelledby' | 'children'>) {
  return <List disablePadding sx={{ borderTop: 1, borderColor: 'divider' }} {...props} />;
}
