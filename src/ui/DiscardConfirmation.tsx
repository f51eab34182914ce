import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { DialogBody } from './DialogBody';

interface DiscardConfirmationProps {
  onDiscard: () => void;
  /** Keep editing, or Escape. */
  onKeep: () => void;
}

/** Asks for confirmation before a dialog or the editor discards what was entered. */
export function DiscardConfirmation({ onDiscard, onKeep }: DiscardConfirmationProps) {
  const titleId = useId();
  return (
    <Dialog open role="alertdialog" aria-labelledby={titleId} onClose={onKeep} data-print="hide">
      <DialogTitle id={titleId}>Discard your changes?</DialogTitle>
      <DialogBody sx={{ gridTemplateColumns: '1fr 1fr', whiteSpace: 'nowrap' }}>
        <Button variant="outlined" onClick={onDiscard}>
          Discard
        </Button>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to take the focus, here on the safe answer */}
        <Button variant="contained" autoFocus onClick={onKeep}>
          Keep editing
        </Button>
      </DialogBody>
    </Dialog>
  );
}
