import { createAction } from '@reduxjs/toolkit';

/** How a PRD or FRD is shown. */
export type DocumentView = 'plain' | 'formatted';

/** How a mockup is shown. */
export type MockupView = 'preview' | 'code';

/** The device whose width a mockup's preview has. */
export type MockupWidth = 'phone' | 'tablet' | 'desktop';

/** Plain text or Formatted was chosen. */
export const documentViewChosen = createAction<DocumentView>('documentView/documentViewChosen');

/** A mockup's tab was chosen. */
export const mockupViewChosen = createAction<MockupView>('documentView/mockupViewChosen');

/** A width of a mockup's preview was chosen. */
export const mockupWidthChosen = createAction<MockupWidth>('documentView/mockupWidthChosen');

/** A file of the document could not be made, because the part of the application that makes it did not load. */
export const documentExportFailed = createAction('documentView/documentExportFailed');
