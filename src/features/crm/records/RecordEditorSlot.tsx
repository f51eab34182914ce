import { LazyDialog } from '../../../ui/LazyDialog';
import type { RecordEditorControl } from './useRecordEditor';

interface RecordEditorSlotProps {
  editor: RecordEditorControl;
}

/** The dialog of the records while it is open, or a message if it could not be loaded. */
export function RecordEditorSlot({ editor }: RecordEditorSlotProps) {
  return (
    editor.isOpen && (
      <LazyDialog dialog={editor.dialog} onWait={editor.setWaiting} onGiveUp={editor.cancel} />
    )
  );
}
