import { styled, type Theme } from '@mui/material/styles';

const oneBelowTheOther = ({ theme }: { theme: Theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  padding: theme.spacing(1, 3, 3),
});

/** What stands under a dialog's title. */
export const DialogBody = styled('div')(oneBelowTheOther);

/** The same as a form; give it `noValidate`, since the fields show messages of their own. */
export const DialogForm = styled('form')(oneBelowTheOther);
