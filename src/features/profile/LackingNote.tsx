import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useFocusIfLost } from '../../ui/useFocusIfLost';

/** Takes the place of a control whose call the account service lacks, and the focus if it was on that control. */
export function LackingNote() {
  const note = useRef<HTMLParagraphElement>(null);
  useFocusIfLost(note);
  return (
    <Typography ref={note} tabIndex={-1} variant="body2" sx={{ outline: 'none' }}>
      This account service does not offer this.
    </Typography>
  );
}
