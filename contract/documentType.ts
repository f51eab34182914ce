/** The three outputs of the product, in the order in which they are offered (section 1). */
export const documentTypes = ['prd', 'frd', 'mockup'] as const;

export type DocumentType = (typeof documentTypes)[number];

/** The type chosen before anybody has chosen (section 4). */
export const defaultDocumentType: DocumentType = 'prd';
