import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useId, type ReactNode } from 'react';

interface TitledDialogProps {
  title: string;
  /** The Close button, Escape or the backdrop. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog named by its title: focus goes in, stays in, and returns to where it was. */
export function TitledDialog({ title, onClose, children }: TitledDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <Box sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between' }}>
        <DialogTitle id={titleId} sx={{ flex: '1 1 auto', minWidth: 0 }}>
          {title}
        </DialogTitle>
        <IconButton aria-label="Close" onClick={onClose} sx={{ margin: 1.5 }}>
          <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
            <path d="m5 5 10 10M15 5 5 15" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </IconButton>
      </Box>
      {children}
    </Dialog>
  );
}
