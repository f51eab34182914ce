import { useEffect } from 'react';
import { lazyComponent } from '../../../navigation/lazyComponent';
import { useLeaveGuard } from '../../../navigation/useLeaveGuard';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { LazyPart } from '../../../ui/LazyPart';
import { leaveDocument } from './workbenchActions';
import { editDiscarded } from './workbenchEvents';
import { selectHasUnsavedEdit } from './workbenchSlice';

const discardQuestion = lazyComponent(
  async () => (await import('../../../ui/DiscardQuestion')).DiscardQuestion,
);

/** Asks before an edited text would be lost by leaving the page. */
export function LeaveQuestion() {
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
    if (isEdited) void discardQuestion.preload();
  }, [isEdited]);
  if (held === null) return null;
  return (
    <LazyPart
      part={discardQuestion}
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
