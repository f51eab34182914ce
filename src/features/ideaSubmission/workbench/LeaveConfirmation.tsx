import { useEffect } from 'react';
import { lazyComponent } from '../../../navigation/lazyComponent';
import { useLeaveGuard } from '../../../navigation/useLeaveGuard';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { LazyPart } from '../../../ui/LazyPart';
import { leaveDocument } from './workbenchActions';
import { editDiscarded } from './workbenchEvents';
import { selectHasUnsavedEdit } from './workbenchSlice';

const discardConfirmation = lazyComponent(
  async () => (await import('../../../ui/DiscardConfirmation')).DiscardConfirmation,
);

/** Asks for confirmation before leaving the page would lose an edited text. */
export function LeaveConfirmation() {
  const dispatch = useAppDispatch();
  const isEdited = useAppSelector(selectHasUnsavedEdit);
  const held = useLeaveGuard(isEdited);
  useEffect(
    () => () => {
      dispatch(leaveDocument());
    },
    [dispatch],
  );
  useEffect(() => {
    if (isEdited) void discardConfirmation.preload();
  }, [isEdited]);
  if (held === null) return null;
  return (
    <LazyPart
      part={discardConfirmation}
      props={{
        onDiscard: () => {
          held.leave();
          dispatch(editDiscarded());
        },
        onKeep: held.stay,
      }}
    />
  );
}
