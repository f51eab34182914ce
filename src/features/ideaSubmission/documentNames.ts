import type { DocumentType } from '../../../contract/documentType';

/** What each document type is called: on its card (section 2, /create) and in full (section 2, /result). */
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
 * @returns the name of section 2, or "Document" for anything else
 */
export function fullDocumentName(documentType: string): string {
  const known = Object.entries(documentNames).find(([type]) => type === documentType);
  return known === undefined ? 'Document' : known[1].full;
}
