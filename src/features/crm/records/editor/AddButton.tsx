import Button from '@mui/material/Button';
import type { RecordEditorControl } from './useRecordEditor';

interface AddButtonProps {
  label: string;
  editor: RecordEditorControl;
}

/**
 * Opens the dialog for a new record. Preloads the dialog on hover and focus; shows a busy state while it loads.
 */
export function AddButton({ label, editor }: AddButtonProps) {
  return (
    <Button
      variant="contained"
      aria-haspopup="dialog"
      aria-busy={editor.waiting.status === 'adding'}
      onPointerEnter={() => void editor.dialog.preload()}
      onFocus={() => void editor.dialog.preload()}
      onClick={editor.add}
    >
      {label}
    </Button>
  );
}
