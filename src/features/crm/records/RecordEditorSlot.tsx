import { LazyDialog } from '../../../ui/LazyDialog';
import type { RecordEditorControl } from './useRecordEditor';

interface RecordEditorSlotProps {
  editor: RecordEditorControl;
}

/** The dialog of the records while it is open (section 4), or what came in its way. */
export function RecordEditorSlot({ editor }: RecordEditorSlotProps) {
  return (
    editor.isOpen && (
      <LazyDialog dialog={editor.dialog} onWait={editor.setWaiting} onGiveUp={editor.cancel} />
    )
  );
}
