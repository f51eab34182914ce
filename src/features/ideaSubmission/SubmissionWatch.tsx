import { use, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { routePaths } from '../../../contract/routePaths';
import { RoutePreloadContext } from '../../navigation/RoutePreloadContext';
import { useOnEvent } from '../../store/useOnEvent';
import { generateDocument } from './generateDocument';
import { isOnPage } from './isOnPage';
import { readyToast } from './readyToast';

/** Loads the sentences for failures, which no page's first view shows. */
const loadFailureMessage = () => import('../../generation/failureMessage');

/**
 * Navigates from the Create page to the result. On other pages, a toast with a link reports the outcome; on the result
 * page, the workbench reports a finished document.
 */
export function SubmissionWatch(): null {
  const navigate = useNavigate();
  const preloadRoute = use(RoutePreloadContext);
  const starts = useRef(0);
  useOnEvent(generateDocument.fulfilled, ({ payload, meta }, { toasts }) => {
    if (meta.isReading) return;
    if (isOnPage(routePaths.create)) {
      void navigate(routePaths.result);
      return;
    }
    toasts.show(readyToast(payload.documentType));
  });
  useOnEvent(generateDocument.pending, (_action, { toasts }) => {
    starts.current += 1;
    toasts.withdraw(generateDocument.rejected.type);
    // The connection may be gone when the document is complete.
    void preloadRoute(routePaths.result);
    loadFailureMessage().catch(() => undefined);
  });
  useOnEvent(generateDocument.rejected, ({ meta, payload }, { toasts }) => {
    if (meta.aborted) return;
    const start = starts.current;
    const show = (text: string): void => {
      // While the sentences load, the user may open the Create page or start a new generation.
      if (isOnPage(routePaths.create) || starts.current !== start) return;
      toasts.show({
        kind: 'error',
        source: generateDocument.rejected.type,
        text,
        action: { label: 'Open', to: routePaths.create },
      });
    };
    loadFailureMessage().then(
      ({ failureMessage }) => {
        show(failureMessage(payload ?? { kind: 'unavailable' }));
      },
      () => {
        show("Couldn't finish your document.");
      },
    );
  });
  return null;
}
