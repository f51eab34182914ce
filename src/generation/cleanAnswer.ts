import type { DocumentType } from '../../contract/documentType';
import { stripMarkdownFence } from './stripMarkdownFence';
import { extractHtml } from './extractHtml';

/** A text that still changes after so many passes is no wrapped document but a puzzle, and stays as it is. */
const mostPasses = 3;

/**
 * Removes what models put around a document: greetings, fences, closing remarks. For preview, copy and HTML download;
 * what is saved stays as it came (docs/behaviour.md#cleaned-answers).
 *
 * @param documentType a mockup is freed of everything around its HTML; of a requirement document only a Markdown fence
 *   around the whole is removed
 * @param text the service's text, whole or cut off anywhere
 * @returns the document; cleaning it again changes nothing
 */
export function cleanAnswer(documentType: DocumentType, text: string): string {
  const clean = documentType === 'mockup' ? extractHtml : stripMarkdownFence;
  let cleaned = text;
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const next = clean(cleaned);
    if (next === cleaned) return cleaned;
    cleaned = next;
  }
  return clean(cleaned) === cleaned ? cleaned : text;
}
