import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useFocusIfLost } from '../../ui/useFocusIfLost';

/** Replaces a control whose call the account service doesn't support, and takes over its focus. */
export function NotSupportedNote() {
  const note = useRef<HTMLParagraphElement>(null);
  useFocusIfLost(note);
  return (
    <Typography ref={note} tabIndex={-1} variant="body2" sx={{ outline: 'none' }}>
      This account service does not offer this.
    </Typography>
  );
}
