import { documentTitle } from '../../contract/documentTitle';
import { useAppSelector } from './hooks';

/** The title of the saved document; `null` while none is saved. */
export function useSavedTitle(): string | null {
  return useAppSelector(({ ideaSubmission: { submission } }) =>
    submission === null ? null : documentTitle(submission),
  );
}
