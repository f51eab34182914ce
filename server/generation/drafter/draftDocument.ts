import type { DocumentType } from '../../../contract/documentType';
import type { Idea } from './idea';
import { readIdea } from './readIdea';
import { writeFrd } from './writeFrd';
import { writeMockup } from './writeMockup';
import { writePrd } from './writePrd';

const writers: Record<DocumentType, (idea: Idea) => string> = {
  prd: writePrd,
  frd: writeFrd,
  mockup: writeMockup,
};

/**
 * Drafts a document by rule, for servers without a language model (section 1). Pure: the same input always gives
 * the same output. Never throws.
 *
 * @param documentType which document is asked for
 * @param idea the user's text; of a longer one the first 8,000 characters are read, and the document says so
 * @returns Markdown for `prd` and `frd`, a complete HTML page for `mockup`
 */
export function draftDocument(documentType: DocumentType, idea: string): string {
  return writers[documentType](readIdea(idea));
}
