import { styled } from '@mui/material/styles';

/** The room in which a mockup's frames stand. */
export const MockupStage = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.subtle,
  '& > iframe': {
    position: 'absolute',
    insetBlockStart: 0,
    border: 0,
    // A page without colours of its own expects a white background.
    backgroundColor: '#fff',
    colorScheme: 'normal',
  },
}));
