import type { DocumentType } from '../../../../contract/documentType';

/** The element id of the panel that the tabs of the documents control. */
export const documentPanelId = 'document-panel';

/** The element id of a document's tab. */
export const documentTabId = (type: DocumentType): string => `document-tab-${type}`;
