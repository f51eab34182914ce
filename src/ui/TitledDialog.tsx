import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { CloseIcon } from './icons';
import { useId, useState, type ReactNode } from 'react';
import { DiscardQuestion } from './DiscardQuestion';
import { DialogContentContext, type DialogContent } from './useDialogContent';

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
          '& .MuiDialog-paper': {
            margin: 2,
            width: 'calc(100% - 32px)',
            maxHeight: 'calc(100% - 32px)',
          },
        },
        '@media (max-height: 30rem)': {
          '& .MuiDialog-paper': { margin: 1, maxHeight: 'calc(100% - 16px)' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between' }}>
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
