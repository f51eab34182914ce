import type { DocumentType } from '../../../../contract/documentType';

const hiddenMarkup = /<(style|script)\b[^]*?<\/\1\s*>|<[^<>]*>/gi;

/**
 * The number of words: runs of characters between spaces that contain a letter or digit.
 *
 * @param documentType of a mockup, only the words on the page count
 * @param text the document
 */
export function countWords(documentType: DocumentType, text: string): number {
  const read = documentType === 'mockup' ? text.replaceAll(hiddenMarkup, ' ') : text;
  return read.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
