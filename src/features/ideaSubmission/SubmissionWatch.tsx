import { useEffect } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import { routePaths } from '../../../contract/routePaths';
import { failureSentence } from '../../generation/failureSentence';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { addAppListener } from '../../store/addAppListener';
import { fullDocumentName } from './documentNames';
import { generateDocument } from './generateDocument';
import { selectHasUnsavedWork } from './ideaSubmissionSlice';

function useLeaveWarning(): void {
  const hasUnsavedWork = useAppSelector(selectHasUnsavedWork);
  useEffect(() => {
    if (!hasUnsavedWork) return undefined;
    const warn = (event: BeforeUnloadEvent): void => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
    };
  }, [hasUnsavedWork]);
}

/** The Create page shows how a generation ends; anywhere else a toast does, with the way to what came of it. */
function useEndOfGenerationElsewhere(): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const elsewhere = useMatch(routePaths.create) === null;

  useEffect(() => {
    if (!elsewhere) return undefined;
    const forget = [
      dispatch(
        addAppListener({
          actionCreator: generateDocument.fulfilled,
          effect: ({ payload }, { extra }) => {
            extra.toasts.show({
              kind: 'success',
              text: `Your ${fullDocumentName(payload.documentType)} is ready.`,
              action: { label: 'View', run: () => void navigate(routePaths.result) },
            });
          },
        }),
      ),
      dispatch(
        addAppListener({
          actionCreator: generateDocument.rejected,
          effect: ({ meta, payload }, { extra }) => {
            if (meta.aborted) return;
            extra.toasts.show({
              kind: 'error',
              text: failureSentence(payload ?? { kind: 'unavailable' }),
              action: { label: 'Open', run: () => void navigate(routePaths.create) },
            });
          },
        }),
      ),
    ];
    return () => {
      for (const end of forget) end();
    };
  }, [dispatch, elsewhere, navigate]);
}

/** Watches over the submission on every page: warns before unsaved work is left, and tells when a document is done. */
export function SubmissionWatch() {
  useLeaveWarning();
  useEndOfGenerationElsewhere();
  return null;
}
