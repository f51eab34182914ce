import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { DialogForm } from '../../../ui/DialogForm';
import { TitledDialog } from '../../../ui/TitledDialog';

interface RecordEditorDialogProps {
  title: string;
  /** Whether any field has another value than at first. */
  isChanged: boolean;
  onCancel: () => void;
  onSubmit: (event: SyntheticEvent) => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * The dialog in which a record is added or edited (docs/behaviour.md#dialogs): Enter and Save save, Escape and Cancel
 * do not.
 */
export function RecordEditorDialog({ title, ...form }: RecordEditorDialogProps) {
  return (
    <TitledDialog title={title} onClose={form.onCancel}>
      <EditorForm {...form} />
    </TitledDialog>
  );
}

function EditorForm({
  isChanged,
  onCancel,
  onSubmit,
  children,
}: Omit<RecordEditorDialogProps, 'title'>) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  return (
    <DialogForm ref={form} isChanged={isChanged} onSubmit={onSubmit}>
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5 }}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="contained">
          Save
        </Button>
      </Box>
    </DialogForm>
  );
}
