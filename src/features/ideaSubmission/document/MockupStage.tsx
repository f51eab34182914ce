import { styled } from '@mui/material/styles';

/** The area around a mockup's frames. */
export const MockupStage = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.subtle,
  '& > iframe': {
    position: 'absolute',
    insetBlockStart: 0,
    border: 0,
    // A page that sets no colours expects a white background.
    backgroundColor: '#fff',
    colorScheme: 'normal',
  },
}));
