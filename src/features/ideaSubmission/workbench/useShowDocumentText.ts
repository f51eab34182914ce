import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch } from '../../../store/hooks';
import { showDocumentText } from './workbenchActions';

/** Returns a function that shows the text in place of a comparison, at once, so that there is a line to scroll to. */
export function useShowDocumentText(): () => void {
  const dispatch = useAppDispatch();
  return useCallback(() => {
    flushSync(() => {
      dispatch(showDocumentText());
    });
  }, [dispatch]);
}
