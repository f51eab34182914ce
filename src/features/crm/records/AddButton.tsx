import Button from '@mui/material/Button';
import type { RecordEditorControl } from './useRecordEditor';

interface AddButtonProps {
  label: string;
  editor: RecordEditorControl;
}

/**
 * Opens the dialog for a new record. Pointing at it or focusing it starts to fetch the dialog; pressed before the
 * dialog is there, it is busy.
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
