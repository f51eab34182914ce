import type { DocumentType } from '../../../contract/documentType';

/** The name of each document type, on its card and in full (docs/behaviour.md#document-types). */
export const documentNames: Record<
  DocumentType,
  { card: string; description: string; full: string }
> = {
  prd: {
    card: 'PRD',
    description: 'Product Requirement Document',
    full: 'Product Requirement Document',
  },
  frd: {
    card: 'FRD',
    description: 'Functional Requirement Document',
    full: 'Functional Requirement Document',
  },
  mockup: { card: 'Mockup', description: 'Visual Design Mockups', full: 'UI/UX Design Mockup' },
};

/**
 * The full name of a document type as it was saved.
 *
 * @returns its full name, or "Document" for anything else
 */
export function fullDocumentName(documentType: string): string {
  const known = Object.entries(documentNames).find(([type]) => type === documentType);
  return known === undefined ? 'Document' : known[1].full;
}
