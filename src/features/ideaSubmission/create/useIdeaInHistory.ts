import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { documentTypes } from '../../../../contract/documentType';
import { useAppSelector, useAppStore } from '../../../store/hooks';
import { documentTypeSelected, ideaTyped } from '../ideaSubmissionEvents';
import { selectDocumentType, selectIdea } from '../ideaSubmissionSlice';
import { keepIdea, readKept } from './keepIdea';

/** What the history entry holds: first set by the examples page, then updated as the user types. */
const keptIdeaSchema = v.object({
  idea: v.string(),
  documentType: v.picklist(documentTypes),
});

/** Browsers limit how often a history entry may be replaced: WebKit allows 100 times in 10 s. */
const pauseBetweenKeeping = 150;

/**
 * Stores the idea and the document type in the page's history entry, and restores them into an empty form: after a
 * reload, or on return from another page or site. If the browser rejects the text, leaving asks for confirmation.
 */
export function useIdeaInHistory(): void {
  const store = useAppStore();
  const location = useLocation();
  const { pathname } = location;
  const idea = useAppSelector(selectIdea);
  const documentType = useAppSelector(selectDocumentType);
  const keptAt = useRef(0);

  useEffect(() => {
    window.stopKeepingEarlyIdea?.();
    // It has just been kept, and is about to be restored.
    keptAt.current = performance.now();
  }, []);

  useEffect(() => {
    if (selectIdea(store.getState()) !== '') return;
    // Not `location.state`: an idea typed before the page was hydrated is in the entry, but not in the router.
    const kept = v.safeParse(keptIdeaSchema, {
      idea: readKept('idea'),
      documentType: readKept('documentType'),
    });
    if (!kept.success || kept.output.idea === '') return;
    store.dispatch(ideaTyped(kept.output.idea));
    store.dispatch(documentTypeSelected(kept.output.documentType));
  }, [store, location]);

  useEffect(() => {
    const keep = (event?: Event): void => {
      // While the next page is loading, the current entry may already be that page's.
      if (window.location.pathname !== pathname) return;
      keptAt.current = performance.now();
      try {
        keepIdea({ idea, documentType });
        // Firefox has no back/forward cache for pages with this listener.
        window.removeEventListener('beforeunload', keep);
      } catch {
        event?.preventDefault();
      }
    };
    // Pressing a link moves the focus before the navigation.
    document.addEventListener('focusout', keep);
    window.addEventListener('pagehide', keep);
    window.addEventListener('beforeunload', keep);
    // Leaving the page may be too late: a crash runs no listener, and a reload in Chromium has been seen to ignore it.
    const timer = setTimeout(keep, keptAt.current + pauseBetweenKeeping - performance.now());
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', keep);
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('beforeunload', keep);
    };
  }, [idea, documentType, pathname]);
}
