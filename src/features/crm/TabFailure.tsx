import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useFocusIfLost } from '../../ui/useFocusIfLost';

interface TabFailureProps {
  onRetry: () => void;
}

/** Replaces a tab that failed to load or render; the other tabs stay available. */
export function TabFailure({ onRetry }: TabFailureProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusIfLost(heading);
  return (
    <Stack role="alert" sx={{ gap: 2, alignItems: 'start' }}>
      <Typography variant="h3" component="h2" ref={heading} tabIndex={-1}>
        This tab could not be shown
      </Typography>
      <Typography>
        Check your connection, then try again. Your sample data is still here.
      </Typography>
      <Button variant="contained" onClick={onRetry}>
        Try again
      </Button>
    </Stack>
  );
}
