import type { DocumentType } from '../../../../contract/documentType';

/** What each document is for. */
export const documentPurposes: Record<DocumentType, string> = {
  prd: 'What to build, for whom and why: one page that everyone can work from.',
  frd: 'How the product behaves, precise enough to build and test without guessing.',
  mockup: 'A first page of the product, so that people can react to something they see.',
};
