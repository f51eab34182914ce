import * as v from 'valibot';

/** The three outputs of the product, in the order in which they are offered (section 1). */
export const documentTypes = ['prd', 'frd', 'mockup'] as const;

/** Parses a document type; anything else is an issue (section 3). */
export const documentTypeSchema = v.picklist(documentTypes);

export type DocumentType = v.InferOutput<typeof documentTypeSchema>;

/** The type chosen before anybody has chosen (section 4). */
export const defaultDocumentType: DocumentType = 'prd';
