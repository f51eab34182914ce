import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { CloseIcon } from './icons';
import { useId, useState, type ReactNode } from 'react';
import { DiscardQuestion } from './DiscardQuestion';
import { DialogContentContext, type DialogContent } from './useDialogContent';

/** Where a dialog's title and buttons stay in view while what is between them scrolls. */
export const highWindow = '@media (min-height: 30.01rem)';

interface TitledDialogProps {
  title: string;
  /**
   * Called by the Close button, Escape and, unless the form has input, the backdrop; by none of them while a call of the
   * form is in progress.
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
      onClose={(_event, reason) => {
        if (content === 'untouched') onClose();
        // A press beside the dialog is easily made by mistake: it neither closes nor asks.
        else if (content === 'changed' && reason === 'escapeKeyDown') setAsking(true);
      }}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
      data-print="hide"
      sx={{
        '@media (max-width: 37.49rem)': {
          // Stays where it is when the room above the keyboard or the toasts changes.
          '&:has(form) .MuiDialog-container': { alignItems: 'start' },
          '& .MuiDialog-paper': {
            margin: 2,
            width: 'calc(100% - 32px)',
            maxHeight: 'calc(100% - 32px)',
          },
        },
        '@media (max-height: 30rem)': {
          '& .MuiDialog-paper': { margin: 1, maxHeight: 'calc(100% - 16px)' },
        },
        [highWindow]: {
          '& .MuiDialog-paper': {
            // The field that gets the focus scrolls clear of title and buttons, with its label.
            scrollPaddingBlock: '6.5rem 6rem',
            // Messages that appear move what is below them, not the field above.
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
          [highWindow]: {
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
        <DiscardQuestion
          onDiscard={onClose}
          onKeep={() => {
            setAsking(false);
          }}
        />
      )}
    </Dialog>
  );
}
