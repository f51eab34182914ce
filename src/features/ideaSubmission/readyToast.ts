import { routePaths } from '../../../contract/routePaths';
import type { Toast } from '../../toasts/toasts';
import { fullDocumentName } from './documentNames';

/**
 * The toast of a finished document.
 *
 * @param documentType its type, as it was saved
 * @param run what `View` does before it opens the result page
 */
export const readyToast = (documentType: string, run?: () => void): Toast => ({
  kind: 'success',
  text: `Your ${fullDocumentName(documentType)} is ready.`,
  action: { label: 'View', to: routePaths.result, ...(run && { run }) },
});
