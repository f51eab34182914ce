import { inlineTags } from './inlineTags';
import { innerQuoteMarks } from './lines';

/** A text without Markdown; for a table row, its cells with content. */
export function plainText(text: string): string {
  // In `cat|dog` the bar is part of a word.
  const cells = text.split(/(?<=\s)[|¦]\s?|^[|¦]|[|¦]$/u).map((cell) => cell.trim());
  const row =
    cells.length > 1 ? cells.filter((cell) => /[\p{L}\p{N}]/u.test(cell)).join(' · ') : '';
  return (row === '' ? text : row)
    .replace(inlineTags, ' ')
    .replace(innerQuoteMarks, '')
    .replace(/\*\*|__|~~|`/gu, '')
    .trim();
}
