import Button from '@mui/material/Button';
import type { RecordEditorOpener } from './useRecordEditor';

interface AddButtonProps {
  label: string;
  opener: RecordEditorOpener;
}

/**
 * Opens the dialog for a new record. Preloads the dialog on hover and focus; shows a busy state while it loads.
 */
export function AddButton({ label, opener }: AddButtonProps) {
  return (
    <Button
      variant="contained"
      aria-haspopup="dialog"
      aria-busy={opener.waiting.status === 'adding'}
      onPointerEnter={() => void opener.dialog.preload()}
      onFocus={() => void opener.dialog.preload()}
      onClick={opener.add}
    >
      {label}
    </Button>
  );
}
