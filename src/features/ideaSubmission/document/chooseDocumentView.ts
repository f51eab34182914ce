import type { AppThunk } from '../../../store/storeTypes';
import { documentViewChosen, type DocumentView } from './documentViewEvents';
import { lazyFormattedText } from './lazyFormattedText';

/** Changes the view once its script is loaded: until then the current one stays, so no long text is rendered twice. */
export const chooseDocumentView =
  (view: DocumentView): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (view === 'formatted') await lazyFormattedText.preload();
    dispatch(documentViewChosen(view));
  };
