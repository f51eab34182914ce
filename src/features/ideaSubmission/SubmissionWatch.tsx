import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import { findRoutePath, routePaths } from '../../../contract/routePaths';
import { failureMessage } from '../../generation/failureMessage';
import { RoutePreloadContext } from '../../navigation/RoutePreloadContext';
import { useOnEvent } from '../../store/useOnEvent';
import { fullDocumentName } from './documentNames';
import { generateDocument } from './generateDocument';

/**
 * Uses the address, not the visible page: the address changes as soon as the user leaves, while the next page may
 * still be loading.
 */
const isOnCreate = (): boolean => findRoutePath(window.location.pathname) === routePaths.create;

/** Navigates from the Create page to the result. On other pages, a toast with a link reports the outcome. */
export function SubmissionWatch(): null {
  const navigate = useNavigate();
  const preloadRoute = use(RoutePreloadContext);
  useOnEvent(generateDocument.fulfilled, ({ payload }, { toasts }) => {
    if (isOnCreate()) {
      void navigate(routePaths.result);
      return;
    }
    toasts.show({
      kind: 'success',
      text: `Your ${fullDocumentName(payload.documentType)} is ready.`,
      action: { label: 'View', to: routePaths.result },
    });
  });
  useOnEvent(generateDocument.pending, (_action, { toasts }) => {
    toasts.withdraw(generateDocument.rejected.type);
    // The connection may be gone when the document is complete.
    void preloadRoute(routePaths.result);
  });
  useOnEvent(generateDocument.rejected, ({ meta, payload }, { toasts }) => {
    if (meta.aborted || isOnCreate()) return;
    toasts.show({
      kind: 'error',
      source: generateDocument.rejected.type,
      text: failureMessage(payload ?? { kind: 'unavailable' }),
      action: { label: 'Open', to: routePaths.create },
    });
  });
  return null;
}
