import { documentTypes, type DocumentType } from './documentType';

const openings: Record<DocumentType, string> = {
  prd: 'Create a Product Requirement Document based on the following idea: ',
  frd: 'Create a Functional Requirement Document based on the following idea: ',
  mockup: 'Create a simple HTML page based on the following idea: ',
};

/**
 * The one `input` string of the generation call (docs/behaviour.md#document-types).
 *
 * @param documentType which document is asked for
 * @param idea the user's text; trimmed here
 */
export function promptFor(documentType: DocumentType, idea: string): string {
  return openings[documentType] + idea.trim();
}

/**
 * The inverse of {@link promptFor}, for a generator that needs the parts and not the sentence.
 *
 * @returns the document type and the idea, or `undefined` where the input was not made by {@link promptFor}
 */
export function parsePrompt(
  input: string,
): { documentType: DocumentType; idea: string } | undefined {
  const documentType = documentTypes.find((type) => input.startsWith(openings[type]));
  if (documentType === undefined) return undefined;
  return { documentType, idea: input.slice(openings[documentType].length).trim() };
}
