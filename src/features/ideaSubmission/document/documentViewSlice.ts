import { createSlice } from '@reduxjs/toolkit';
import type { LazySlice } from '../../../store/storeTypes';
import { toastListener, toastOn } from '../../../toasts/toastTable';
import {
  documentExportFailed,
  documentViewChosen,
  mockupViewChosen,
  mockupWidthChosen,
  type DocumentView,
  type MockupView,
  type MockupWidth,
} from './documentViewEvents';

/** How documents are shown; the same for every document until the page is reloaded. */
export interface DocumentViewState {
  document: DocumentView;
  mockup: MockupView;
  /** The chosen width; `null` until one is chosen: the one that fits the window. */
  width: MockupWidth | null;
}

declare module '../../../store/storeTypes' {
  interface LazySlices {
    documentView: DocumentViewState;
  }
}

const initialState: DocumentViewState = { document: 'plain', mockup: 'preview', width: null };

const documentViewSlice = createSlice({
  name: 'documentView',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(documentViewChosen, (state, { payload }) => {
        state.document = payload;
      })
      .addCase(mockupViewChosen, (state, { payload }) => {
        state.mockup = payload;
      })
      .addCase(mockupWidthChosen, (state, { payload }) => {
        state.width = payload;
      });
  },
  selectors: {
    selectDocumentView: (state) => state.document,
    selectMockupView: (state) => state.mockup,
    selectMockupWidth: (state) => state.width,
  },
});

export const { selectDocumentView, selectMockupView, selectMockupWidth } =
  documentViewSlice.getSelectors(
    ({ documentView = initialState }: { documentView?: DocumentViewState | undefined }) =>
      documentView,
  );

const toasts = [
  toastOn(documentExportFailed, {
    kind: 'error',
    text: 'The file could not be made. Check your connection, then try again.',
  }),
];

/** The slice of the document's views, loaded with the first document. */
export const lazyDocumentView: LazySlice<'documentView'> = {
  reducerPath: 'documentView',
  reducer: documentViewSlice.reducer,
  startListeners: (startListening) => {
    startListening(toastListener(toasts));
  },
};
