import { createSlice } from '@reduxjs/toolkit';
import type { LazySlice } from '../../../store/storeTypes';
import {
  documentViewChosen,
  findingsUnfolded,
  mockupViewChosen,
  mockupWidthChosen,
  partToggled,
  type DocumentView,
  type FoldedPart,
  type MockupView,
  type MockupWidth,
} from './documentViewEvents';
import { startDocumentViewListeners } from './documentViewListeners';

/** How documents are shown; the same for every document until the page is reloaded. */
export interface DocumentViewState {
  document: DocumentView;
  mockup: MockupView;
  /** The chosen width; `null` until one is chosen: the one that fits the window. */
  width: MockupWidth | null;
  /** The parts that were folded or unfolded; the others have the page's default. */
  toggled: Partial<Record<FoldedPart, boolean>>;
  /** How many findings of a rule are shown, if the user asked for more. */
  findings: Record<string, number>;
}

declare module '../../../store/storeTypes' {
  interface LazySlices {
    documentView: DocumentViewState;
  }
}

const initialState: DocumentViewState = {
  document: 'plain',
  mockup: 'preview',
  width: null,
  toggled: {},
  findings: {},
};

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
      })
      .addCase(partToggled, (state, { payload: { part, isOpen } }) => {
        state.toggled[part] = isOpen;
      })
      .addCase(findingsUnfolded, (state, { payload: { rule, count } }) => {
        state.findings[rule] = count;
      });
  },
  selectors: {
    selectDocumentView: (state) => state.document,
    selectMockupView: (state) => state.mockup,
    selectMockupWidth: (state) => state.width,
    /** Whether a part was folded or unfolded; `undefined` for one that was not. */
    selectIsOpen: (state, part: FoldedPart) => state.toggled[part],
    /** How many findings of a rule the user requested; `undefined` for the default. */
    selectShownFindings: (state, rule: string) => state.findings[rule],
  },
});

export const {
  selectDocumentView,
  selectMockupView,
  selectMockupWidth,
  selectIsOpen,
  selectShownFindings,
} = documentViewSlice.getSelectors(
  ({ documentView = initialState }: { documentView?: DocumentViewState | undefined }) =>
    documentView,
);

/** The slice of the document's views, loaded with the first document. */
export const lazyDocumentView: LazySlice<'documentView'> = {
  reducerPath: 'documentView',
  reducer: documentViewSlice.reducer,
  startListeners: startDocumentViewListeners,
};
