/** The document types, in display order (docs/behaviour.md#document-types). */
export const documentTypes = ['prd', 'frd', 'mockup'] as const;

export type DocumentType = (typeof documentTypes)[number];

/** The document type before the user has chosen one. */
export const defaultDocumentType: DocumentType = 'prd';
