import type { AppThunk } from '../../../store/storeTypes';
import { documentViewChosen, type DocumentView } from './documentViewEvents';
import { lazyFormattedText } from './lazyFormattedText';

/** Changes the view once it is loaded: until then the other one stays, and no long text is rendered twice. */
export const chooseDocumentView =
  (view: DocumentView): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (view === 'formatted') await lazyFormattedText.preload();
    dispatch(documentViewChosen(view));
  };
