import { findSection } from './documentSections';

/** For tests: sections at two levels, a fenced heading and a repeated one. */
export const sectionsSample = [
  '# Bees',
  '## Goals',
  'One',
  '### Later',
  'Two  ',
  '',
  '```',
  '## Not a heading',
  '```',
  '## Users',
  'Three',
  '## **Goals**',
  'Four',
  '',
].join('\n');

/** For tests: finds a section of the sample, or of another document. Throws if there is none. */
export function sectionOf(heading: string, occurrence = 0, document = sectionsSample) {
  const section = findSection(document, { heading, occurrence });
  if (section === undefined) throw new Error(`There is no section ${heading}.`);
  return section;
}
