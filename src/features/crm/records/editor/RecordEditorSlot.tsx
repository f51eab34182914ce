import { LazyDialog } from '../../../../ui/LazyDialog';
import type { RecordEditorControl } from './useRecordEditor';

interface RecordEditorSlotProps {
  editor: RecordEditorControl;
}

/** Renders the open dialog of the records, or an error if it could not be loaded. */
export function RecordEditorSlot({ editor }: RecordEditorSlotProps) {
  return (
    editor.isOpen && (
      <LazyDialog
        dialog={editor.opener.dialog}
        onWait={editor.setWaiting}
        onGiveUp={editor.cancel}
      />
    )
  );
}
