import { styled } from '@mui/material/styles';

/** A list whose rows are set apart by hairlines, for the two lists of the dashboard. */
export const EntryList = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  '& > li': { display: 'flex', gap: theme.spacing(1.5), paddingBlock: theme.spacing(1.5) },
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
}));
