import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { CloseIcon } from './icons';
import { useId, useState, type ReactNode, type UIEvent } from 'react';
import { DiscardConfirmation } from './DiscardConfirmation';
import { DialogContentContext, type DialogContent } from './useDialogContent';

/** Matches windows in which a dialog's title and buttons stay in view while its content scrolls. */
export const tallWindow = '@media (height > 30rem)';

interface TitledDialogProps {
  title: string;
  /**
   * Called by the Close button, by Escape and by a click on the backdrop. If the form has input, Escape asks for
   * confirmation first and the click does nothing. Not called while the form is waiting for a response.
   */
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog named by its title. It traps the focus and restores it when it closes. */
export function TitledDialog({ title, onClose, children }: TitledDialogProps) {
  const titleId = useId();
  const [content, setContent] = useState<DialogContent>('untouched');
  const [isAsking, setAsking] = useState(false);
  return (
    <Dialog
      open
      onClose={({ detail }: UIEvent, reason) => {
        // The second click of a double click on the button that opened the dialog lands on its backdrop.
        if (detail > 1) return;
        if (content === 'untouched') onClose();
        // A click on the backdrop is often accidental, so with entered text it does nothing.
        else if (content === 'changed' && reason === 'escapeKeyDown') setAsking(true);
      }}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
      data-print="hide"
      sx={{
        '@media (max-width: 37.49rem)': {
          // Keep its position when the space above the keyboard or the toasts changes.
          '&:has(form) .MuiDialog-container': { alignItems: 'start' },
          '& .MuiDialog-paper': {
            margin: 2,
            width: 'calc(100% - 32px)',
            maxHeight: 'calc(100% - 32px)',
          },
        },
        '@media (height <= 30rem)': {
          '& .MuiDialog-paper': { margin: 1, maxHeight: 'calc(100% - 16px)' },
        },
        [tallWindow]: {
          '& .MuiDialog-paper': {
            // Scroll a focused field and its label out from under the title and the buttons.
            scrollPaddingBlock: '6.5rem 6rem',
            // Where the title wraps.
            '@media (max-width: 22rem)': { scrollPaddingBlockStart: '9rem' },
            // When a message appears, it must move the content below it, not the field above.
            overflowAnchor: 'none',
          },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'start',
          justifyContent: 'space-between',
          [tallWindow]: {
            position: 'sticky',
            insetBlockStart: 0,
            zIndex: 2,
            backgroundColor: 'background.paper',
          },
        }}
      >
        <DialogTitle id={titleId} sx={{ flex: '1 1 auto', minWidth: 0 }}>
          {title}
        </DialogTitle>
        <IconButton
          aria-label="Close"
          disabled={content === 'busy'}
          onClick={onClose}
          sx={{ margin: 1.5 }}
        >
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContentContext value={setContent}>{children}</DialogContentContext>
      {isAsking && (
        <DiscardConfirmation
          onDiscard={onClose}
          onKeep={() => {
            setAsking(false);
          }}
        />
      )}
    </Dialog>
  );
}
