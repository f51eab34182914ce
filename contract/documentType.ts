/** The three outputs of the product, in the order in which they are offered (docs/behaviour.md#document-types). */
export const documentTypes = ['prd', 'frd', 'mockup'] as const;

export type DocumentType = (typeof documentTypes)[number];

/** The document type before the user has chosen one. */
export const defaultDocumentType: DocumentType = 'prd';
