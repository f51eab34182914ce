import { useEffect, useState } from 'react';
import { lazyComponent } from '../../../navigation/lazyComponent';
import { useLeaveGuard } from '../../../navigation/useLeaveGuard';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { useOnEvent } from '../../../store/useOnEvent';
import { LazyPart } from '../../../ui/LazyPart';
import { openDraft } from './workbenchActions';
import { draftHeldBack, editDiscarded } from './workbenchEvents';
import { selectHasUnsavedEdit } from './workbenchSlice';

const discardConfirmation = lazyComponent(
  async () => (await import('../../../ui/DiscardConfirmation')).DiscardConfirmation,
);

/** Asks for confirmation before leaving the page, or opening a draft that waits, would lose an edited text. */
export function LeaveConfirmation() {
  const dispatch = useAppDispatch();
  const isEdited = useAppSelector(selectHasUnsavedEdit);
  const held = useLeaveGuard(isEdited);
  const [isDraftHeld, setIsDraftHeld] = useState(false);
  useOnEvent(draftHeldBack, () => {
    setIsDraftHeld(true);
  });
  useEffect(() => {
    if (isEdited) void discardConfirmation.preload();
  }, [isEdited]);
  if (held === null && !isDraftHeld) return null;
  return (
    <LazyPart
      part={discardConfirmation}
      props={{
        onDiscard: () => {
          held?.leave();
          dispatch(editDiscarded());
          if (isDraftHeld) dispatch(openDraft());
        },
        onKeep: () => {
          held?.stay();
          setIsDraftHeld(false);
        },
      }}
    />
  );
}
