import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { documentTypes } from '../../../contract/documentType';
import { exampleIdeaChosen } from '../../events/exampleIdeaChosen';
import { useAppDispatch } from '../../store/hooks';
import { RouteVisitsContext } from '../../ui/RouteVisitsContext';

/** What the examples page leaves with the history entry. */
const keptExampleSchema = v.object({
  idea: v.string(),
  documentType: v.picklist(documentTypes),
});

/**
 * Fills the form again with the example that led to it (section 2, /examples) when the page is reloaded: the history
 * entry has kept it. Once the user has done anything, the idea is what they made of it.
 */
export function useExampleAfterReload(): void {
  const dispatch = useAppDispatch();
  const visits = use(RouteVisitsContext);
  const location = useLocation();

  useEffect(() => {
    if (visits?.isTouched() !== false) return;
    const kept = v.safeParse(keptExampleSchema, location.state);
    if (kept.success) dispatch(exampleIdeaChosen(kept.output));
  }, [dispatch, visits, location]);
}
