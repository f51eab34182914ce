/** A section of a document: its heading and all up to the next one of the same or a higher level. */
export interface DocumentSection {
  /** Position of the heading's first character. */
  start: number;
  /** Position after the section's last character. */
  end: number;
}

/**
 * Finds a section of a Markdown document.
 *
 * @param document the document
 * @param heading its line, such as `## Goals`, or its words alone
 * @returns the first section with this heading, or `undefined` if there is none
 */
export function findDocumentSection(
  document: string,
  heading: string,
): DocumentSection | undefined {
  const sought = heading.trim();
  let fence: string | undefined;
  let found: { start: number; level: number } | undefined;
  for (const { 0: line, index } of document.matchAll(/[^\r\n]+/g)) {
    const [, mark] = /^ {0,3}(```|~~~)/.exec(line) ?? [];
    if (mark !== undefined && (fence === undefined || fence === mark)) {
      fence = fence === undefined ? mark : undefined;
      continue;
    }
    const [marks] = fence === undefined ? (/^#{1,6}(?=\s)/.exec(line) ?? []) : [];
    if (marks === undefined) continue;
    if (found !== undefined && marks.length <= found.level)
      return { start: found.start, end: index };
    const isSought = line.trim() === sought || line.slice(marks.length).trim() === sought;
    if (found === undefined && isSought) found = { start: index, level: marks.length };
  }
  return found === undefined ? undefined : { start: found.start, end: document.length };
}
