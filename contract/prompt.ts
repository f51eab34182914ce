import { documentTypes, type DocumentType } from './documentType';

const openings: Record<DocumentType, string> = {
  prd: 'Create a Product Requirement Document based on the following idea: ',
  frd: 'Create a Functional Requirement Document based on the following idea: ',
  mockup: 'Create a simple HTML page based on the following idea: ',
};

/**
 * The `input` of the generation call (docs/behaviour.md#document-types).
 *
 * @param documentType the requested document
 * @param idea the user's text; trimmed here
 */
export function promptFor(documentType: DocumentType, idea: string): string {
  return openings[documentType] + idea.trim();
}

/**
 * The inverse of {@link promptFor}, for the offline drafter.
 *
 * @returns document type and idea, or `undefined` if {@link promptFor} did not create the input
 */
export function parsePrompt(
  input: string,
): { documentType: DocumentType; idea: string } | undefined {
  const documentType = documentTypes.find((type) => input.startsWith(openings[type]));
  if (documentType === undefined) return undefined;
  return { documentType, idea: input.slice(openings[documentType].length).trim() };
}
