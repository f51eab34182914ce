import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { documentTypes } from '../../../../contract/documentType';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { RouteVisitsContext } from '../../../navigation/RouteVisitsContext';
import { documentTypeSelected, ideaTyped } from '../ideaSubmissionEvents';
import { selectDocumentType, selectIdea } from '../ideaSubmissionSlice';

/** The history entry's state: first set by the examples page, then updated as the user types. */
const keptIdeaSchema = v.object({
  idea: v.string(),
  documentType: v.picklist(documentTypes),
});

/** Browsers limit how often a history entry may be replaced. */
const pauseBeforeKeeping = 400;

/**
 * Stores the idea and the document type in the page's history entry, and restores them when the page is loaded again
 * by a reload or on return from another site. Does not change the form after any interaction.
 */
export function useIdeaInHistory(): void {
  const dispatch = useAppDispatch();
  const visits = use(RouteVisitsContext);
  const location = useLocation();
  const idea = useAppSelector(selectIdea);
  const documentType = useAppSelector(selectDocumentType);

  useEffect(() => {
    if (visits?.hasInteracted() !== false) return;
    const kept = v.safeParse(keptIdeaSchema, location.state);
    if (!kept.success || kept.output.idea === '') return;
    dispatch(ideaTyped(kept.output.idea));
    dispatch(documentTypeSelected(kept.output.documentType));
  }, [dispatch, visits, location]);

  useEffect(() => {
    const timer = setTimeout(() => {
      // Bypass the router, but keep its part of the entry: a navigation would count as another visit.
      const entry: unknown = window.history.state;
      const usr = { idea, documentType };
      window.history.replaceState({ ...(typeof entry === 'object' ? entry : {}), usr }, '');
    }, pauseBeforeKeeping);
    return () => {
      clearTimeout(timer);
    };
  }, [idea, documentType]);
}
