import type { DocumentType } from '../../contract/documentType';
import { stripMarkdownFence } from './stripMarkdownFence';
import { extractHtml } from './extractHtml';

/** What a reasoning model thought before it answered. */
const thinking = /^\s*<think(?:ing)?>[^]*?<\/think(?:ing)?>\s*/i;

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
  const clean = (one: string): string => cleanRest(one.replace(thinking, ''));
  let cleaned = text;
  for (let pass = 0; pass < maximumPasses; pass += 1) {
    const next = clean(cleaned);
    if (next === cleaned) return cleaned;
    cleaned = next;
  }
  return clean(cleaned) === cleaned ? cleaned : text;
}
