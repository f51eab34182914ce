import { styled } from '@mui/material/styles';

/** The content below a dialog's title. */
export const DialogBody = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  padding: theme.spacing(1, 3, 3),
}));
