import { fenceAfter, type CodeFence } from './codeFence';

/** A section of a document: from its heading to the next heading of the same or a higher level. */
export interface DocumentSection {
  /** The heading's words, without its marks. */
  heading: string;
  level: number;
  /** Offsets in the text. */
  start: number;
  end: number;
}

const headingMarks = /^#{1,6}(?= )/;

/**
 * The sections of a document, the title's included, in order; a section contains its subsections.
 *
 * @param text the document as plain text with Markdown headings
 */
export function documentSections(text: string): DocumentSection[] {
  const sections: DocumentSection[] = [];
  const open: DocumentSection[] = [];
  let fence: CodeFence | null = null;
  let start = 0;
  for (const line of text.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    fence = fenceAfter(fence, line);
    // As in the contents: a document that is fenced as a whole has headings.
    const level = fence?.isMarkdown === false ? 0 : (headingMarks.exec(line)?.[0].length ?? 0);
    if (level > 0) {
      for (let last = open.at(-1); last !== undefined && last.level >= level; last = open.at(-1)) {
        last.end = start;
        open.pop();
      }
      const heading = line.slice(level).replaceAll(/[*_`]/g, '').trim();
      const section = { heading, level, start, end: text.length };
      sections.push(section);
      open.push(section);
    }
    start += line.length;
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
  return documentSections(text).filter(
    (section) => section.level > 1 && section.heading === heading,
  )[occurrence];
}
