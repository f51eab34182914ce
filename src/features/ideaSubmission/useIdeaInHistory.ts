import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { documentTypes } from '../../../contract/documentType';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { RouteVisitsContext } from '../../ui/RouteVisitsContext';
import { documentTypeSelected, ideaTyped } from './ideaSubmissionEvents';
import { selectDocumentType, selectIdea } from './ideaSubmissionSlice';

/** What the history entry of the page keeps: at first what the examples page left there, then what the user made of it. */
const keptIdeaSchema = v.object({
  idea: v.string(),
  documentType: v.picklist(documentTypes),
});

/** Browsers refuse an entry that is written at every key. */
const pauseBeforeKeeping = 400;

/**
 * Keeps the idea and the document type in the history entry of the page, and fills the form with them when the page is
 * loaded again, by reload or on the way back from another site. After any interaction the form is left as the user made
 * it.
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
      // Beside the router, whose own part of the entry stays: a navigation would count as another visit.
      const entry: unknown = window.history.state;
      const usr = { idea, documentType };
      window.history.replaceState({ ...(typeof entry === 'object' ? entry : {}), usr }, '');
    }, pauseBeforeKeeping);
    return () => {
      clearTimeout(timer);
    };
  }, [idea, documentType]);
}
