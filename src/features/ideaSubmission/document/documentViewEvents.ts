import { createAction } from '@reduxjs/toolkit';

/** How a PRD or FRD is shown. */
export type DocumentView = 'plain' | 'formatted';

/** How a mockup is shown. */
export type MockupView = 'preview' | 'code';

/** The device whose width a mockup's preview has. */
export type MockupWidth = 'phone' | 'tablet' | 'desktop';

/** A part of the page that can be folded: the contents, all headings in them, the idea, and the menu `More`. */
export type FoldedPart = 'contents' | 'headings' | 'idea' | 'more';

/** Plain text or Formatted was chosen. */
export const documentViewChosen = createAction<DocumentView>('documentView/documentViewChosen');

/** A mockup's tab was chosen. */
export const mockupViewChosen = createAction<MockupView>('documentView/mockupViewChosen');

/** A width of a mockup's preview was chosen. */
export const mockupWidthChosen = createAction<MockupWidth>('documentView/mockupWidthChosen');

/** A part of the page was folded or unfolded. */
export const partToggled = createAction<{ part: FoldedPart; isOpen: boolean }>(
  'documentView/partToggled',
);

/** The user requested further findings of a rule; `count` are shown from then on. */
export const findingsUnfolded = createAction<{ rule: string; count: number }>(
  'documentView/findingsUnfolded',
);

/** The document could not be exported, because the script for it did not load. */
export const documentExportFailed = createAction('documentView/documentExportFailed');

/** The menu `More` could not be loaded. */
export const moreMenuFailed = createAction('documentView/moreMenuFailed');
