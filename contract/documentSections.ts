import { documentHeadings, hasTitle } from './documentHeadings';
import { linesOf } from './linesOf';

/** A section of a document: from its heading to the next heading of the same or a higher level. */
export interface DocumentSection {
  /** The heading's words, without its marks. */
  heading: string;
  level: number;
  /** Offsets in the text. */
  start: number;
  end: number;
}

/**
 * The sections of a document, the title's included, in order; a section contains its subsections.
 *
 * @param text the document as plain text with Markdown headings
 */
export function documentSections(text: string): DocumentSection[] {
  const sections: DocumentSection[] = [];
  const open: DocumentSection[] = [];
  const lines = linesOf(text);
  let [start, next] = [0, 0];
  for (const { heading, level, line } of documentHeadings(lines)) {
    for (; next < line; next += 1) start += lines[next]?.length ?? 0;
    for (let last = open.at(-1); last !== undefined && last.level >= level; last = open.at(-1)) {
      last.end = start;
      open.pop();
    }
    const section = { heading, level, start, end: text.length };
    sections.push(section);
    open.push(section);
  }
  return sections;
}

/** Identifies a section below the title: its heading, and how many sections before it have the same heading. */
export interface SectionPlace {
  heading: string;
  occurrence: number;
}

/** The section at a place, if the document has it. */
export function findSection(
  text: string,
  { heading, occurrence }: SectionPlace,
): DocumentSection | undefined {
  const sections = documentSections(text);
  return sections
    .slice(hasTitle(sections) ? 1 : 0)
    .filter((section) => section.heading === heading)[occurrence];
}
