import { styled } from '@mui/material/styles';

/** Controls in a row that wraps; not printed. */
export const ControlRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1.5),
  '@media print': { display: 'none' },
}));
