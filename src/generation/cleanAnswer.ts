import type { DocumentType } from '../../contract/documentType';
import { lengthOfThinking } from '../../contract/thinking';
import { stripMarkdownFence } from './stripMarkdownFence';
import { extractHtml } from './extractHtml';

/** Give up after this many passes: a text that still changes is not a wrapped document. */
const maximumPasses = 3;

/**
 * Removes what models put around a document: greetings, fences, closing remarks. Used for preview, copy and HTML
 * download; the saved text stays unchanged (docs/behaviour.md#cleaned-answers).
 *
 * @param documentType for a mockup, everything around the HTML is removed; for a requirement document, only the
 *   model's thinking, and a Markdown fence around the whole text with a remark before it
 * @param text the service's text, complete or truncated
 * @returns the document; cleaning is idempotent
 */
export function cleanAnswer(documentType: DocumentType, text: string): string {
  const cleanRest = documentType === 'mockup' ? extractHtml : stripMarkdownFence;
  const clean = (one: string): string => cleanRest(withoutThinking(one));
  let cleaned = text;
  for (let pass = 0; pass < maximumPasses; pass += 1) {
    const next = clean(cleaned);
    if (next === cleaned) return cleaned;
    cleaned = next;
  }
  return clean(cleaned) === cleaned ? cleaned : text;
}

function withoutThinking(text: string): string {
  const length = lengthOfThinking(text);
  return length === 0 ? text : text.slice(length).trimStart();
}
